import { afterAll, beforeAll, expect, test } from 'vitest'
import { english as words } from '../words.ts'
import { desktop, visitor } from './browser.ts'
import { linkInMail } from './mail-link.ts'
import * as order from './order.ts'
import { logInSocially, withoutEmail } from './social-window.ts'
import { openWalks, type Walks } from './walks.ts'

const { company, login } = words
const speaking = { lang: 'en', words } as const
const kate = { name: 'Kate Vlachou', username: 'kate@lefka.example', password: 'office-lunch-1' }

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

test('2.09 2.28 2.72 3.31 6.01 from a company’s page to an order that it pays its part of', async () => {
  const here = await visitor(walks.browser, desktop)
  const walk = { visitor: here, words }
  const { page, context, checkAccess, complaints } = here
  await context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  await page.goto(`${walks.url}/business/lefka`)
  const dialog = page.getByRole('dialog')
  // The dialog opens by itself, on signing up.
  const tab = dialog.getByRole('tab', { name: login.signUp })
  await tab.waitFor()
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  // It opens there again, whatever was chosen before.
  await dialog.getByRole('tab', { name: login.login }).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('main').getByRole('button', { name: company.signUp }).click()
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  await order.signUp(walk, kate)
  await page.waitForURL(`${walks.url}/`)
  // Logged in already, an old address of the dialog opens none.
  await page.goto(`${walks.url}/?login=1`)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await dialog.count()).toBe(0)
  await page.goto(`${walks.url}/business/lefka`)
  await page.getByText(company.signedInAs(kate.username)).waitFor()
  await checkAccess('the company’s page')

  // The company pays only once the mailbox is proved.
  await page.goto(`${walks.url}/addresses`)
  const office = page.getByRole('listitem', { name: 'Lefka Architects' })
  await office.getByText(company.waitsForEmail).waitFor()
  await office.getByRole('button', { name: company.sendLink }).click()
  await office.getByText(company.linkSent).waitFor()
  await checkAccess('offices, waiting for the e-mail')
  await page.goto(await linkInMail(walks, /Confirm your email/, 'verify'))
  await page.getByText(login.emailVerified).waitFor()
  await page.goto(`${walks.url}/addresses`)
  await office.getByText(company.leftThisWeek).waitFor()
  expect(await office.getByText(company.waitsForEmail).count()).toBe(0)
  await checkAccess('offices')

  await office.getByRole('link', { name: company.start }).click()
  await page.waitForURL('**/plans')
  await page.locator('label', { has: page.getByRole('radio', { name: /balance/i }) }).click()
  await page.getByRole('button', { name: words.plans.continue }).click()
  // Where it goes is known.
  await page.waitForURL('**/date-time**')
  await page.getByRole('button', { name: words.dateTime.continue }).click()
  await page.waitForURL('**/menu**')
  await order.fillMenu(walk, 4)
  await page
    .getByRole('link', { name: words.menu.day.continue })
    .or(page.getByRole('button', { name: words.menu.day.continue }))
    .first()
    .click()
  await page.waitForURL('**/checkout')
  const main = page.getByRole('main')
  await main.getByText(company.pays('Lefka Architects')).first().waitFor()
  expect(await main.textContent()).toContain('20,00€')
  await checkAccess('checkout with the company’s part')
  await page.getByRole('button', { name: new RegExp(words.checkout.place) }).click()
  await order.pay(page, 'approve')
  await page.waitForURL('**/account/orders/**')
  await expect.poll(() => main.textContent()).toContain(words.order.status.opened)
  await expect.poll(() => main.textContent()).toContain(company.pays('Lefka Architects'))
  await checkAccess('the order with the company’s part')
  expect(complaints).toEqual([])
  await context.close()
})

test('4.47 4.48 6.02 whoever has no session goes home to log in, and comes back', async () => {
  const { page, context } = await visitor(walks.browser, desktop)
  await context.addCookies([
    { name: 'lang', value: 'en', url: walks.url },
    { name: 'auth', value: encodeURIComponent('{"token":"made-up"}'), url: walks.url },
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
  await dialog.getByLabel(login.password, { exact: true }).fill('gastra-demo')
  await dialog.getByRole('button', { name: login.login, exact: true }).click()
  await page.waitForURL(`${walks.url}/account/orders`)
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth')
  await context.close()
})

test('1.13 1.14 2.69 4.38 7.18 7.21 7.22 9.01 9.24 with Facebook: chosen there, logged in here', () =>
  logInSocially(walks, speaking, desktop, {
    platform: 'facebook',
    language: 'locale=en_US',
    name: 'Ελένη Σταθάκη',
  }))

test('5.11 without an e-mail Facebook is told "Permissions Error", and why', () =>
  withoutEmail(walks, speaking, desktop, 'facebook', 'Permissions Error'))
