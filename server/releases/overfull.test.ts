import { beforeEach, describe, expect, test } from 'vitest'
import type { KitchenLimit } from '#shop/capacity/capacity.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import type { DayLimit } from '#shop/shop-data/day-limits.ts'
import { askDesk, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { friday } from '../../test/orders/order-changes.ts'
import { type Bought, paidOrder } from '../../test/orders/orders.ts'
import { shoppersLike } from '../../test/orders/shoppers.ts'
import { filledCart, maria, proveEmail, signUp } from '../../test/people.ts'
import { gateOf, isStopped } from './gate.ts'

let door: Door
let token: string
let order: Bought
let date: string
let windowId: string
beforeEach(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  // Only what a test sells itself is sold.
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query('delete from kitchen_load')
  // A change is still possible then.
  door.at(friday)
  token = await signUp(door, maria)
  await proveEmail(door, token)
  order = await paidOrder(door, token)
  const [delivery] = order.order.deliveries
  date = delivery?.date ?? ''
  windowId = delivery?.timePeriod.id ?? ''
  return () => door.close()
})

/** What the shop offers with these limits. */
const offer = (dayLimits: DayLimit[] = [], kitchen: Partial<KitchenLimit> = {}) => {
  const catalogue = door.shop.catalogue()
  const kitchenLimit = { ...catalogue.kitchenLimit, ...kitchen }
  return { ...catalogue, dayLimits, kitchenLimit }
}
const gate = (limit: DayLimit, before: DayLimit[] = []) =>
  gateOf(door.db, { was: offer(before), becomes: offer([limit]), at: friday, releaseId: 'none' })
const mealOf = (index = 0) => {
  const [delivery] = order.order.deliveries
  const meal = door.shop.catalogue().builds.get(delivery?.items[index]?.id ?? '')?.meal
  if (!meal) throw new Error('an order without meals')
  return meal
}
/** So many more customers order the same for the same day and window; answers their deliveries. */
async function more(count: number): Promise<string[]> {
  const cart = await filledCart(door, 4, { token })
  const ids: string[] = []
  for (const { cartId, token } of await shoppersLike(door, cart, count)) {
    const { code, data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    if (code !== 'ok') throw new Error(`not placed: ${code}`)
    ids.push(data.order.deliveries[0]?.id ?? '')
  }
  return ids
}

describe('13.34 What is taken beyond a lowered limit', () => {
  test('is told of a day and of each window with its hours, and by how many orders, in one order', async () => {
    const windows = door.shop.catalogue().timePeriods
    const other = windows.find(({ id }) => id !== windowId)
    const own = windows.find(({ id }) => id === windowId)
    if (!own || !other) throw new Error('a shop with one window')
    const [paused, moved, later] = await more(4)
    await door.db.query(`update order_delivery set status = 'paused' where id = $1`, [paused])
    await door.db.query('update order_delivery set time_period_id = $2 where id = $1', [
      ...[moved, other.id],
    ])
    await door.db.query('update order_delivery set date = $2 where id = $1', [
      ...[later, addDays(date, 1)],
    ])
    await door.db.query(
      `insert into kitchen_load (date, kind, what, most, taken)
        values ($1, 'window', $2, 120, 3), ($3, 'window', $2, 120, 9), ($3, 'window', $4, 120, 9)`,
      [date, other.id, addDays(date, 1), windowId],
    )
    const limits = { date, deliveries: 7, windows: { [windowId]: 4, [other.id]: 2 } }
    const { overfull } = await gate(limits)
    const hoursOf = ({ from, to }: typeof own) => ({ from, to })
    const at = { date, name: null }
    const told = [
      { ...at, kind: 'day', what: 'day', hours: null, taken: 8, most: 7, orders: 3 },
      ...[
        {
          ...at,
          kind: 'window',
          what: windowId,
          hours: hoursOf(own),
          taken: 5,
          most: 4,
          orders: 2,
        },
        {
          ...at,
          kind: 'window',
          what: other.id,
          hours: hoursOf(other),
          taken: 3,
          most: 2,
          orders: 1,
        },
      ].sort((one, next) => (one.what < next.what ? -1 : 1)),
    ]
    expect(overfull).toEqual(told)
    // A day that was limited before has a counter of its own, and is told once all the same.
    await door.db.query(
      `insert into kitchen_load (date, kind, what, most, taken) values ($1, 'day', 'day', 9, 8)`,
      [date],
    )
    expect((await gate(limits, [{ date, deliveries: 9 }])).overfull).toEqual(told)
  })

  test('is told of a dish by its name, and is nothing that the limit has room for', async () => {
    const meal = mealOf()
    await more(1)
    const limit = (most: number) => gate({ date, dishes: { [meal.slug]: most } })
    const { name, id: what } = meal
    expect((await limit(1)).overfull).toEqual([
      { date, kind: 'meal', what, name, hours: null, taken: 2, most: 1, orders: 2 },
    ])
    for (const most of [2, 3]) {
      const roomy = await limit(most)
      expect(roomy).toMatchObject({ touched: [], overfull: [] })
      expect(isStopped(roomy)).toBe(false)
    }
  })

  test('is another list for whoever publishes once an amount, a reason or what is taken differs', async () => {
    const meal = mealOf()
    const limit = { date, dishes: { [meal.slug]: 0 } }
    const marks = [(await gate(limit)).seen]
    expect((await gate(limit)).seen).toBe(marks[0])
    const differs = async (seen: Promise<{ seen: string }>) => {
      const mark = (await seen).seen
      expect(marks).not.toContain(mark)
      marks.push(mark)
    }
    await differs(gate({ date, windows: { [windowId]: 0 } }))
    await differs(gate({ date, deliveries: 0 }))
    await door.db.query(`update kitchen_load set taken = taken + 1 where (date, what) = ($1, $2)`, [
      date,
      meal.id,
    ])
    await differs(gate(limit))
    await door.db.query('update order_item set amount = amount + 1 where meal_id = $1', [meal.id])
    await differs(gate(limit))
    await differs(gate({ ...limit, dishes: { [mealOf(1).slug]: 0 } }))
  })
})

test('13.34 portions that a change holds until it is paid keep a release waiting, though no line is touched', async () => {
  const desk = await seat(door, 'manager')
  const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
    askDesk(door, name, input, { desk })
  const [delivery] = order.order.deliveries
  const items = delivery?.items.map(({ id: itemId }) => ({ itemId, amount: 2 })) ?? []
  const wish = { orderId: order.orderId, scheduleMenuId: delivery?.id ?? '', items }
  const asked = await door.ask('customer-order-menu-update', wish, { token })
  expect(asked).toMatchObject({ code: 'ok', data: { redirectUrl: expect.any(String) } })
  const releaseId = (await ask('release-create', { name: 'Small' })).data.id
  const value = { date, dishes: { [mealOf().slug]: 1 } }
  await ask('draft-write', { releaseId, kind: 'day-limit', piece: date, seen: null, value })
  const { gate } = (await ask('release-one', { releaseId })).data
  expect(gate).toMatchObject({ touched: [], overfull: [{ taken: 2, most: 1, orders: 1 }] })
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('release-touches')
  await ask('release-publish', { releaseId, at: null, seen: gate.seen })
  expect(await door.run('releases')).toBe(0)
  expect((await ask('release-one', { releaseId })).data).toMatchObject({
    ...{ status: 'planned', waits: { lacks: [], conflicts: [], sold: 1 } },
  })
  await door.ask('customer-order-cancel', { orderId: order.orderId }, { token })
  expect(await door.run('releases')).toBe(1)
})
