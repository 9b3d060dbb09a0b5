import { describe, expect, test } from 'vitest'
import { orderCutOff } from '#shop/schedule/schedule.ts'
import { booksOf, refundsOf } from '../../test/orders/changing.ts'
import {
  balanced,
  cancel,
  deliveryOf,
  door,
  type Fields,
  friday,
  mailsOf,
  minute,
  openChanges,
  orderOf,
  single,
  token,
  week,
} from '../../test/orders/order-changes.ts'
import { paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { choose } from '../../test/orders/paying.ts'
import { nikos, signUp } from '../../test/people.ts'
import type { OrderAnswer } from '../answers.ts'

openChanges()

describe('4.50 Cancelling an order', () => {
  test('gives everything back, with its coupon, and tells it by mail', async () => {
    door.at(friday)
    const guest = await signUp(door, nikos)
    const { order } = await paidOrder(door, guest, { coupon: 'PROTI20' })
    const ask = (fields: Fields) =>
      door.ask('customer-order-cancel', { orderId: order.id, ...fields }, { token: guest })
    const { grandtotal } = order.totals
    const effect = {
      before: grandtotal,
      after: 0,
      refund: grandtotal,
      toPay: 0,
      couponReturned: true,
    }
    const preview = await ask({ preview: true })
    expect(preview.data).toMatchObject({ effect, changeId: null, redirectUrl: null })
    expect(preview.data.order).toEqual(order)
    const done = await ask({ expected: -grandtotal })
    expect(done.data).toMatchObject({ effect, redirectUrl: null })
    expect(done.data.order).toMatchObject({
      status: 'canceled',
      endReason: 'customer',
      totals: order.totals,
      deliveries: [{ status: 'canceled', can: { cancel: false, change: false, move: false } }],
      refunds: [{ amount: grandtotal, isDone: false, reason: 'canceled' }],
      can: { cancel: false, pause: false, resume: false, repeat: true },
    })
    await balanced(order.id)
    const amount = Math.round(grandtotal * 100)
    expect(await mailsOf(order.id)).toEqual([{ what: 'order', amount, couponCode: 'PROTI20' }])
    const { rows } = await door.db.query('select from coupon_use where order_id = $1', [order.id])
    expect(rows).toHaveLength(0)
  })

  test('twice, or ten times at once, is once', async () => {
    const { id } = await single()
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']))
    expect(new Set(answers.map(({ data }) => data.changeId)).size).toBe(1)
    expect(await refundsOf(door, id)).toHaveLength(1)
    expect(await mailsOf(id)).toHaveLength(1)
    await balanced(id)
  })

  test('that waits for its money takes the payment back and leaves the cart', async () => {
    door.at(friday)
    const { orderId, order, redirectUrl } = await unpaidOrder(door, token)
    const done = await cancel(orderId)
    expect(done.data).toMatchObject({
      order: { status: 'canceled', endReason: 'customer', refunds: [] },
      effect: { refund: 0, toPay: 0, after: 0 },
    })
    expect((await cancel(orderId)).data.changeId).toBe(done.data.changeId)
    await choose(door, redirectUrl, 'approve').catch(() => ({}))
    expect(await booksOf(door, orderId)).toMatchObject({ status: 'canceled', kept: 0 })
    const cart = { cartId: order.cartId ?? '', acceptTerms: true }
    const again = await door.ask('cart-place', cart, { token })
    expect([again.code, again.data.order.id === orderId]).toEqual(['ok', false])
    await cancel(again.data.order.id)
  })

  test('that was just paid unseen finds the money before it gives up', async () => {
    door.at(friday)
    const { orderId, redirectUrl, grandtotal } = await unpaidOrder(door, token)
    await choose(door, redirectUrl, 'late')
    const changed = await cancel(orderId, { expected: 0 })
    expect([changed.status, changed.code]).toEqual([422, 'price-changed'])
    expect(changed.data).toMatchObject({ effect: { refund: grandtotal } })
    expect((await orderOf(orderId)).status).toBe('opened')
    expect((await cancel(orderId, { expected: -grandtotal })).code).toBe('ok')
    await balanced(orderId)
  })

  test('for another amount than was shown is refused with the one that counts', async () => {
    const { id, totals } = await single()
    const refused = await cancel(id, { expected: -totals.grandtotal + 0.01 })
    expect([refused.status, refused.code]).toEqual([422, 'price-changed'])
    expect(refused.data).toMatchObject({ effect: { refund: totals.grandtotal, toPay: 0 } })
    expect((await orderOf(id)).status).toBe('opened')
    await cancel(id)
  })

  for (const [name, now] of [
    ['in winter', friday],
    ['over the change of the clocks', Date.parse('2026-10-23T07:00:00Z')],
  ] as const)
    test(`ends 24 hours before the window, ${name}`, async () => {
      door.at(now)
      const { order } = await paidOrder(door, token)
      const { date, timePeriod, cancelUntil } = deliveryOf(order)
      const cutOff = orderCutOff(date, timePeriod)
      expect(cancelUntil).toBe(new Date(cutOff).toISOString())
      door.at(cutOff + minute)
      const late = await cancel(order.id)
      expect([late.status, late.code]).toEqual([409, 'change-too-late'])
      door.at(cutOff)
      expect((await cancel(order.id)).data.order.status).toBe('canceled')
    })
})

describe('4.53 Stopping a plan', () => {
  test('takes out what is still in time; what is being made still comes', async () => {
    const order = await week({ weeks: 2 })
    const [first] = order.deliveries
    door.at(orderCutOff(first?.date ?? '', deliveryOf(order).timePeriod) + minute)
    const { data } = await cancel(order.id)
    expect(data.order).toMatchObject({ status: 'opened', can: { cancel: false } })
    expect(data.order.deliveries.map(({ status }) => status)).toEqual([
      'planned',
      ...order.deliveries.slice(1).map(() => 'canceled'),
    ])
    const food = itemsTotal(order)
    expect(data.order.totals.subtotal).toBeCloseTo(food, 2)
    expect(data.effect.refund).toBeCloseTo(order.totals.grandtotal - food - 2, 2)
    expect(data.effect.couponReturned).toBe(false)
    await balanced(order.id)
    expect((await cancel(order.id)).data.changeId).toBe(data.changeId)
    expect(await refundsOf(door, order.id)).toHaveLength(1)
  })

  test('one delivery after the other ends the order with the last', async () => {
    const order = await week()
    const [one, two] = order.deliveries.map(({ id }) => id)
    const first = await cancel(order.id, { scheduleMenuId: one ?? '' })
    expect(first.data.order).toMatchObject({ status: 'opened', changes: [{ canUndo: true }] })
    expect(first.data.order.totals.shipping).toBe(2)
    await balanced(order.id)
    const second = await cancel(order.id, { scheduleMenuId: two ?? '' })
    expect(second.data.order.status).toBe('canceled')
    expect(first.data.effect.refund + second.data.effect.refund).toBeCloseTo(
      order.totals.grandtotal,
      2,
    )
    await balanced(order.id)
    const mails = await mailsOf(order.id)
    expect(mails.map(({ what }) => what)).toEqual([deliveryOf(order).date, 'order'])
  })

  const itemsTotal = (order: OrderAnswer) =>
    deliveryOf(order).items.reduce((sum, { price, amount }) => sum + price * amount, 0)
})
