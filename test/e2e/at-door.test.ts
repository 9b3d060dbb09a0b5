import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { greek as deskWords } from '../desk-words.ts'
import { singleCart } from '../screens/carts.ts'
import { callsOf } from '../screens/shop-calls.ts'
import { greek as words } from '../words.ts'
import { desktop, phone, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { tabAndPress, tabTo } from './keyboard.ts'
import * as order from './order.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const maria = { username: 'maria@gastra.example', password: 'gastra-demo' }
const way = 'Στην παράδοση'
const byBank = 'Τραπεζικό έμβασμα'

test('16.01 16.03 16.06 on a phone, by keyboard: an order is paid when it is handed over, and care notes it', async () => {
  await offer('door', way)
  const mariaHere = await visitor(walks.browser, phone)
  const { page, checkAccess, complaints } = mariaHere
  await page.goto(`${walks.url}/plans`)
  const cartId = await singleCart(callsOf(walks.url))
  await page.evaluate(id => localStorage.setItem('cart', id), cartId)
  await page.goto(`${walks.url}/checkout`)
  await page.getByRole('dialog').waitFor()
  await order.logIn({ visitor: mariaHere, words }, maria)

  await page.getByRole('radio', { name: way }).waitFor()
  await tabTo(page, /Κάρτα/)
  await page.keyboard.press('ArrowUp')
  expect(await page.getByRole('radio', { name: way }).isChecked()).toBe(true)
  const button = page.getByRole('button', { name: new RegExp(words.checkout.placeFree) })
  await button.waitFor()
  const price = (await button.textContent())?.match(/\d+,\d\d€/)?.[0] ?? ''
  await page.getByText(words.checkout.payAtDoor(price)).waitFor()
  await checkAccess('checkout, paid when it is handed over')
  await tabAndPress(page, new RegExp(words.checkout.placeFree))

  await page.waitForURL('**/account/orders/**')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: words.order.thanksTitle }).waitFor()
  await main.getByText(words.order.atDoor(price)).waitFor()
  await checkAccess('thanks for an order that is still to be paid')
  await page.goto(page.url().replace(/\?.*/, ''))
  await main.getByText(words.order.atDoor(price)).waitFor()
  const number = (await main.getByRole('heading', { level: 1 }).textContent())?.match(/\d+/)?.[0]
  expect(complaints).toEqual([])

  const careHere = await visitor(walks.browser, desktop)
  await takeMoney(careHere.page, number ?? '', price, careHere.checkAccess)
  expect(careHere.complaints).toEqual([])
  await page.reload()
  await main.getByText(words.order.statusText.opened).waitFor()
})

test('18.02 18.04 18.06 on a phone, by keyboard: an order waits for a transfer, and care notes that it came', async () => {
  await offer('bank', byBank, { bank: { iban: 'GR1601101250000000012300695', days: 1 } })
  const mariaHere = await visitor(walks.browser, phone)
  const { page, checkAccess, complaints } = mariaHere
  await page.goto(`${walks.url}/plans`)
  const cartId = await singleCart(callsOf(walks.url))
  await page.evaluate(id => localStorage.setItem('cart', id), cartId)
  await page.goto(`${walks.url}/checkout`)
  await page.getByRole('dialog').waitFor()
  await order.logIn({ visitor: mariaHere, words }, maria)
  await page.getByRole('radio', { name: byBank }).check()
  const button = page.getByRole('button', { name: new RegExp(words.checkout.placeFree) })
  await button.waitFor()
  const price = (await button.textContent())?.match(/\d+,\d\d€/)?.[0] ?? ''
  await page.getByText(words.checkout.payByBank(price)).waitFor()
  await tabAndPress(page, new RegExp(words.checkout.placeFree))

  await page.waitForURL('**/account/orders/**')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: words.order.transfer.title(price) }).waitFor()
  await main.getByText('GR16 0110 1250 0000 0001 2300 695').waitFor()
  await checkAccess('an order that waits for a transfer')
  await tabTo(page, new RegExp(words.order.transfer.copyOf(words.order.transfer.iban)))
  const number = (await main.getByRole('heading', { level: 1 }).textContent())?.match(/\d+/)?.[0]
  expect(complaints).toEqual([])

  const careHere = await visitor(walks.browser, desktop)
  const { orders, login } = deskWords
  await careHere.page.goto(`${walks.url}/desk/orders/${number}`)
  await enterDesk(careHere.page, 'manager', login)
  await careHere.page.goto(`${walks.url}/desk/orders/${number}`)
  await careHere.page.getByRole('button', { name: orders.act.bankPaid }).click()
  const dialog = careHere.page.getByRole('dialog')
  const amount = dialog.getByLabel(orders.atDoor.amount)
  await amount.fill('1')
  await dialog.getByRole('button', { name: orders.save }).click()
  await dialog.getByText(orders.byBank.other(price)).waitFor()
  await careHere.checkAccess('noting that a transfer came')
  await amount.fill(price.replace('€', ''))
  await dialog.getByRole('button', { name: orders.save }).click()
  await dialog.waitFor({ state: 'hidden' })
  await careHere.page.getByText(orders.square).first().waitFor()
  expect(careHere.complaints).toEqual([])
  await page.reload()
  await main.getByText(words.order.statusText.opened).waitFor()
})

async function takeMoney(
  page: Page,
  number: string,
  price: string,
  checkAccess: (what: string) => Promise<void>,
): Promise<void> {
  const { orders, login } = deskWords
  await page.goto(`${walks.url}/desk/orders/${number}`)
  await enterDesk(page, 'manager', login)
  await page.goto(`${walks.url}/desk/orders/${number}`)
  await page.getByText(orders.owed).first().waitFor()
  await page.getByRole('button', { name: orders.act.doorPaid }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(orders.atDoor.text(price)).waitFor()
  const amount = dialog.getByLabel(orders.atDoor.amount)
  await amount.fill('1')
  await dialog.getByRole('button', { name: orders.save }).click()
  await dialog.getByText(orders.atDoor.other(price)).waitFor()
  await checkAccess('noting what was taken')
  await amount.fill(price.replace('€', ''))
  await dialog.getByLabel(orders.atDoor.by).selectOption('pos')
  await dialog.getByRole('button', { name: orders.save }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(orders.square).first().waitFor()
  await page.getByText(orders.ways.pos).first().waitFor()
}

/** As the owner’s folder would say it. */
async function offer(code: 'door' | 'bank', el: string, more: object = {}): Promise<void> {
  const host = join(walks.folder, 'postgres')
  const db = new pg.Client({ host, user: 'gastra', database: 'gastra' })
  await db.connect()
  const names = { name: { el, en: code }, description: { el, en: code } }
  const type = { id: `attica-${code}`, spotId: 'attica', code, provider: code, ...names, ...more }
  await db.query(
    'insert into spot_payment_type (id, spot_id, position, data) values ($1, $2, 99, $3)',
    [type.id, type.spotId, JSON.stringify(type)],
  )
  await db.end()
}
