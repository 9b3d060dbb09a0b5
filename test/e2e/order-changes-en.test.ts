import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { windowNames } from '#shop/schedule/window.ts'
import { english as words } from '../words.ts'
import { desktop, visitor } from './browser.ts'
import { kifisias, openOrder } from './opening.ts'
import * as order from './order.ts'
import { openWalks, type Walks } from './walks.ts'

const { orderChange: change } = words

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const maria = { username: 'maria@gastra.example', password: 'gastra-demo' }

test('1.11 2.20 2.21 2.22 2.31 4.50 4.51 8.16 on a desktop, in English: paid at epay at the second try, then changed, moved, undone and cancelled', async () => {
  const mariaHere = await visitor(walks.browser, desktop)
  const walk = { visitor: mariaHere, words }
  const { page, checkAccess, complaints } = mariaHere
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')

  await page.goto(`${walks.url}/plans?lang=en`)
  await openOrder(walk, { goal: /choose/i, address: kifisias, mains: 4, later: true })
  await page.goto(`${walks.url}/checkout`)
  await dialog.waitFor()
  await order.logIn(walk, maria)

  const place = async () => {
    await page.getByRole('button', { name: new RegExp(words.checkout.place) }).click()
  }
  // She presses before the way to pay is saved.
  await page.route('**/cart-payment-type-update/**', async route => {
    await pause(1500)
    await route.continue()
  })
  const epay = page.getByRole('radio', { name: /epay/ })
  await page.locator('label', { has: epay }).click()
  await expect.poll(() => epay.isChecked()).toBe(true)
  await place()
  await order.pay(page, 'decline')
  await page.waitForURL('**/epay-failure**')
  await main.getByText('We were unable to process your payment').waitFor()
  await checkAccess('declined at epay')
  await main
    .getByRole('link', { name: words.checkout.tryAgain })
    .or(main.getByRole('button', { name: words.checkout.tryAgain }))
    .click()
  await page.waitForURL('**/checkout')
  await place()
  await order.pay(page, 'approve')
  await page.waitForURL('**/epay-success**')
  await main.getByRole('heading', { name: words.order.thanksTitle }).waitFor()
  await checkAccess('paid at epay')
  await main.getByRole('link', { name: words.checkout.seeOrder }).click()
  await page.waitForURL('**/account/orders/**')

  // One meal more costs more: it is paid first, then made.
  await main.getByRole('button', { name: new RegExp(change.changeMeals) }).click()
  await dialog.getByRole('heading', { name: change.mealsDialog.add }).waitFor()
  const [add = ''] = words.menu.addOne('\u0000').split('\u0000')
  await dialog.getByRole('button', { name: add.trim() }).first().click()
  const toPayment = dialog.getByRole('button', { name: /^Continue to payment/ })
  await toPayment.waitFor()
  await checkAccess('meals of an order')
  await toPayment.click()
  await order.pay(page, 'approve')
  await page.waitForURL('**/account/orders/**')
  await main.getByText(change.paid).waitFor()
  await main.getByText('5 mains').or(main.getByText(change.kind.meals)).first().waitFor()

  // Another window, and back.
  const move = async (window: string) => {
    await main.getByRole('button', { name: new RegExp(change.move) }).click()
    await dialog.locator('label', { has: page.getByRole('radio', { name: window }) }).click()
    await checkAccess('day, time and address of an order')
    await dialog.getByRole('button', { name: change.moveDialog.save }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await move(windowNames.morning.en)
  const told = page.getByRole('status').filter({ hasText: 'Moved to' })
  await told.waitFor()
  expect(await main.textContent()).toContain('09:00 – 13:00')
  await told.getByRole('button', { name: change.undo }).click()
  await page.getByText(change.undoDialog.done).waitFor()
  expect(await main.textContent()).toContain('16:00 – 20:00')

  const downloading = page.waitForEvent('download')
  await main.getByRole('link', { name: change.calendar }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^order-\d+\.ics$/)
  const calendar = await readFile(await file.path(), 'utf8')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(calendar).toContain('SUMMARY')

  // What goes back is shown before, and afterwards.
  await main.getByRole('button', { name: change.cancelOrder }).click()
  const ask = page.getByRole('alertdialog').or(dialog)
  await ask.getByText(/€ refund/).waitFor()
  const [amount = ''] = /\d+,\d\d€/.exec((await ask.textContent()) ?? '') ?? []
  await checkAccess('cancelling an order')
  await ask.getByRole('button', { name: change.cancelDialog.orderButton }).click()
  await ask.waitFor({ state: 'hidden' })
  await main.getByText(words.order.status.canceled).first().waitFor()
  const refunds = main.getByRole('region', { name: change.refunds })
  const parts = (await refunds.getByText(/^\d+,\d\d€$/).allTextContents()).map(cents)
  expect(parts).toHaveLength(2)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(amount))
  await checkAccess('cancelled order')

  await expect
    .poll(async () => {
      await page.goto(`${walks.url}/sandbox/mail`)
      return page.getByRole('link', { name: /^Order \d+ is cancelled$/ }).count()
    })
    .toBe(1)
  await page.getByRole('link', { name: /^Order \d+ is cancelled$/ }).click()
  await page.getByText(`We’re refunding ${amount}`).first().waitFor()
  // The test page of the mails shows one in a frame of its own.
  const unexpected = complaints.filter(text => !text.includes('/sandbox/mail'))
  expect(unexpected).toEqual([])
})

function cents(text: string): number {
  const [euros = '', rest = ''] = (/(\d+),(\d\d)€/.exec(text) ?? []).slice(1)
  return Number(euros) * 100 + Number(rest)
}
