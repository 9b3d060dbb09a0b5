import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { transaction } from '../db/database.ts'
import * as orders from '../db/order/orders.ts'
import { addRefund } from '../db/payment/refunds.ts'
import { endOrder, type OrderEnd } from './order-end.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
afterAll(() => door.close())

const declined = {
  status: 'not-accepted',
  endReason: 'kitchen',
  refundReason: 'not-accepted',
  now: monday + 1000,
} as const
const canceled = {
  status: 'canceled',
  endReason: 'customer',
  refundReason: 'canceled',
  now: monday + 1000,
} as const

const end = (attemptId: string, ending: OrderEnd) =>
  transaction(door.db, async tx => {
    const order = await orders.lockOfAttempt(tx, attemptId)
    if (!order) throw new Error('no order')
    return endOrder(tx, order, ending)
  })
const orderOf = async (id: string) =>
  (await door.db.query('select status, end_reason from customer_order where id = $1', [id])).rows[0]
const deliveriesOf = async (id: string) =>
  (await door.db.query('select status from order_delivery where order_id = $1', [id])).rows
const refundsOf = async (id: string) =>
  (
    await door.db.query(
      'select attempt_id, amount_cents, reason, status from refund where order_id = $1 order by amount_cents',
      [id],
    )
  ).rows
const usesOf = async (id: string) =>
  (await door.db.query('select 1 from coupon_use where order_id = $1', [id])).rowCount

describe('Ending an order', () => {
  test('4.05 that the kitchen declines gives back the money and the coupon', async () => {
    const { orderId, attemptId, grandtotal } = await paidOrder(door, token, { coupon: 'PROTI20' })
    expect(await usesOf(orderId)).toBe(1)
    const cents = Math.round(grandtotal * 100)
    expect(await end(attemptId, declined)).toEqual({ refunded: cents, couponReturned: true })
    expect(await orderOf(orderId)).toEqual({ status: 'not-accepted', end_reason: 'kitchen' })
    expect(await deliveriesOf(orderId)).toEqual([{ status: 'canceled' }])
    expect(await refundsOf(orderId)).toEqual([
      { attempt_id: attemptId, amount_cents: cents, reason: 'not-accepted', status: 'due' },
    ])
    expect(await usesOf(orderId)).toBe(0)
  })

  test('4.04 gives back what earlier refunds left, counting no withdrawn one', async () => {
    const { orderId, attemptId, grandtotal } = await paidOrder(door, token)
    const earlier = { orderId, attemptId, reason: 'changed', dueAt: monday } as const
    await addRefund(door.db, { ...earlier, amount: 500 }, monday)
    const withdrawn = await addRefund(door.db, { ...earlier, amount: 700 }, monday)
    await door.db.query(`update refund set status = 'withdrawn' where id = $1`, [withdrawn])
    const rest = Math.round(grandtotal * 100) - 500
    expect(await end(attemptId, canceled)).toEqual({ refunded: rest, couponReturned: false })
    const sums = (await refundsOf(orderId)).map(({ amount_cents }) => amount_cents)
    expect(sums).toEqual([500, 700, rest].sort((one, other) => one - other))
  })

  test('that was never paid gives nothing back', async () => {
    const { orderId, attemptId } = await unpaidOrder(door, token)
    const ended = await end(attemptId, { ...canceled, endReason: 'expired' })
    expect(ended).toEqual({ refunded: 0, couponReturned: false })
    expect(await orderOf(orderId)).toEqual({ status: 'canceled', end_reason: 'expired' })
    expect(await refundsOf(orderId)).toEqual([])
  })

  test('leaves a delivery that was handed over as it is', async () => {
    const { orderId, attemptId } = await paidOrder(door, token)
    await door.db.query(
      `insert into order_delivery select d.id || '2', d.order_id, 1, d.date, 'delivered', d.days,
        d.time_period_id, d.time_period_code, d.time_from, d.time_to from order_delivery d
        where d.order_id = $1`,
      [orderId],
    )
    await end(attemptId, canceled)
    const statuses = (await deliveriesOf(orderId)).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['canceled', 'delivered'])
  })

  test('twice, or one that was never paid as not accepted, is a fault', async () => {
    const { attemptId } = await unpaidOrder(door, token)
    await expect(end(attemptId, declined)).rejects.toThrow('cannot become not-accepted')
    await end(attemptId, canceled)
    await expect(end(attemptId, canceled)).rejects.toThrow('cannot become canceled')
  })
})
