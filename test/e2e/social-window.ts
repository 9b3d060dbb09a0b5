import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Words } from '../../app/text/words.ts'
import { type phone, type Visitor, visitor } from './browser.ts'
import type { Walks } from './walks.ts'

type Platform = 'google' | 'facebook'
type Speaking = { readonly lang: 'el' | 'en'; readonly words: Words }

export const socialButton = ({ page }: Visitor, { words }: Speaking, platform: Platform): Locator =>
  page.getByRole('dialog').getByRole('button', { name: words.social.login[platform] })

/** A visitor whose login dialog is open. */
export async function atDialog(
  walks: Walks,
  speaking: Speaking,
  viewport: typeof phone,
): Promise<Visitor> {
  const here = await visitor(walks.browser, viewport)
  await here.context.addCookies([{ name: 'lang', value: speaking.lang, url: walks.url }])
  await here.page.goto(`${walks.url}/plans?login=1`)
  await socialButton(here, speaking, 'google').waitFor()
  return here
}

/** The provider's window, opened by the button. */
export async function chooser(
  here: Visitor,
  speaking: Speaking,
  platform: Platform,
): Promise<Page> {
  const opened = here.context.waitForEvent('page')
  await socialButton(here, speaking, platform).click()
  const window = await opened
  await window.waitForURL('**/sandbox/**')
  return window
}

type Choice = { platform: Platform; language: string; name: string }

/** Chooses an account at the provider and is logged in here, where the dialog was opened. */
export async function logInSocially(
  walks: Walks,
  speaking: Speaking,
  viewport: typeof phone,
  { platform, language, name }: Choice,
): Promise<void> {
  const here = await atDialog(walks, speaking, viewport)
  const { page, context, checkAccess, complaints } = here
  const outside: string[] = []
  page.on('request', request => {
    if (request.url().includes('/sandbox/')) outside.push(request.url())
  })
  for (const each of ['google', 'facebook'] as const)
    expect(await socialButton(here, speaking, each).boundingBox()).toMatchObject({
      width: 280,
      height: 44,
    })
  const { or } = speaking.words.social
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain(or)
  await checkAccess('login dialog')
  await socialButton(here, speaking, platform).hover()
  // Nothing of a provider's is loaded before it is chosen.
  expect(outside).toEqual([])

  const window = await chooser(here, speaking, platform)
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
  await context.close()
}

/** A visitor who keeps the e-mail back is told why the login failed. */
export async function withoutEmail(
  walks: Walks,
  speaking: Speaking,
  viewport: typeof phone,
  platform: Platform,
  toast: string,
): Promise<void> {
  const here = await atDialog(walks, speaking, viewport)
  const { page, context } = here
  const window = await chooser(here, speaking, platform)
  await window.locator('#name').fill('Anna')
  await window.locator('button.go').click()
  const notice = page.getByRole('dialog').getByRole('alert')
  const { refused } = speaking.words.social
  await expect.poll(() => notice.textContent()).toBe(refused['permissions-error'])
  await page.getByText(toast, { exact: true }).waitFor()
  expect((await context.cookies()).map(cookie => cookie.name)).not.toContain('auth')
  await context.close()
}
