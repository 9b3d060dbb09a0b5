import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '#server/answers.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { booksOf, kitchenDrift, paidWeek as paidWeeks } from '../../test/orders/changing.ts'
import { friday } from '../../test/orders/order-changes.ts'
import { paidWeek } from '../../test/orders/orders.ts'
import { maria, nikos, signUp } from '../../test/people.ts'
import { latest } from '../db/order/order-changes.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  door.at(friday)
})
afterAll(() => door.close())

test('12.18 cancelling the rest of an order frees the portions of a change that waits, too', async () => {
  const token = await signUp(door, maria)
  const driftAt = async (date: string) =>
    (await kitchenDrift(door)).filter(line => line.startsWith(date))
  const bought = await paidWeek(door, token)
  const [monday, thursday] = bought.order.deliveries
  if (!monday || !thursday) throw new Error('a week has two deliveries')
  const before = await driftAt(thursday.date)
  door.at(Date.parse(`${monday.date}T21:00:00Z`))
  await door.run('orders')
  const wish = { orderId: bought.orderId, scheduleMenuId: thursday.id, items: dearer(thursday) }
  const asked = await door.ask('customer-order-menu-update', wish, { token })
  expect(asked.data).toMatchObject({ redirectUrl: expect.any(String) })

  // The kitchen cannot reject what was partly eaten; the rest can be cancelled.
  const [manager, care] = [await seat(door, 'manager'), await seat(door, 'care')]
  expect((await act('order-reject', manager)).code).toBe('order-partly-delivered')
  expect(await act('order-cancel', care)).toMatchObject({ code: 'ok', data: { rest: 1 } })
  const { data } = await door.ask('customer-order-one', { orderId: bought.orderId }, { token })
  expect(data.deliveries.map(({ status }) => status)).toEqual(['delivered', 'canceled'])
  expect(data.changes.some(({ status }) => status === 'waiting')).toBe(false)
  expect(await driftAt(thursday.date)).toEqual(before)
  const { kept, grandtotal } = await booksOf(door, bought.orderId)
  expect(kept).toBe(grandtotal)

  async function act(name: 'order-reject' | 'order-cancel', desk: Seat) {
    const on = { order: bought.orderId }
    const { seen } = (await askDesk(door, 'order-one', on, { desk })).data
    return askDesk(door, name, { ...on, seen, reason: 'Έλλειψη' }, { desk })
  }
})

test('12.18 a rest of several deliveries goes back as one change, and frees the portions of each', async () => {
  door.at(friday)
  const token = await signUp(door, nikos)
  const order = await paidWeeks(door, token, { weeks: 2 })
  const [first, ...rest] = order.deliveries
  expect(rest.length).toBeGreaterThan(1)
  await door.db.query(`update order_delivery set status = 'delivered' where id = $1`, [first?.id])
  const drift = await kitchenDrift(door)
  const care = await seat(door, 'care')
  const on = { order: order.id }
  const { seen } = (await askDesk(door, 'order-one', on, { desk: care })).data
  const input = { ...on, seen, reason: 'Έλλειψη' }
  const done = await askDesk(door, 'order-cancel', input, { desk: care })
  expect(done).toMatchObject({ code: 'ok', data: { rest: rest.length } })
  expect(await kitchenDrift(door)).toEqual(drift)
  const change = await latest(door.db, order.id)
  const ids = rest.map(({ id }) => id).sort()
  for (const side of [change?.before, change?.after])
    expect(side?.deliveries.map(({ id }) => id).sort()).toEqual(ids)
  const { kept, grandtotal } = await booksOf(door, order.id)
  expect(kept).toBe(grandtotal)
})

/** The same meals with sea bass for the cheapest, for which a plan costs more. */
function dearer({ items }: OrderAnswer['deliveries'][number]) {
  const [cheapest, ...others] = items.toSorted((one, other) => one.price - other.price)
  const seaBass = door.shop.catalogue().meals.find(({ id }) => id === 'M19')
  const build = seaBass?.builds.find(({ portion }) => portion === cheapest?.portion.code)
  const kept = others.map(({ id: itemId, amount }) => ({ itemId, amount }))
  return [...kept, { itemId: build?.id ?? '', amount: 1 }]
}
