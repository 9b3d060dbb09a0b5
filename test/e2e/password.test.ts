import { afterAll, beforeAll, expect, test } from 'vitest'
import { more } from '../../app/text/el/more.ts'
import { desktop, phone, visitor } from './browser.ts'
import { openWalks, type Walks } from './walks.ts'

const { login } = more
const maria = { email: 'maria@gastra.example', password: 'gastra-demo' }

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

test('2.74 2.75 4.41 4.42 4.49 8.21 a forgotten password, from the dialog to the mail and back', async () => {
  const { page, context, checkAccess } = await visitor(walks.browser, phone)
  await page.goto(`${walks.url}/?login=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(login.email).fill(maria.email)
  const asked = Date.now()
  await dialog.getByRole('button', { name: login.forgotPassword }).click()
  await page.waitForURL('**/?forgot=1')
  expect(Date.now() - asked).toBeGreaterThanOrEqual(500)
  await dialog.getByRole('heading', { name: login.titles.forgot }).waitFor()
  expect(await dialog.getByLabel(login.email).inputValue()).toBe(maria.email)
  await checkAccess('the forgot dialog')
  await dialog.getByRole('button', { name: login.sendLink }).click()
  await dialog.getByText(login.emailSubmitSuccess(maria.email)).waitFor()
  await checkAccess('the forgot dialog, sent')
  await dialog.getByRole('button', { name: login.continue }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('')

  const link = await linkInMail()
  const token = new URL(link).searchParams.get('reset') ?? ''
  const secrets: string[] = []
  page.on('request', async request => {
    const { referer } = await request.allHeaders().catch(() => ({ referer: '' }))
    if (referer?.includes(token)) secrets.push(request.url())
  })
  await page.goto(link)
  await page.waitForURL('**/?reset=1')
  await checkAccess('the reset dialog')
  await dialog.getByLabel(login.newPassword).fill('kainourios-1')
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: login.savePassword }).click()
  await reloaded
  expect(page.url()).toBe(`${walks.url}/`)
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth')
  expect(secrets).toEqual([])

  // The link has served.
  await page.goto(link)
  await dialog.getByLabel(login.newPassword).fill('kainourios-2')
  await dialog.getByRole('button', { name: login.savePassword }).click()
  await dialog.getByRole('heading', { name: login.titles.expired }).waitFor()
  await checkAccess('the reset dialog, expired')
  await dialog.getByRole('button', { name: login.newLink }).click()
  await page.waitForURL('**/?forgot=1')
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
})

/** What the button of the latest mail opens. */
async function linkInMail(): Promise<string> {
  const { page, context } = await visitor(walks.browser, desktop)
  try {
    for (let tries = 0; tries < 50; tries++) {
      await page.goto(`${walks.url}/sandbox/mail`)
      const mails = page.getByRole('link', { name: /κωδικός για τον λογαριασμό/i })
      if ((await mails.count()) > 0) {
        await mails.first().click()
        await page.waitForLoadState()
        for (const frame of page.frames()) {
          const [href] = await frame
            .locator('a[href*="reset="]')
            .evaluateAll(links => links.map(link => (link as unknown as { href: string }).href))
          if (href) return href
        }
      }
      await page.waitForTimeout(200)
    }
    throw new Error('no mail with a link came')
  } finally {
    await context.close()
  }
}

test('4.47 4.48 6.02 whoever has no session goes home to log in, and comes back', async () => {
  const { page, context } = await visitor(walks.browser, desktop)
  const made = { name: 'auth', value: encodeURIComponent('{"token":"made-up"}'), url: walks.url }
  await context.addCookies([
    made,
    { name: 'user', value: '%7B%22name%22%3A%22X%22%7D', url: walks.url },
  ])
  await page.goto(`${walks.url}/account/orders`)
  await page.waitForURL('**/?login=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(login.email).waitFor()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('auth')
  expect(names).not.toContain('user')
  await dialog.getByLabel(login.email).fill('eleni@lefka.example')
  await dialog.getByLabel(login.password).fill(maria.password)
  await dialog.getByRole('button', { name: login.login, exact: true }).click()
  await page.waitForURL(`${walks.url}/account/orders`)
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth')
})
