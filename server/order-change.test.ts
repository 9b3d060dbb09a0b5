import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mealChangeCutOff, orderCutOff } from '#shop/schedule.ts'
import { booksOf, kitchenDrift, paidWeek, refundsOf } from '../test/changing.ts'
import { type Door, monday, openDoor } from '../test/door.ts'
import { paidOrder, unpaidOrder } from '../test/orders.ts'
import { choose, comeBack } from '../test/paying.ts'
import { maria, nikos, signUp } from '../test/people.ts'
import type { OrderAnswer } from './answers.ts'
import type { HookName } from './hooks.ts'

/** Friday 20 November 2026, 10:00 in Athens: Monday's meals can still be changed. */
const friday = monday - 3 * 86_400_000
const minute = 60_000

let door: Door
let token: string
let drift: string[]
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  drift = await kitchenDrift(door)
})
afterAll(() => door.close())
afterEach(async () => {
  door.at(friday)
  expect(await kitchenDrift(door)).toEqual(drift)
})

type Fields = { preview?: boolean; expected?: number }
const cancel = (orderId: string, fields: Fields & { scheduleMenuId?: string } = {}) =>
  door.ask('customer-order-cancel', { orderId, ...fields }, { token })
const undo = (orderId: string, changeId: string | null, fields: Fields = {}) =>
  door.ask('customer-order-undo', { orderId, changeId: changeId ?? '', ...fields }, { token })
const orderOf = async (orderId: string) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
const deliveryOf = (order: OrderAnswer, index = 0) => {
  const delivery = order.deliveries[index]
  if (!delivery) throw new Error(`no delivery ${index}`)
  return delivery
}
const itemsOf = (order: OrderAnswer, index = 0) =>
  deliveryOf(order, index).items.map(({ id: itemId, amount }) => ({ itemId, amount }))
const fill = (
  order: OrderAnswer,
  items: { itemId: string; amount: number }[],
  fields: Fields = {},
  index = 0,
) =>
  door.ask(
    'customer-order-menu-update',
    { orderId: order.id, scheduleMenuId: deliveryOf(order, index).id, items, ...fields },
    { token },
  )
const twice = (order: OrderAnswer) =>
  itemsOf(order).map(({ itemId, amount }) => ({ itemId, amount: 2 * amount }))
const balanced = async (orderId: string) => {
  const { status, kept, grandtotal } = await booksOf(door, orderId)
  expect(kept).toBe(status === 'canceled' ? 0 : grandtotal)
}
const mailsOf = async (orderId: string) =>
  (
    await door.db.query(
      `select data from mail where order_id = $1 and code = 'order-cancelled' order by created_at`,
      [orderId],
    )
  ).rows.map(({ data }) => data)
const single = async (mains = 4) => {
  door.at(friday)
  return (await paidOrder(door, token, { mains })).order
}
const week = (choice = {}) => {
  door.at(friday)
  return paidWeek(door, token, choice)
}

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

describe('4.51 Changing meals', () => {
  test('for as dear ones costs nothing and keeps the kitchen’s count', async () => {
    const order = await week()
    const { id: scheduleMenuId } = deliveryOf(order)
    const menu = await door.ask(
      'customer-order-menu-collection',
      { orderId: order.id, scheduleMenuId },
      { token },
    )
    const chosen = new Set(itemsOf(order).map(({ itemId }) => itemId))
    const price = deliveryOf(order).items[0]?.price
    const other = menu.data.meals
      .filter(({ type }) => type === 'main-meal')
      .flatMap(({ builds }) => builds)
      .find(build => !chosen.has(build.id) && build.price === price)
    const items = [...itemsOf(order).slice(1), { itemId: other?.id ?? '', amount: 1 }]
    const done = await fill(order, items, { expected: 0 })
    expect(done.data).toMatchObject({ effect: { refund: 0, toPay: 0 }, redirectUrl: null })
    expect(itemsOf(done.data.order)).toEqual(items)
    expect(done.data.order.totals).toEqual(order.totals)
    await balanced(order.id)
    const back = await undo(order.id, done.data.changeId)
    expect(itemsOf(back.data.order)).toEqual(itemsOf(order))
  })

  test('for fewer gives the difference back, after a while', async () => {
    const order = await single(6)
    const { data } = await fill(order, itemsOf(order).slice(2))
    const { before, after, refund } = data.effect
    expect(refund).toBeCloseTo(before - after, 2)
    expect(data.order.totals.grandtotal).toBe(after)
    // Placed with free shipping, it stays free.
    expect(data.order.totals.shipping).toBe(0)
    expect(await refundsOf(door, order.id)).toMatchObject([
      { reason: 'changed', status: 'due', due_at: new Date(friday + 15 * minute) },
    ])
    await balanced(order.id)
  })

  test('for dearer ones is paid first, then made', async () => {
    const order = await single()
    const preview = await fill(order, twice(order), { preview: true })
    const { toPay } = preview.data.effect
    expect(toPay).toBeCloseTo(order.totals.subtotal - order.totals.shipping, 2)
    const { data } = await fill(order, twice(order), { expected: toPay })
    expect(data.redirectUrl).toContain('/web/checkout?ref=')
    expect(data.order).toMatchObject({
      payment: 'paid',
      totals: order.totals,
      changes: [{ kind: 'meals', status: 'waiting', canUndo: true, redirectUrl: data.redirectUrl }],
    })
    const again = await fill(order, twice(order), { expected: toPay })
    expect([again.data.changeId, again.data.redirectUrl]).toEqual([data.changeId, data.redirectUrl])
    const back = await comeBack(door, await choose(door, data.redirectUrl, 'approve'), token)
    expect(back.data.order).toMatchObject({
      status: 'opened',
      changes: [{ status: 'applied', effect: toPay, redirectUrl: null }],
    })
    expect(itemsOf(back.data.order)).toEqual(twice(order))
    await balanced(order.id)
    const { rows } = await door.db.query(
      'select amount_cents from fiscal_document where order_id = $1 order by created_at, number',
      [order.id],
    )
    expect(rows.map(each => each.amount_cents)).toContain(Math.round(toPay * 100))
  })

  test('pressed ten times at once makes one change with one payment', async () => {
    const order = await single()
    const answers = await Promise.all(Array.from({ length: 10 }, () => fill(order, twice(order))))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']))
    expect(new Set(answers.map(({ data }) => data.redirectUrl)).size).toBe(1)
    const { rows } = await door.db.query(
      'select 1 from payment_attempt where order_id = $1 and change_id is not null',
      [order.id],
    )
    expect(rows).toHaveLength(1)
    await undo(order.id, answers[0]?.data.changeId ?? null)
  })

  test('that is not paid is dropped: by the customer, at the provider, or for another change', async () => {
    const order = await single()
    const given = await fill(order, twice(order))
    const dropped = await undo(order.id, given.data.changeId, { expected: 0 })
    expect(dropped.data.order).toMatchObject({ changes: [], totals: order.totals })
    const declined = await fill(order, twice(order))
    expect(declined.data.redirectUrl).not.toBe(given.data.redirectUrl)
    await comeBack(door, await choose(door, declined.data.redirectUrl, 'decline'), token)
    const another = await fill(order, [...itemsOf(order).slice(1), ...itemsOf(order).slice(1)])
    expect(another.data.order.changes.map(({ status }) => status)).toEqual(['waiting'])
    await comeBack(door, await choose(door, another.data.redirectUrl, 'approve'), token)
    const { changes } = await orderOf(order.id)
    expect(changes.map(({ id, status }) => [id, status])).toEqual([
      [another.data.changeId, 'applied'],
    ])
    await balanced(order.id)
  })

  test('paid too late is not made, and the money goes back', async () => {
    const order = await single()
    const { date, timePeriod } = deliveryOf(order)
    const cutOff = mealChangeCutOff(date, timePeriod)
    door.at(cutOff)
    const { data } = await fill(order, twice(order))
    await choose(door, data.redirectUrl, 'late')
    door.at(cutOff + 31 * minute)
    const params = { s: new URL(data.redirectUrl ?? '').searchParams.get('ref') ?? '' }
    const back = await comeBack(door, params, token)
    expect(back.data.order).toMatchObject({ status: 'opened', totals: order.totals, changes: [] })
    expect(await refundsOf(door, order.id)).toMatchObject([
      { amount: Math.round(data.effect.toPay * 100), status: 'due' },
    ])
    expect(back.data.order.refunds).toMatchObject([{ reason: 'change-late' }])
    await balanced(order.id)
  })

  test('paid in the last half hour is still made', async () => {
    const order = await single()
    const { date, timePeriod } = deliveryOf(order)
    const cutOff = mealChangeCutOff(date, timePeriod)
    door.at(cutOff)
    const { data } = await fill(order, twice(order))
    door.at(cutOff + 29 * minute)
    const back = await comeBack(door, await choose(door, data.redirectUrl, 'approve'), token)
    expect(itemsOf(back.data.order)).toEqual(twice(order))
    await balanced(order.id)
  })

  test('ends 48 hours before the window', async () => {
    const order = await single()
    const { date, timePeriod, changeUntil } = deliveryOf(order)
    const cutOff = mealChangeCutOff(date, timePeriod)
    expect(changeUntil).toBe(new Date(cutOff).toISOString())
    door.at(cutOff + minute)
    const late = await fill(order, itemsOf(order))
    expect([late.status, late.code]).toEqual([409, 'change-too-late'])
    expect((await orderOf(order.id)).deliveries[0]?.can).toMatchObject({
      change: false,
      move: true,
    })
    door.at(cutOff)
    expect((await fill(order, itemsOf(order))).data).toMatchObject({ changeId: null })
  })

  test('keeps the rules of a cart, and says what lacks', async () => {
    const order = await week()
    const [first, ...rest] = itemsOf(order)
    const few = await fill(order, rest)
    expect([few.status, few.code]).toEqual([422, 'cart-error'])
    expect(few.data).toMatchObject({
      errors: [{ slug: 'amounts-error', missing: 1, message: expect.stringContaining('at least') }],
    })
    const many = await fill(order, [...rest, { itemId: first?.itemId ?? '', amount: 2 }])
    expect([many.status, many.code]).toEqual([409, 'item-type-is-full'])
    const none = await fill(order, [...rest, { itemId: 'nothing', amount: 1 }])
    expect([none.status, none.code]).toEqual([404, 'item-not-found'])
    const small = await single()
    const cheap = await fill(small, itemsOf(small).slice(1))
    expect(cheap.code).toBe('cart-error')
    expect((await orderOf(order.id)).changes).toEqual([])
  })

  test('for one that the kitchen has no more of is refused, and nothing is kept', async () => {
    const order = await single()
    const { date, items } = deliveryOf(order)
    const build = door.shop.catalogue().builds.get(items[0]?.id ?? '')
    const mealId = build?.meal.id
    const full = (most: string) =>
      door.db.query(
        `update kitchen_load set most = ${most} where date = $1 and kind = 'meal' and what = $2`,
        [date, mealId],
      )
    await full('taken')
    const refused = await fill(order, twice(order))
    expect([refused.status, refused.code]).toEqual([409, 'meal-sold-out'])
    expect((await orderOf(order.id)).changes).toEqual([])
    await full('taken + 1')
    expect((await fill(order, twice(order))).code).toBe('ok')
    expect((await fill(order, itemsOf(order))).data).toMatchObject({ changeId: null })
    await full('80')
  })
})

describe('Taking a change back', () => {
  test('before the money left costs nothing; after it left it is paid again', async () => {
    const order = await week()
    const scheduleMenuId = deliveryOf(order, 1).id
    const gone = await cancel(order.id, { scheduleMenuId })
    const back = await undo(order.id, gone.data.changeId, { expected: 0 })
    expect(back.data).toMatchObject({
      effect: { toPay: 0, refund: 0, after: order.totals.grandtotal },
      redirectUrl: null,
      order: { totals: order.totals, refunds: [], deliveries: order.deliveries },
    })
    await balanced(order.id)
    const again = await cancel(order.id, { scheduleMenuId })
    await door.db.query(
      `update refund set status = 'done', done_at = now() where order_id = $1 and status = 'due'`,
      [order.id],
    )
    const paid = await undo(order.id, again.data.changeId)
    expect(paid.data.effect.toPay).toBe(again.data.effect.refund)
    expect(paid.data.order.deliveries[1]?.status).toBe('canceled')
    await comeBack(door, await choose(door, paid.data.redirectUrl, 'approve'), token)
    const { deliveries, totals, changes } = await orderOf(order.id)
    expect([deliveries, totals]).toEqual([order.deliveries, order.totals])
    expect(changes.map(({ kind, status }) => [kind, status])).toEqual([
      ['cancel-delivery', 'undone'],
      ['undo', 'applied'],
      ['cancel-delivery', 'undone'],
      ['undo', 'applied'],
    ])
    await balanced(order.id)
  })

  test('after part of the money left pays that part; the rest waits, and stays when it is paid', async () => {
    const order = await week()
    const now = friday + minute
    door.at(now)
    const { id: scheduleMenuId } = deliveryOf(order)
    const extra = [...door.shop.catalogue().builds.values()].find(
      ({ meal }) => meal.type === 'extras' && meal.weekdays.length === 0,
    )
    const items = [...itemsOf(order), { itemId: extra?.build.id ?? '', amount: 3 }]
    const grown = await fill(order, items)
    await comeBack(door, await choose(door, grown.data.redirectUrl, 'approve'), token)
    const gone = await cancel(order.id, { scheduleMenuId })
    const surplus = Math.round(grown.data.effect.toPay * 100)
    const rest = Math.round(gone.data.effect.refund * 100) - surplus
    // The newest payment goes back first.
    expect((await refundsOf(door, order.id)).map(({ amount }) => amount).sort()).toEqual(
      [surplus, rest].sort(),
    )
    await door.db.query(
      `update refund set status = 'done', done_at = now() where order_id = $1 and amount_cents = $2`,
      [order.id, surplus],
    )
    const restingDue = async () =>
      (await refundsOf(door, order.id)).find(({ status }) => status === 'due')?.due_at.getTime()
    const first = await undo(order.id, gone.data.changeId)
    expect(first.data.effect).toMatchObject({ toPay: surplus / 100, refund: 0 })
    expect(await restingDue()).toBe(now + 60 * minute)
    await undo(order.id, first.data.changeId)
    expect(await restingDue()).toBe(now + 15 * minute)
    const again = await undo(order.id, gone.data.changeId)
    await comeBack(door, await choose(door, again.data.redirectUrl, 'approve'), token)
    expect((await refundsOf(door, order.id)).map(({ status }) => status).sort()).toEqual([
      'done',
      'withdrawn',
    ])
    expect((await orderOf(order.id)).deliveries[0]).toMatchObject({ status: 'planned' })
    await balanced(order.id)
  })

  test('is for the latest alone, once, and in time', async () => {
    const order = await week()
    const { id: scheduleMenuId, date, timePeriod } = deliveryOf(order, 1)
    const change = { orderId: order.id, scheduleMenuId }
    const moved = await door.ask(
      'customer-order-delivery-update',
      { ...change, timePeriodId: 'morning' },
      { token },
    )
    const gone = await cancel(order.id, { scheduleMenuId })
    const early = await undo(order.id, moved.data.changeId)
    expect([early.status, early.code]).toEqual([409, 'change-not-possible'])
    expect((await undo(order.id, 'nothing')).code).toBe('change-not-possible')
    door.at(orderCutOff(date, { ...timePeriod, from: '09:00' }) + minute)
    const late = await undo(order.id, gone.data.changeId)
    expect([late.status, late.code]).toEqual([409, 'change-too-late'])
    door.at(friday)
    const answers = await Promise.all([1, 2, 3].map(() => undo(order.id, gone.data.changeId)))
    expect(new Set(answers.map(({ data }) => data.changeId)).size).toBe(1)
    expect((await undo(order.id, moved.data.changeId)).data.order.deliveries).toEqual(
      order.deliveries,
    )
  })
})

describe('Moving a delivery', () => {
  test('to a day, window and door that can be had is free', async () => {
    const order = await single()
    const { id: scheduleMenuId, date } = deliveryOf(order)
    const { data } = await door.ask(
      'customer-order-day-collection',
      { orderId: order.id, scheduleMenuId },
      { token },
    )
    const day = data.days.find(each => each.free && each.date !== date)
    const timePeriodId = day?.timePeriods.at(-1)?.id ?? ''
    const move = { orderId: order.id, scheduleMenuId, date: day?.date ?? '', timePeriodId }
    const address = { floor: '5ος', bell: 'Γεωργίου', phone: '6971234567' }
    const moved = await door.ask(
      'customer-order-delivery-update',
      { ...move, address, expected: 0 },
      { token },
    )
    expect(moved.data.effect).toMatchObject({ refund: 0, toPay: 0 })
    expect(deliveryOf(moved.data.order)).toMatchObject({
      date: day?.date,
      timePeriod: { id: timePeriodId },
      shippingAddress: { street: 'Ermou', floor: '5ος', bell: 'Γεωργίου', phone: '+306971234567' },
    })
    expect(moved.data.order).toMatchObject({
      timePeriod: { id: timePeriodId },
      shippingAddress: { floor: '5ος' },
      totals: order.totals,
    })
    await balanced(order.id)
  })

  test('to another address in Attica; not beyond, and not without its details', async () => {
    const order = await single()
    const move = (address: object) =>
      door.ask(
        'customer-order-delivery-update',
        { orderId: order.id, scheduleMenuId: deliveryOf(order).id, address },
        { token },
      )
    const found = await door.ask('address-suggestion-collection', { q: 'Σόλωνος 50' })
    const suggestionId = found.data.suggestions[0]?.id ?? ''
    const bare = await move({ suggestionId })
    expect([bare.status, bare.code]).toEqual([400, 'invalid-input'])
    expect(bare.data).toMatchObject({
      errors: [{ slug: 'missing-phone' }, { slug: 'missing-floor' }, { slug: 'missing-bell' }],
    })
    const details = { number: '50', floor: '1ος', bell: 'Μ', phone: '6971234567' }
    const moved = await move({ suggestionId, ...details })
    expect(deliveryOf(moved.data.order).shippingAddress).toMatchObject({ street: 'Solonos' })
    expect((await move({ suggestionId: 'nowhere', ...details })).code).toBe('invalid-input')
    expect((await move({ phone: 'no number' })).data).toMatchObject({
      errors: [{ field: 'phone', slug: 'invalid-phone' }],
    })
  })

  test('past another delivery, to a closed day or where a meal is not on the menu is refused', async () => {
    const order = await week({ weeks: 2 })
    const [first, second] = [deliveryOf(order), deliveryOf(order, 1)]
    const move = (date: string) =>
      door.ask(
        'customer-order-delivery-update',
        { orderId: order.id, scheduleMenuId: first.id, date },
        { token },
      )
    const closed = await move('2026-11-28')
    expect([closed.status, closed.code]).toEqual([422, 'date-not-available'])
    expect(closed.data).toMatchObject({ why: 'closed' })
    expect((await move(second.date)).data).toMatchObject({ why: 'out-of-order' })
    expect((await move('2027-02-01')).code).toBe('date-not-available')
    expect((await orderOf(order.id)).deliveries).toEqual(order.deliveries)
  })

  test('ends 24 hours before the window', async () => {
    const order = await single()
    const { id: scheduleMenuId, date, timePeriod } = deliveryOf(order)
    const move = () =>
      door.ask(
        'customer-order-delivery-update',
        { orderId: order.id, scheduleMenuId, address: { floor: '9ος' } },
        { token },
      )
    door.at(orderCutOff(date, timePeriod) + minute)
    expect((await move()).code).toBe('change-too-late')
    door.at(orderCutOff(date, timePeriod))
    expect((await move()).code).toBe('ok')
  })
})

describe('4.52 Pausing a plan', () => {
  test('costs nothing, and it goes on where the customer wants', async () => {
    const order = await week({ weeks: 2 })
    const ask = { orderId: order.id }
    const answers = await Promise.all(
      [1, 2, 3].map(() => door.ask('customer-order-pause', ask, { token })),
    )
    const paused = answers[0]?.data.order
    expect(new Set(answers.map(({ data }) => data.changeId)).size).toBe(1)
    expect(paused?.deliveries.map(({ status }) => status)).toEqual(Array(4).fill('paused'))
    expect(paused).toMatchObject({ totals: order.totals, can: { pause: false, resume: true } })
    const { data } = await door.ask('customer-order-day-collection', ask, { token })
    const pair = data.pairs.find(
      ({ dates, deliveries }) =>
        (dates[0] ?? '') > '2026-12-01' && deliveries.every(({ missing }) => missing.length === 0),
    )
    const choice = { dates: pair?.dates ?? [], timePeriodId: 'morning' }
    const resumed = await door.ask('customer-order-resume', { ...ask, ...choice }, { token })
    expect(resumed.data.order.deliveries.map(({ date, status }) => [date, status])).toEqual(
      pair?.deliveries.map(({ date }) => [date, 'planned']),
    )
    expect(resumed.data.order).toMatchObject({
      totals: order.totals,
      timePeriod: { id: 'morning' },
      can: { resume: false, pause: true },
    })
    await balanced(order.id)
    const back = await undo(order.id, resumed.data.changeId)
    expect(back.data.order.deliveries.map(({ status }) => status)).toEqual(Array(4).fill('paused'))
    const whole = await cancel(order.id)
    expect(whole.data.order.status).toBe('canceled')
    await balanced(order.id)
  })

  test('goes on with other meals where the new days lack some, once these were shown', async () => {
    const order = await week()
    const ask = { orderId: order.id }
    const thursday = deliveryOf(order, 1)
    const seaBass = door.shop.catalogue().meals.find(({ id }) => id === 'M19')
    const [first, ...others] = thursday.items
    const items = others.map(({ id: itemId, amount }) => ({ itemId, amount }))
    const brave = seaBass?.builds.find(({ portion }) => portion === first?.portion.code)
    const dear = await fill(order, [...items, { itemId: brave?.id ?? '', amount: 1 }], {}, 1)
    await comeBack(door, await choose(door, dear.data.redirectUrl, 'approve'), token)
    const before = await door.ask('customer-order-pause', ask, { token })
    const { data } = await door.ask('customer-order-day-collection', ask, { token })
    const pair = data.pairs.find(({ deliveries }) => {
      const offers = deliveries.flatMap(({ swaps }) => swaps)
      return offers.length > 0 && offers.every(({ by }) => by)
    })
    const swaps = (pair?.deliveries ?? []).flatMap(({ id: scheduleMenuId, swaps }) =>
      swaps.map(({ itemId, by }) => ({ scheduleMenuId, itemId, byId: by?.itemId ?? '' })),
    )
    const choice = { ...ask, dates: pair?.dates ?? [], timePeriodId: 'morning' }
    const resume = (more: object) =>
      door.ask('customer-order-resume', { ...choice, ...more }, { token })
    const refused = await resume({})
    expect([refused.code, refused.data]).toMatchObject(['date-not-available', { why: 'meals' }])
    const wrong = swaps.map(swap => ({ ...swap, byId: swap.itemId }))
    expect((await resume({ swaps: wrong })).code).toBe('item-not-found')
    const shown = await resume({ swaps, preview: true })
    const { effect } = shown.data
    const made = await resume({ swaps, expected: effect.toPay - effect.refund })
    expect(made.code).toBe('ok')
    for (const { scheduleMenuId, itemId, byId } of swaps) {
      const delivery = made.data.order.deliveries.find(({ id }) => id === scheduleMenuId)
      const ids = delivery?.items.map(item => item.id)
      expect(ids).toContain(byId)
      expect(ids).not.toContain(itemId)
    }
    await balanced(order.id)
    const back = await undo(order.id, made.data.changeId)
    expect(back.data.order.deliveries).toEqual(before.data.order.deliveries)
    await balanced(order.id)
  })

  test('is not for single orders, nor for what is being made', async () => {
    const order = await single()
    const none = await door.ask('customer-order-pause', { orderId: order.id }, { token })
    expect([none.status, none.code]).toEqual([409, 'change-not-possible'])
    const plan = await week()
    const { date, timePeriod } = deliveryOf(plan, 1)
    door.at(orderCutOff(date, timePeriod) + minute)
    const late = await door.ask('customer-order-pause', { orderId: plan.id }, { token })
    expect(late.code).toBe('change-too-late')
    const dates = ['2026-12-07', '2026-12-10']
    const resume = { orderId: plan.id, dates, timePeriodId: 'morning' }
    const never = await door.ask('customer-order-resume', resume, { token })
    expect(never.code).toBe('change-not-possible')
  })
})

describe('Every change of an order', () => {
  const inputs = {
    'customer-order-cancel': {},
    'customer-order-menu-update': { scheduleMenuId: 'd', items: [] },
    'customer-order-menu-collection': { scheduleMenuId: 'd' },
    'customer-order-delivery-update': { scheduleMenuId: 'd', timePeriodId: 'morning' },
    'customer-order-day-collection': {},
    'customer-order-pause': {},
    'customer-order-resume': { dates: ['2026-12-07'], timePeriodId: 'morning' },
    'customer-order-undo': { changeId: 'c' },
    'customer-order-repeat': {},
  } satisfies Partial<Record<HookName, object>>
  const names = Object.keys(inputs) as (keyof typeof inputs)[]

  test.each(names)('%s is for its customer alone', async name => {
    const order = await single()
    const ask = (orderId: string, who: { token?: string }, more: object = {}) =>
      door.ask(name, { orderId, ...inputs[name], ...more } as never, who)
    const stranger = await signUp(door, { ...nikos, username: `${name}@example.com` })
    const nobody = await ask(order.id, {})
    expect([nobody.status, nobody.code]).toEqual([401, 'user-not-allowed'])
    for (const orderId of [order.id, 'nothing'])
      expect((await ask(orderId, { token: stranger }, { preview: true })).code).toBe(
        'order-not-found',
      )
    const others = await ask(order.id, { token: stranger })
    expect([others.status, others.code]).toEqual([404, 'order-not-found'])
    expect((await ask('../x', { token })).code).toBe('invalid-input')
    expect((await orderOf(order.id)).changes).toEqual([])
  })

  test('takes only what it can read', async () => {
    const order = await single()
    const { id: orderId } = order
    const bad: [HookName, object][] = [
      ['customer-order-cancel', { expected: 'all' }],
      ['customer-order-cancel', { scheduleMenuId: 7 }],
      [
        'customer-order-menu-update',
        { scheduleMenuId: 'd', items: [{ itemId: 'x', amount: 100 }] },
      ],
      ['customer-order-delivery-update', { scheduleMenuId: deliveryOf(order).id }],
      ['customer-order-delivery-update', { scheduleMenuId: 'd', date: '2026-02-30' }],
      ['customer-order-resume', { dates: [], timePeriodId: 'morning' }],
      ['customer-order-undo', {}],
    ]
    for (const [name, input] of bad) {
      const { status, code } = await door.ask(name, { orderId, ...input } as never, { token })
      expect([name, status, code]).toEqual([name, 400, 'invalid-input'])
    }
    for (const name of ['customer-order-cancel', 'customer-order-day-collection'] as const) {
      const unknown = await door.ask(name, { orderId, scheduleMenuId: 'd9' }, { token })
      expect(unknown.code).toBe('item-not-found')
    }
  })

  test('holds together when all are pressed at once', async () => {
    const order = await week({ weeks: 2 })
    const { id: orderId } = order
    const at = (index: number) => deliveryOf(order, index).id
    await Promise.all([
      cancel(orderId, { scheduleMenuId: at(1) }),
      cancel(orderId, { scheduleMenuId: at(2) }),
      door.ask('customer-order-pause', { orderId }, { token }),
      fill(order, itemsOf(order).reverse()),
      door.ask(
        'customer-order-delivery-update',
        { orderId, scheduleMenuId: at(3), timePeriodId: 'morning' },
        { token },
      ),
      cancel(orderId, { scheduleMenuId: at(1) }),
    ])
    await balanced(orderId)
    await cancel(orderId)
    await balanced(orderId)
    expect((await orderOf(orderId)).status).toBe('canceled')
  })
})
