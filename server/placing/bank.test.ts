import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { cartByBank, iban, offerBank, orderByBank } from '../../test/orders/by-bank.ts'
import { type Bought, placeCart } from '../../test/orders/orders.ts'
import { traces } from '../../test/outside/webhooks.ts'
import { filledCart, maria, nikos, proveEmail, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'
import type { Placing } from '../db/placing.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'
import { issueDocuments } from '../payments/fiscal-documents.ts'
import { checkAttempts } from '../payments/reconcile.ts'
import { sendRefunds } from '../payments/refunds.ts'
import { bankRefusal } from './bank.ts'
import { expireOrders } from './expiry.ts'

const hour = 60 * 60_000
let door: Door
let token: string
let dataDir: string
let care: Seat
let drift: string[]
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-bank-'))
  door = await openDoor({ PUBLIC_URL: 'http://shop.test', DATA_DIR: dataDir })
  token = await signUp(door, maria)
  await proveEmail(door, token)
  drift = await allFaults()
})
beforeEach(async () => {
  door.at(monday + 60 * hour)
  await expireOrders(door.shop)
  door.at(monday)
  care = await seat(door, 'care')
  offerBank(door)
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true })
})

async function allFaults(now = monday): Promise<string[]> {
  return (await audit(door.db, now)).filter(({ note }) => !note).map(({ says }) => says)
}
const faults = async (now = monday) =>
  (await allFaults(now)).filter(fault => !drift.includes(fault))
const orderOf = async ({ orderId }: Pick<Bought, 'orderId'>) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
const waysOf = async (cartId: string) => {
  const { data } = await door.ask('cart-one', { cartId }, { token })
  return data.spotPaymentTypes.map(({ paymentType }) => paymentType.code)
}
const mailsOf = async ({ orderId }: Pick<Bought, 'orderId'>) => {
  const { rows } = await door.db.query<{ code: string }>(
    'select code from mail where order_id = $1 order by created_at',
    [orderId],
  )
  return rows.map(({ code }) => code)
}
async function came(of: Bought, more: object = {}, desk = care) {
  const { data } = await askDesk(door, 'order-one', { order: String(of.number) }, { desk: care })
  const input = { order: of.orderId, seen: data.seen, amount: of.grandtotal, ...more }
  return askDesk(door, 'order-bank-paid', input, { desk })
}

test('18.01 18.02 a transfer is offered where the owner names an account and its money can be there in time', async () => {
  const cartId = await cartByBank(door, token)
  expect(await waysOf(cartId)).toContain('bank')
  offerBank(door, 5)
  expect(await waysOf(cartId)).not.toContain('bank')
  offerBank(door, 4)
  expect(await waysOf(cartId)).toContain('bank')
  const { id: soon } = await filledCart(door, 4, { token })
  expect(await waysOf(soon)).not.toContain('bank')
  offerBank(door, null)
  expect(await waysOf(cartId)).not.toContain('bank')
  const input = { cartId, acceptTerms: true, payBy: 'attica-bank' }
  expect((await door.ask('cart-place', input, { token })).code).toBe('payment-changed')
})

test('18.03 it holds its portions for days, so the mailbox is proved', async () => {
  const others = await signUp(door, nikos)
  const input = { cartId: await cartByBank(door, others), acceptTerms: true }
  const refused = await door.ask('cart-place', input, { token: others, lang: 'el' })
  expect(refused).toMatchObject({ code: 'bank-not-possible', data: { why: 'email' } })
  expect(refused.message).toContain('επιβεβαίωσε πρώτα το email σου')
  const { rowCount } = await door.db.query('select from customer_order where cart_id = $1', [
    input.cartId,
  ])
  expect(rowCount).toBe(0)
  await proveEmail(door, others)
  expect((await door.ask('cart-place', input, { token: others })).code).toBe('ok')
})

test('18.03 an order that is taken on the phone is not paid by a transfer', () => {
  const placing = { draft: { provider: 'bank' }, now: monday } as Placing
  const on = { catalogue: door.shop.catalogue(), byShop: true, isUnproved: false }
  expect(bankRefusal(placing, on)).toMatchObject({
    ...{ refused: 'bank-not-possible', data: { why: 'phone' } },
  })
})

test('18.04 the order waits, and its page and its mail say where the money goes', async () => {
  const order = await orderByBank(door, token)
  expect(order.redirectUrl).toBe(`http://shop.test/account/orders/${order.orderId}`)
  const shown = await orderOf(order)
  expect(shown).toMatchObject({
    ...{ status: 'not-paid', payment: 'open' },
    transfer: {
      iban: 'GR16 0110 1250 0000 0001 2300 695',
      amount: order.grandtotal,
      until: '2026-11-24T21:59:00.000Z',
    },
  })
  await door.run('mails')
  const folder = outboxFolder(dataDir)
  const files = await Promise.all((await readdir(folder)).map(file => readFile(join(folder, file))))
  const mails = await Promise.all(files.map(file => simpleParser(file)))
  const mail = mails.find(({ subject }) => subject?.includes(String(order.number)))
  expect(mail?.text).toContain('GR16 0110 1250 0000 0001 2300 695')
  expect(mail?.text).toMatch(new RegExp(`(Reference|Αιτιολογία): ${order.number}`))
  expect(await traces(door, order.orderId)).toMatchObject({ attempts: ['pending'], documents: 0 })
})

test('18.05 nobody is asked about it, and it ends with its time and gives back what it held', async () => {
  const order = await orderByBank(door, token)
  door.at(monday + 24 * hour)
  await checkAttempts(door.shop)
  await expireOrders(door.shop)
  expect(await orderOf(order)).toMatchObject({ status: 'not-paid', payment: 'open' })
  door.at(monday + 40 * hour)
  await expireOrders(door.shop)
  expect(await orderOf(order)).toMatchObject({
    ...{ status: 'canceled', endReason: 'expired' },
    transfer: null,
  })
  expect(await faults(monday + 40 * hour)).toEqual([])
  expect(await mailsOf(order)).toEqual(['bank-transfer', 'transfer-expired'])
})

test('18.06 care notes exactly what came, once: document, takings and deed follow', async () => {
  const order = await orderByBank(door, token)
  const other = await came(order, { amount: order.grandtotal + 0.01 })
  expect(other).toMatchObject({ code: 'bank-other-amount', data: { due: order.grandtotal } })
  const accountant = await seat(door, 'accountant')
  expect((await came(order, {}, accountant)).code).toBe('role-not-allowed')
  expect((await orderOf(order)).status).toBe('not-paid')
  expect((await came(order)).code).toBe('ok')
  expect(await orderOf(order)).toMatchObject({ status: 'opened', payment: 'paid', transfer: null })
  expect((await came(order)).code).toBe('bank-not-due')
  await issueDocuments(door.shop)
  const { rows } = await door.db.query(
    `select amount_cents as amount, status, content -> 'payment' ->> 'type' as means
      from fiscal_document where order_id = $1`,
    [order.orderId],
  )
  expect(rows).toEqual([
    { amount: Math.round(order.grandtotal * 100), status: 'issued', means: '1' },
  ])
  const day = { from: '2026-11-23', to: '2026-11-23' }
  const { data: takings } = await askDesk(door, 'takings-one', day, { desk: accountant })
  expect(takings.rows.map(({ method }: { method: string }) => method)).toContain('bank')
  const { data } = await askDesk(door, 'order-one', { order: order.orderId }, { desk: care })
  expect(data.deeds[0]).toMatchObject({
    call: 'order-bank-paid',
    changes: { paid: { to: order.grandtotal }, status: { to: 'opened' } },
  })
  expect(await faults()).toEqual([])
})

test('18.07 what comes too late is noted and sent back by hand, whole', async () => {
  const order = await orderByBank(door, token)
  door.at(monday + 40 * hour)
  await expireOrders(door.shop)
  care = await seat(door, 'care')
  expect(await came(order)).toMatchObject({ code: 'ok', data: { refunded: order.grandtotal } })
  await sendRefunds(door.shop)
  expect(await traces(door, order.orderId)).toMatchObject({
    ...{ status: 'canceled', attempts: ['paid refund'], documents: 0 },
    refunds: [`late ${Math.round(order.grandtotal * 100)} by-hand`],
  })
  expect((await came(order)).code).toBe('bank-not-due')
  expect(await faults(monday + 40 * hour)).toEqual([])
})

test('18.07 a cart that changed waits for its new sum, and money beside another payment goes back', async () => {
  const cartId = await cartByBank(door, token)
  const first = await placeCart(door, token, cartId)
  const { data: cart } = await door.ask('cart-one', { cartId }, { token })
  const [delivery] = cart.scheduleMenus
  const [item] = delivery?.items ?? []
  const more = { itemId: item?.id ?? '', amount: (item?.amount ?? 0) + 1 }
  const into = { cartId, scheduleMenuId: delivery?.id ?? '', itemType: 'meal-build' as const }
  await door.ask('cart-item-add', { ...into, ...more }, { token })
  const second = await placeCart(door, token, cartId)
  expect(second.orderId).toBe(first.orderId)
  expect((await orderOf(second)).transfer).toMatchObject({ amount: second.order.totals.grandtotal })
  expect((await came(first)).code).toBe('bank-other-amount')
  expect((await came(first, { amount: second.order.totals.grandtotal })).code).toBe('ok')
  // The first sum is told to have come, too: the order has its money already.
  const again = await came(first)
  expect(again).toMatchObject({ code: 'ok', data: { refunded: first.grandtotal } })
  expect(await traces(door, first.orderId)).toMatchObject({ status: 'opened', documents: 1 })
  expect(iban).toHaveLength(27)
})
