import { describe, expect, test } from 'vitest'
import { mealChangeCutOff } from '#shop/schedule/schedule.ts'
import { refundsOf } from '../../test/orders/changing.ts'
import {
  balanced,
  deliveryOf,
  door,
  fill,
  friday,
  itemsOf,
  minute,
  openChanges,
  orderOf,
  single,
  token,
  twice,
  undo,
  week,
} from '../../test/orders/order-changes.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'

openChanges()

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
    // The dearest are premium, and few.
    const sorted = deliveryOf(order).items.toSorted((one, other) => one.price - other.price)
    const [plain] = sorted.filter(({ price }) => price > 0)
    const other = menu.data.meals
      .filter(({ type }) => type === 'main-meal')
      .flatMap(({ builds }) => builds)
      .find(build => !chosen.has(build.id) && build.price === plain?.price)
    const kept = itemsOf(order).filter(({ itemId }) => itemId !== plain?.id)
    const items = [...kept, { itemId: other?.id ?? '', amount: 1 }]
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

  test('adds 40 portions at most, so that an unpaid change cannot hold a day', async () => {
    const order = await single()
    const [first, ...rest] = itemsOf(order)
    const adding = (more: number) => [
      ...rest,
      { itemId: first?.itemId ?? '', amount: (first?.amount ?? 0) + more },
    ]
    const tooMany = await fill(order, adding(41))
    expect([tooMany.status, tooMany.code]).toEqual([409, 'change-too-large'])
    expect((await orderOf(order.id)).changes).toEqual([])
    expect((await fill(order, adding(40), { preview: true })).code).toBe('ok')
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
