import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { OrderAnswer } from '#server/answers.ts'
import { type Door, monday, openDoor } from '../door.ts'
import { maria, signUp } from '../people.ts'
import { booksOf, kitchenDrift, paidWeek } from './changing.ts'
import { paidOrder } from './orders.ts'

/** Friday 20 November 2026, 10:00 in Athens: Monday's meals can still be changed. */
export const friday = monday - 3 * 86_400_000
export const minute = 60_000

/** The shop's door and Maria's token, set before the tests of a file run. */
export let door: Door
export let token: string

/** Opens a shop for a file of tests; after each test the kitchen's counters must be right. */
export function openChanges(): void {
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
}

export type Fields = { preview?: boolean; expected?: number }
export const cancel = (orderId: string, fields: Fields & { scheduleMenuId?: string } = {}) =>
  door.ask('customer-order-cancel', { orderId, ...fields }, { token })
export const undo = (orderId: string, changeId: string | null, fields: Fields = {}) =>
  door.ask('customer-order-undo', { orderId, changeId: changeId ?? '', ...fields }, { token })
export const orderOf = async (orderId: string) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
export const deliveryOf = (order: OrderAnswer, index = 0) => {
  const delivery = order.deliveries[index]
  if (!delivery) throw new Error(`no delivery ${index}`)
  return delivery
}
export const itemsOf = (order: OrderAnswer, index = 0) =>
  deliveryOf(order, index).items.map(({ id: itemId, amount }) => ({ itemId, amount }))
export const fill = (
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
export const twice = (order: OrderAnswer) =>
  itemsOf(order).map(({ itemId, amount }) => ({ itemId, amount: 2 * amount }))
export const balanced = async (orderId: string) => {
  const { status, kept, grandtotal } = await booksOf(door, orderId)
  expect(kept).toBe(status === 'canceled' ? 0 : grandtotal)
}
export const mailsOf = async (orderId: string) =>
  (
    await door.db.query(
      `select data from mail where order_id = $1 and code = 'order-cancelled' order by created_at`,
      [orderId],
    )
  ).rows.map(({ data }) => data)
export const single = async (mains = 4) => {
  door.at(friday)
  return (await paidOrder(door, token, { mains })).order
}
export const week = (choice = {}) => {
  door.at(friday)
  return paidWeek(door, token, choice)
}
