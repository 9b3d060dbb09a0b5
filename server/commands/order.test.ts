import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from '#shop/money.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder, paidWeek, unpaidOrder } from '../../test/orders/orders.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { maria, signUp } from '../../test/people.ts'
import { addRefund } from '../db/payment/refunds.ts'
import { cancelByCommand, recordRefundByHand, rejectByCommand } from './order.ts'
import { showOrder } from './order-show.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
afterAll(() => door.close())

const desk = (now = monday + 1000) => ({ db: door.db, now })
const orderOf = async (orderId: string) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
const mailsOf = async (orderId: string) =>
  (
    await door.db.query(
      `select code, data from mail where order_id = $1 and code <> 'order-confirmed'`,
      [orderId],
    )
  ).rows
const taken = async () =>
  (await door.db.query('select coalesce(sum(taken), 0)::int as taken from kitchen_load')).rows[0]
    .taken
const euros = (amount: number) => formatMoney(Math.round(amount * 100))

describe('4.06 The kitchen rejects an order', () => {
  test('that is paid: money, coupon and room go back, and the customer hears of it', async () => {
    const before = await taken()
    const { orderId, number, grandtotal } = await paidOrder(door, token, { coupon: 'PROTI20' })
    expect(await taken()).toBeGreaterThan(before)
    expect(await rejectByCommand(desk(), String(number))).toEqual({
      done: true,
      says: [
        `Order ${number} is not accepted.`,
        `${euros(grandtotal)} goes back to the customer.`,
        'The coupon PROTI20 can be used again.',
      ],
    })
    const order = await orderOf(orderId)
    expect(order).toMatchObject({ status: 'not-accepted', refunds: [{ amount: grandtotal }] })
    const amount = Math.round(grandtotal * 100)
    expect(await mailsOf(orderId)).toEqual([
      { code: 'order-not-accepted', data: { refund: amount } },
    ])
    expect(await taken()).toBe(before)
  })

  test('once, and only one that is paid', async () => {
    const { number } = await paidOrder(door, token)
    await rejectByCommand(desk(), String(number))
    const again = await rejectByCommand(desk(), String(number))
    expect(again).toEqual({
      done: false,
      says: [`Order ${number} is not-accepted, not opened.`],
    })
    const unpaid = await unpaidOrder(door, token)
    expect((await rejectByCommand(desk(), unpaid.orderId)).says).toEqual([
      `Order ${unpaid.number} is not-paid, not opened.`,
    ])
  })

  test('that nobody knows changes nothing', async () => {
    for (const name of ['999999', '', "1' or true", 'x'.repeat(500)])
      expect(await rejectByCommand(desk(), name)).toEqual({
        done: false,
        says: [`There is no order ${name}.`],
      })
  })
})

describe('4.04 The shop cancels an order', () => {
  test('that is paid, whatever the hour', async () => {
    const { orderId, number, grandtotal, order } = await paidOrder(door, token)
    const [delivery] = order.deliveries
    const late = athensInstant(delivery?.date ?? '', delivery?.timePeriod.from ?? '')
    expect(await cancelByCommand(desk(late), orderId)).toEqual({
      done: true,
      says: [`Order ${number} is canceled.`, `${euros(grandtotal)} goes back to the customer.`],
    })
    expect((await orderOf(orderId)).status).toBe('canceled')
    const amount = Math.round(grandtotal * 100)
    expect(await mailsOf(orderId)).toEqual([
      { code: 'order-cancelled', data: { what: 'order', amount, by: 'shop' } },
    ])
  })

  test('that is not paid, and money that still comes in goes back', async () => {
    const { orderId, number, redirectUrl, grandtotal } = await unpaidOrder(door, token)
    const { done, says } = await cancelByCommand(desk(), String(number))
    expect([done, says.length]).toEqual([true, 1])
    expect((await orderOf(orderId)).refunds).toEqual([])
    await comeBack(door, await choose(door, redirectUrl, 'approve'), token)
    expect(await orderOf(orderId)).toMatchObject({
      status: 'canceled',
      refunds: [{ amount: grandtotal }],
    })
  })

  test('of which a part was handed over: the rest of it', async () => {
    const { orderId, number, order } = await paidWeek(door, token)
    const [first, second] = order.deliveries
    const takenOn = async (date = '') =>
      (
        await door.db.query('select sum(taken)::int as taken from kitchen_load where date = $1', [
          date,
        ])
      ).rows[0].taken
    const pieces = second?.items.reduce((sum, { amount }) => sum + amount, 0) ?? 0
    // The meals, and the place in the window.
    expect(await takenOn(second?.date)).toBe(pieces + 1)
    const now = athensInstant(first?.date ?? '', '20:00')
    door.at(now)
    await door.run('orders')
    const made = await takenOn(first?.date)
    expect((await rejectByCommand(desk(now), orderId)).done).toBe(false)
    const { done, says } = await cancelByCommand(desk(now), orderId)
    door.at(monday)
    expect(done).toBe(true)
    expect(says[0]).toBe(`What was still to come of order ${number} is canceled: 1 delivery.`)
    const after = await orderOf(orderId)
    expect(after.deliveries.map(({ status }) => status)).toEqual(['delivered', 'canceled'])
    const back = after.refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(says[1]).toBe(`${euros(back)} goes back to the customer.`)
    expect(back).toBeGreaterThan(0)
    expect(after.totals.grandtotal + back).toBeCloseTo(order.totals.grandtotal, 2)
    expect(await takenOn(second?.date)).toBe(0)
    const told = (await mailsOf(orderId)).find(({ code }) => code === 'order-cancelled')
    expect(told?.data).toMatchObject({ what: 'rest', by: 'shop' })
    // The shop had its reasons: the customer cannot take it back.
    expect(after.changes).toMatchObject([{ kind: 'cancel', canUndo: false }])
    expect(await takenOn(first?.date)).toBe(made)
    expect(await cancelByCommand(desk(now), orderId)).toEqual({
      done: false,
      says: [`Nothing of order ${number} is still to come.`],
    })
  })

  test('twice: the second time nothing happens', async () => {
    const { orderId, number } = await paidOrder(door, token)
    const both = await Promise.all([
      cancelByCommand(desk(), orderId),
      cancelByCommand(desk(), orderId),
    ])
    expect(both.map(({ done }) => done).sort()).toEqual([false, true])
    expect(both.find(({ done }) => !done)?.says).toEqual([
      `Order ${number} is canceled and cannot be canceled.`,
    ])
    expect((await orderOf(orderId)).refunds).toHaveLength(1)
  })
})

describe('A refund by hand', () => {
  test('that was sent is done, documented and told', async () => {
    const { orderId, attemptId } = await paidOrder(door, token)
    const refund = { orderId, attemptId, amount: 500, reason: 'changed', dueAt: monday } as const
    const id = await addRefund(door.db, refund, monday)
    expect(await recordRefundByHand(desk(), id)).toMatchObject({ done: false })
    await door.db.query(`update refund set status = 'by-hand' where id = $1`, [id])
    expect(await recordRefundByHand(desk(), id.toUpperCase())).toEqual({
      done: true,
      says: [`Refund ${id} is done: 5,00€ went back.`],
    })
    expect((await orderOf(orderId)).refunds).toMatchObject([{ amount: 5 }])
    expect(await mailsOf(orderId)).toMatchObject([{ code: 'refund-sent' }])
    const { rows } = await door.db.query(
      'select amount_cents from fiscal_document where refund_id = $1',
      [id],
    )
    expect(rows).toEqual([{ amount_cents: 500 }])
    expect((await recordRefundByHand(desk(), id)).done).toBe(false)
  })

  test('that nobody knows is told so', async () => {
    expect(await recordRefundByHand(desk(), 'abc')).toEqual({
      done: false,
      says: ['There is no refund abc.'],
    })
  })
})

describe('Showing an order', () => {
  test('tells what happened with it', async () => {
    const { orderId, number, grandtotal } = await paidOrder(door, token)
    await door.run('documents')
    await rejectByCommand(desk(), orderId)
    const { done, says } = await showOrder(desk(), String(number))
    const all = says.join('\n')
    expect(done).toBe(true)
    expect(all).toContain(`Order ${number} (${orderId}) is not-accepted, because of: kitchen.`)
    expect(all).toContain(maria.username)
    expect(all).toContain(`${euros(grandtotal)} paid, card at viva`)
    expect(all).toMatch(/2026-11-2\d \d\d:00-\d\d:00, canceled: 1 × /)
    expect(all).toMatch(/due \(not-accepted\)/)
    expect(all).toMatch(/issued, MARK \d{15}/)
    expect((await showOrder(desk(), '1')).says).toEqual(['There is no order 1.'])
  })
})
