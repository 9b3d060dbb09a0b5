import { afterAll, beforeAll, expect, test } from 'vitest'
import { greek as words } from '../words.ts'
import { phone, visitor } from './browser.ts'
import * as order from './order.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const nikos = { name: 'Νίκος Σταύρου', username: 'nikos@example.gr', password: 'καρπούζι με φέτα' }

test('2.06 2.11 2.14 2.37 2.62 2.63 2.64 4.21 4.23 4.24 4.26 5.19 a plan of two weeks on a phone, in Greek: filled, with a coupon, to a paid order', async () => {
  const nikosHere = await visitor(walks.browser, phone)
  const walk = { visitor: nikosHere, words }
  const { page, checkAccess, complaints } = nikosHere
  const toasts = page.getByRole('region', { name: words.layout.toasts })

  await page.goto(`${walks.url}/plans/weekly`)
  await order.chooseWeeklyPlan(walk, { goal: /Ισορροπία/, weeks: 2, breakfast: true })
  await order.giveAddress(walk, {
    typed: 'Ερμού 12',
    picked: /Ερμού 12/,
    floor: '2ος',
    bell: 'Σταύρου',
    phone: '694 412 3457',
  })
  await order.chooseTime(walk)
  await page.waitForURL('**/menu/weekly')

  // Nothing chosen yet: checkout leads back, says what lacks and explains how a plan fills.
  await page.goto(`${walks.url}/checkout`)
  await page.waitForURL('**/menu/weekly?rules=1')
  const rules = page.getByRole('dialog')
  await rules.getByText('0 / ').first().waitFor()
  await expect.poll(() => toasts.textContent()).toContain('Χρειάζεσαι τουλάχιστον')
  await checkAccess('plan rules')
  await page.goBack()
  await rules.waitFor({ state: 'hidden' })

  await order.fillPlan(walk)
  // What was chosen can be taken back, and chosen anew by other preferences.
  const ready = page.getByText(words.weekly.allComplete)
  const oneDelivery = '**/call/cart-schedule-menu-update/**'
  await page.route(oneDelivery, async route => {
    await new Promise(resolve => setTimeout(resolve, 200))
    await route.continue()
  })
  await page.getByRole('button', { name: words.weekly.undo }).click()
  await ready.waitFor({ state: 'hidden' })
  // Pressed while the other deliveries are still being taken back.
  await order.fillPlan(walk)
  await page.unroute(oneDelivery)
  await page.getByRole('button', { name: words.fill.changePreferences }).click()
  const preferences = page.getByRole('dialog', { name: words.fill.title })
  await preferences.waitFor()
  await checkAccess('fill it for me')
  await preferences
    .locator('label', { has: page.getByRole('checkbox') })
    .last()
    .click()
  await preferences.getByRole('button', { name: words.fill.again }).click()
  await preferences.waitFor({ state: 'hidden' })
  await ready.waitFor()
  await page.goto(`${walks.url}/menu`)
  await page.waitForURL('**/menu/weekly')

  await order.openDrawer(walk)
  const drawer = page.getByRole('dialog', { name: words.layout.drawer.title })
  expect(await drawer.getByRole('heading', { level: 3 }).count()).toBe(4)
  expect(await drawer.textContent()).toContain(words.drawer.complete(4, 4))
  await drawer.getByRole('button', { name: words.coupon.haveCode }).click()
  await drawer.getByRole('button', { name: words.coupon.redeem }).click()
  await drawer.getByText('Συμπλήρωσε τον κωδικό σου').first().waitFor()
  await drawer.getByRole('textbox', { name: words.coupon.label }).fill('ΚΑΛΟΚΑΙΡΙ')
  await drawer.getByRole('button', { name: words.coupon.redeem }).click()
  await drawer.getByText('Μη έγκυρος κωδικός κουπονιού').first().waitFor()
  await order.redeemCoupon(walk, drawer, 'proti20')
  expect(await drawer.textContent()).toContain(words.coupon.firstOrderIn(20))
  await drawer.getByRole('link', { name: words.drawer.next.checkout }).click()
  await page.waitForURL('**/checkout**')

  await page.getByRole('dialog').waitFor()
  await order.signUp(walk, nikos)
  await page.waitForURL('**/checkout**')
  await page.getByRole('button', { name: words.coupon.removeOf('PROTI20') }).waitFor()
  const main = page.getByRole('main')
  expect(await main.textContent()).toContain(words.order.deliveriesOf(4))
  await checkAccess('checkout of a plan')
  await page.getByRole('button', { name: new RegExp(words.checkout.place) }).click()
  await order.pay(page, 'approve')

  await page.waitForURL('**/account/orders/**')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe(words.order.thanksTitle)
  await main.getByRole('heading', { name: words.order.deliveriesOf(4) }).waitFor()
  expect(await main.getByRole('heading', { level: 3 }).count()).toBe(4)
  expect(await main.textContent()).toContain('Πρώτη παραγγελία')
  await checkAccess('order of a plan')
  const unexpected = complaints.filter(text => !/status of 404/.test(text))
  expect(unexpected).toEqual([])
})
