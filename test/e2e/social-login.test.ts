import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first as el } from '../../app/text/el/index.ts'
import { more as moreEl } from '../../app/text/el/more.ts'
import { first as en } from '../../app/text/en/index.ts'
import { more as moreEn } from '../../app/text/en/more.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const words = { el: { ...el, ...moreEl }, en: { ...en, ...moreEn } }
type Lang = keyof typeof words
type Platform = 'google' | 'facebook'

const button = ({ page }: Visitor, lang: Lang, platform: Platform) =>
  page.getByRole('dialog').getByRole('button', { name: words[lang].social.login[platform] })

async function atDialog(lang: Lang, viewport: typeof phone): Promise<Visitor> {
  const here = await visitor(walks.browser, viewport)
  await here.context.addCookies([{ name: 'lang', value: lang, url: walks.url }])
  await here.page.goto(`${walks.url}/plans?login=1`)
  await button(here, lang, 'google').waitFor()
  return here
}

/** The provider's window, opened by the button. */
async function chooser(here: Visitor, lang: Lang, platform: Platform) {
  const opened = here.context.waitForEvent('page')
  await button(here, lang, platform).click()
  const window = await opened
  await window.waitForURL('**/sandbox/**')
  return window
}

describe.each([
  ['el', phone, 'google', 'hl=el', 'Άννα Δημοπούλου'],
  ['en', desktop, 'facebook', 'locale=en_US', 'Ελένη Σταθάκη'],
] as const)('in %s', (lang, viewport, platform, language, name) => {
  test(`1.13 1.14 2.69 4.38 7.18 7.21 7.22 9.01 9.24 with ${platform}: chosen there, logged in here`, async () => {
    const here = await atDialog(lang, viewport)
    const { page, context, checkAccess, complaints } = here
    const outside: string[] = []
    page.on('request', request => {
      if (request.url().includes('/sandbox/')) outside.push(request.url())
    })
    for (const each of ['google', 'facebook'] as const)
      expect(await button(here, lang, each).boundingBox()).toMatchObject({ width: 280, height: 44 })
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain(words[lang].social.or)
    await checkAccess('login dialog')
    await button(here, lang, platform).hover()
    // Nothing of a provider's is loaded before it is chosen.
    expect(outside).toEqual([])

    const window = await chooser(here, lang, platform)
    expect(window.url()).toContain(language)
    const reloaded = page.waitForEvent('load')
    await window.getByRole('button', { name }).click()
    await reloaded
    expect(new URL(page.url()).pathname).toBe('/plans')
    const cookies = await context.cookies()
    const user = decodeURIComponent(cookies.find(cookie => cookie.name === 'user')?.value ?? '')
    expect(user).toContain(name)
    expect(cookies.find(cookie => cookie.name === 'auth')?.httpOnly).toBe(true)
    if (platform === 'facebook') expect(outside[0]).toMatch(/\/en_US\/sdk\.js$/)
    expect(complaints).toEqual([])
  })

  test(`5.11 8.08 without an e-mail ${platform} is told "Permissions Error", and why`, async () => {
    const here = await atDialog(lang, viewport)
    const { page, context } = here
    const window = await chooser(here, lang, platform)
    await window.locator('#name').fill('Anna')
    await window.locator('button.go').click()
    const notice = page.getByRole('dialog').getByRole('alert')
    await expect
      .poll(() => notice.textContent())
      .toBe(words[lang].social.refused['permissions-error'])
    const toast = lang === 'en' ? 'Permissions Error' : 'Λείπουν δικαιώματα'
    await page.getByText(toast, { exact: true }).waitFor()
    expect((await context.cookies()).map(cookie => cookie.name)).not.toContain('auth')
  })
})

test('where Facebook’s script is blocked the dialog says so, and the rest works', async () => {
  const here = await visitor(walks.browser, phone)
  await here.page.route('**/sdk.js', route => route.abort())
  await here.page.goto(`${walks.url}/plans?login=1`)
  await button(here, 'el', 'facebook').click()
  const notice = here.page.getByRole('dialog').getByRole('alert')
  await expect.poll(() => notice.textContent()).toBe(words.el.social.missed['script-blocked'])
})

test('what a stranger’s link says at the end of Google’s window changes nothing', async () => {
  const here = await atDialog('el', phone)
  const window = await chooser(here, 'el', 'google')
  const stray = await here.context.newPage()
  await stray.goto(`${walks.url}/login/google#state=guessed&id_token=stolen`)
  await expect.poll(() => stray.evaluate(() => location.hash)).toBe('')
  expect(await button(here, 'el', 'google').getAttribute('aria-busy')).toBe('true')
  await window.getByRole('button', { name: 'Ακύρωση' }).click()
  await expect.poll(() => button(here, 'el', 'google').getAttribute('aria-busy')).toBeNull()
  expect(await here.page.getByRole('dialog').getByRole('alert').count()).toBe(0)
})
