import { afterAll, beforeAll, expect, test } from 'vitest'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import type { Door } from '../../test/door.ts'
import { payFor, placeCart } from '../../test/orders/orders.ts'
import { newWeek } from '../../test/orders/weeks.ts'
import { openShopOf } from '../../test/other-shop.ts'
import { maria, signUp } from '../../test/people.ts'

/** A shop in Larissa that delivers on Saturdays alone, one in Thessaloniki on Tuesdays and Fridays. */
let larissa: Door
let thessaloniki: Door
const tokens = new Map<Door, string>()
beforeAll(async () => {
  larissa = await openShopOf('larissa')
  thessaloniki = await openShopOf('thessaloniki')
  for (const door of [larissa, thessaloniki]) tokens.set(door, await signUp(door, maria))
})
afterAll(() => Promise.all([larissa.close(), thessaloniki.close()]))

const door8 = { number: '8', floor: '2', bell: 'Παπαδάκη', phone: '6944123456' }
const kyprou = { street: 'Κύπρου', postcode: '41222', ...door8 }
const tsimiski = { street: 'Τσιμισκή', postcode: '54622', ...door8 }

async function planAt(door: Door, address: object, weeks: number) {
  const token = tokens.get(door) ?? ''
  const week = { dietCode: 'ic', daysPerWeek: 5, mainMeals: 5, weeks } as const
  const { id: cartId } = await newWeek(door, week, token)
  await door.ask('cart-address-update', { cartId, ...address }, { token })
  const { data } = await door.ask('time-period-collection', { cartId }, { token })
  return { token, cartId, pairs: data.pairs }
}

async function bought(door: Door, address: object, timePeriodId: string, weeks: number) {
  const { token, cartId, pairs } = await planAt(door, address, weeks)
  const dates = [...(pairs[0]?.dates ?? [])]
  const choice = { cartId, dates, timePeriodId }
  const { data: cart } = await door.ask('cart-schedule-update', choice, { token })
  for (const { id: scheduleMenuId, config } of cart.scheduleMenus) {
    const [amount = 0] = config.amounts['main-meal']
    const line = { itemId: 'fakes-regular', itemType: 'meal-build' as const, scheduleMenuId }
    await door.ask('cart-item-add', { cartId, ...line, amount }, { token })
  }
  const filled = (await door.ask('cart-one', { cartId }, { token })).data
  const order = await payFor(door, token, await placeCart(door, token, cartId))
  return { pairs, cart: filled, order: order.order, token }
}

test('9.25 13.50 a shop of Saturdays brings a plan in one delivery a week, from cart to paid', async () => {
  const { pairs, cart, order } = await bought(larissa, kyprou, 'midday', 1)
  expect(pairs.length).toBeGreaterThan(2)
  for (const { dates, covers } of pairs) {
    expect(covers).toEqual([5])
    expect(dates.map(weekdayOf)).toEqual([6])
  }
  expect(cart.spotPlan.plan.config).toMatchObject({ deliveriesPerWeek: 1, freshDays: 6 })
  expect(cart.scheduleMenus.map(({ config }) => config.amounts['main-meal'][0])).toEqual([5])
  expect(cart).toMatchObject({ errors: [], totals: { shipping: 3 }, expected: cart.totals })
  expect(order).toMatchObject({ status: 'opened', type: 1, totals: { shipping: 3 } })
  expect(order.deliveries.map(({ date, days }) => [weekdayOf(date), days])).toEqual([[6, 5]])
})

test('9.25 three weeks are three deliveries with a fee each, and a paused plan goes on from one date', async () => {
  const { order, token } = await bought(larissa, kyprou, 'midday', 3)
  expect(order).toMatchObject({ status: 'opened', type: 3, totals: { shipping: 9 } })
  const dates = order.deliveries.map(({ date }) => date)
  expect(new Set(dates.map(weekdayOf))).toEqual(new Set([6]))
  expect(dates).toHaveLength(3)
  const ask = { orderId: order.id }
  expect((await larissa.ask('customer-order-pause', ask, { token })).code).toBe('ok')
  const { data } = await larissa.ask('customer-order-day-collection', ask, { token })
  const [, later] = data.pairs
  expect(later?.dates).toHaveLength(1)
  expect(later?.deliveries.map(({ date }) => weekdayOf(date))).toEqual(dates.map(() => 6))
  const resume = { ...ask, dates: [...(later?.dates ?? [])], timePeriodId: 'midday' }
  expect((await larissa.ask('customer-order-resume', resume, { token })).code).toBe('ok')
})

test('9.25 other days than the shop’s, or two of them, are refused', async () => {
  const { token, cartId } = await planAt(larissa, kyprou, 1)
  for (const dates of [['2026-11-27'], ['2026-11-28', '2026-12-05']]) {
    const choice = { cartId, dates, timePeriodId: 'midday' }
    const { code } = await larissa.ask('cart-schedule-update', choice, { token })
    expect(code).toBe('date-not-available')
  }
})

test('9.25 its texts say so', () => {
  const { faq, policies } = larissa.shop.catalogue().texts
  const said = JSON.stringify([faq, policies])
  expect(said).toContain('έρχονται σε μία παράδοση την εβδομάδα.')
  expect(said).toContain('arrive in one delivery a week.')
})

test('9.03 9.07 a shop of Tuesdays and Fridays has these two and no other pair', async () => {
  const { pairs, order } = await bought(thessaloniki, tsimiski, 'evening', 1)
  for (const { dates, covers } of pairs)
    expect([dates.map(weekdayOf), covers]).toEqual([
      [2, 5],
      [3, 2],
    ])
  expect(order.status).toBe('opened')
  expect(order.deliveries.map(({ date }) => weekdayOf(date))).toEqual([2, 5])
})
