import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { offerAtDoor, orderAtDoor } from '../../test/orders/at-door.ts'
import type { Bought } from '../../test/orders/orders.ts'
import { traces } from '../../test/outside/webhooks.ts'
import { maria, proveEmail, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'
import { deliverOrders } from '../orders/delivering.ts'
import { issueDocuments } from '../payments/fiscal-documents.ts'
import { sendRefunds } from '../payments/refunds.ts'

const day = 24 * 60 * 60_000
const reason = 'Κανείς δεν άνοιξε'
let door: Door
let token: string
let care: Seat
let accountant: Seat
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  await proveEmail(door, token)
  care = await seat(door, 'care')
  accountant = await seat(door, 'accountant')
  offerAtDoor(door)
})
beforeEach(() => door.at(monday))
afterAll(() => door.close())

const shown = async ({ number }: Bought) =>
  (await askDesk(door, 'order-one', { order: String(number) }, { desk: care })).data
const paid = async (of: Bought, more: object = {}, desk = care) => {
  const { seen } = await shown(of)
  const input = { order: of.orderId, seen, amount: of.grandtotal, by: 'cash', ...more }
  return askDesk(door, 'order-door-paid', input, { desk })
}
const unpaid = async (of: Bought) => {
  const { seen } = await shown(of)
  return askDesk(door, 'order-door-unpaid', { order: of.orderId, seen, reason }, { desk: care })
}
const asCustomer = async ({ orderId }: Bought) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
const faults = async (now = monday) =>
  (await audit(door.db, now)).filter(({ note }) => !note).map(({ says }) => says)

describe('16.06 The money was taken', () => {
  test.each([
    ['cash', 3],
    ['pos', 7],
  ] as const)('in %s: once, with its document, its way and its deed', async (by, means) => {
    const order = await orderAtDoor(door, token)
    expect(await shown(order)).toMatchObject({
      books: { paid: 0, owed: order.grandtotal },
      goodwill: { most: 0 },
    })
    expect((await paid(order, { by })).code).toBe('ok')
    expect(await asCustomer(order)).toMatchObject({ status: 'opened', payment: 'paid' })
    const after = await shown(order)
    expect(after.books).toMatchObject({ paid: order.grandtotal, owed: 0 })
    expect(after.payments).toMatchObject([{ provider: 'door', method: by, status: 'paid' }])
    expect(after.deeds[0]).toMatchObject({
      call: 'order-door-paid',
      changes: { paid: { to: order.grandtotal }, by: { to: by } },
    })
    await issueDocuments(door.shop)
    const { rows } = await door.db.query(
      `select amount_cents as amount, status, content -> 'payment' ->> 'type' as means
        from fiscal_document where order_id = $1`,
      [order.orderId],
    )
    const amount = Math.round(order.grandtotal * 100)
    expect(rows).toEqual([{ amount, status: 'issued', means: String(means) }])
    expect(await faults()).toEqual([])
  })

  test('stands in takings by its own way, on the day on which it was taken', async () => {
    const order = await orderAtDoor(door, token)
    await paid(order, { by: 'pos' })
    const of = { from: '2026-11-23', to: '2026-11-23' }
    const { data } = await askDesk(door, 'takings-one', of, { desk: accountant })
    const ways = data.rows.map(({ method }: { method: string }) => method)
    expect(ways).toContain('pos')
  })

  test('of another amount, twice, by another role or of an order that was paid before is refused', async () => {
    const order = await orderAtDoor(door, token)
    const other = await paid(order, { amount: order.grandtotal - 0.01 })
    expect(other.code).toBe('door-other-amount')
    expect(other.data).toEqual({ due: order.grandtotal })
    expect((await paid(order, { by: 'cheque' })).code).toBe('invalid-input')
    expect((await paid(order, {}, accountant)).code).toBe('role-not-allowed')
    expect(await traces(door, order.orderId)).toMatchObject({ attempts: ['pending'], documents: 0 })
    const { seen } = await shown(order)
    const input = { order: order.orderId, seen, amount: order.grandtotal, by: 'cash' }
    const both = await Promise.all(
      [1, 2].map(() => askDesk(door, 'order-door-paid', input, { desk: care })),
    )
    expect(both.map(({ code }) => code).sort()).toEqual(['ok', 'order-changed'])
    expect((await paid(order)).code).toBe('door-not-due')
    expect(await traces(door, order.orderId)).toMatchObject({ attempts: ['paid'], documents: 1 })
  })

  test('lets the order be delivered by the clock', async () => {
    const order = await orderAtDoor(door, token)
    await paid(order)
    door.at(monday + 5 * day)
    await deliverOrders(door.shop)
    expect((await asCustomer(order)).status).toBe('delivered')
    expect(await faults(monday + 5 * day)).toEqual([])
  })

  test('16.08 goes back from hand to hand, whole or in part', async () => {
    const order = await orderAtDoor(door, token)
    await paid(order)
    const { seen } = await shown(order)
    const back = { order: order.orderId, seen, reason, amount: 2, why: 'damaged' }
    expect((await askDesk(door, 'order-refund-create', back, { desk: care })).code).toBe('ok')
    await sendRefunds(door.shop)
    const now = await shown(order)
    expect(now.refunds).toMatchObject([{ status: 'by-hand', amount: 2 }])
    const cancel = { order: order.orderId, seen: now.seen, reason }
    const { data } = await askDesk(door, 'order-cancel', cancel, { desk: care })
    expect(data.refunded).toBe(order.grandtotal - 2)
    await sendRefunds(door.shop)
    const { refunds } = await shown(order)
    expect(refunds.map(({ status }: { status: string }) => status)).toEqual(['by-hand', 'by-hand'])
    expect(await faults()).toEqual([])
  })
})

test('15.06 16.10 money at the door that nobody counted is a line of Today until somebody does', async () => {
  const order = await orderAtDoor(door, token)
  const line = async () => {
    const { data } = await askDesk(door, 'today-one', {}, { desk: care })
    return data.waiting.find(({ what }: { what: string }) => what === 'door-uncounted')
  }
  door.at(monday + 2 * day)
  care = await seat(door, 'care')
  expect(await line()).toBeUndefined()
  door.at(monday + 3 * day)
  care = await seat(door, 'care')
  const { orders, since } = await line()
  expect(orders).toContain(order.number)
  expect(Date.parse(since)).toBeLessThan(monday + 2 * day)
  for (const number of orders) {
    const { data } = await askDesk(door, 'order-one', { order: String(number) }, { desk: care })
    const taken = { order: data.order.id, seen: data.seen, amount: data.books.owed, by: 'cash' }
    expect((await askDesk(door, 'order-door-paid', taken, { desk: care })).code).toBe('ok')
  }
  expect(await line()).toBeUndefined()
  await deliverOrders(door.shop)
  door.at(monday)
  care = await seat(door, 'care')
})

describe('16.08 Of an order that was never paid', () => {
  test('nothing goes back: not out of kindness, not by a request, not when it is cancelled', async () => {
    const order = await orderAtDoor(door, token)
    const { seen } = await shown(order)
    const on = { order: order.orderId, seen, reason }
    for (const call of ['order-refund-create', 'order-refund-ask'] as const) {
      const asked = await askDesk(door, call, { ...on, amount: 1, why: 'damaged' }, { desk: care })
      expect(asked.code).toBe('too-much-back')
    }
    const { code, data } = await askDesk(door, 'order-cancel', on, { desk: care })
    expect(code).toBe('ok')
    expect(data).toMatchObject({ refunded: 0 })
    expect(await traces(door, order.orderId)).toMatchObject({
      status: 'canceled',
      attempts: ['cancelled'],
      refunds: [],
      documents: 0,
    })
    expect(await faults()).toEqual([])
  })
})

describe('16.07 Nobody paid at the door', () => {
  test('the order ends with the reason, and the customer pays the next one in advance', async () => {
    const order = await orderAtDoor(door, token)
    door.at(monday + 4 * day)
    // The session of the morning is over.
    care = await seat(door, 'care')
    const { code, data } = await unpaid(order)
    expect(code).toBe('ok')
    expect(data).toMatchObject({ refunded: 0, mail: 'order-cancelled' })
    expect(await asCustomer(order)).toMatchObject({ status: 'canceled', endReason: 'shop' })
    const { deeds, payments } = await shown(order)
    expect(deeds[0]).toMatchObject({ call: 'order-door-unpaid', reason })
    expect(payments).toMatchObject([{ status: 'failed' }])
    expect((await paid(order)).code).toBe('door-not-due')
    expect((await unpaid(order)).code).toBe('door-not-due')
    expect(await faults(monday + 4 * day)).toEqual([])
    door.at(monday)
    await expect(orderAtDoor(door, token)).rejects.toThrow('door-not-possible')
  })
})
