import { afterAll, beforeAll, expect, test } from 'vitest'
import { english as words } from '../words.ts'
import { phone, visitor } from './browser.ts'
import * as order from './order.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const kate = { name: 'Kate Wilson', username: 'kate@example.com', password: 'aubergines' }

test('2.64 2.65 2.66 8.01 a monthly plan on a phone, in English: two tabs, no network for a while, a coupon, a paid order', async () => {
  const kateHere = await visitor(walks.browser, phone)
  const walk = { visitor: kateHere, words }
  const { page, context, checkAccess, complaints } = kateHere

  await page.goto(`${walks.url}/plans/weekly?lang=en`)
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en')
  await order.chooseWeeklyPlan(walk, { goal: /Balance/, weeks: 4, breakfast: false })
  await order.giveAddress(walk, {
    typed: 'Kifisias 25',
    picked: /Kifisias 25/,
    floor: '1st',
    bell: 'Wilson',
    phone: '2101234567',
  })
  await order.chooseTime(walk)
  await page.waitForURL('**/menu/weekly')
  await order.fillPlan(walk)

  // Another tab takes one out; this one shows it, also after a while without a network.
  await order.openDrawer(walk)
  const drawer = page.getByRole('dialog', { name: words.layout.drawer.title })
  const toasts = page.getByRole('region', { name: words.layout.toasts })
  expect(await drawer.textContent()).toContain(words.drawer.complete(8, 8))
  await drawer.locator('summary').first().click()
  const less = drawer.getByRole('button', { name: words.layout.quantity.less('').trim() }).first()
  const other = await context.newPage()
  await other.goto(`${walks.url}/menu/weekly?order=1`)
  await other.getByText(words.drawer.complete(8, 8)).waitFor()
  await context.setOffline(true)
  await less.click()
  await expect.poll(() => toasts.textContent()).toContain(words.layout.offline)
  expect(await drawer.textContent()).toContain(words.drawer.complete(7, 8))
  expect(await other.getByText(words.drawer.complete(7, 8)).count()).toBe(0)
  await context.setOffline(false)
  await other.getByText(words.drawer.complete(7, 8)).waitFor()
  await expect.poll(() => toasts.textContent()).not.toContain(words.layout.offline)
  await other.close()
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await order.fillPlan(walk)

  await page.getByRole('button', { name: words.weekly.checkout }).locator('visible=true').click()
  await page.waitForURL('**/checkout**')
  await page.getByRole('dialog').waitFor()
  await order.signUp(walk, kate)
  const main = page.getByRole('main')
  await order.redeemCoupon(walk, main, 'PROTI20')
  expect(await main.textContent()).toContain(words.order.deliveriesOf(8))
  await page.getByRole('button', { name: new RegExp(words.checkout.place) }).click()
  await order.pay(page, 'approve')

  await page.waitForURL('**/account/orders/**')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe(words.order.thanksTitle)
  await main.getByRole('heading', { name: words.order.deliveriesOf(8) }).waitFor()
  await checkAccess('order of a monthly plan')
  await page.goto(`${walks.url}/account/orders`)
  await main.getByText('Monthly plan').first().waitFor()
  expect(await main.textContent()).toContain(words.order.deliveriesOf(8))
  const unexpected = complaints.filter(text => !/ERR_INTERNET_DISCONNECTED/.test(text))
  expect(unexpected).toEqual([])
})
