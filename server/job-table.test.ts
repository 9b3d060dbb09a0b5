import type { Pool, QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { type Door, monday, openDoor } from '../test/door.ts'
import { paidOrder, unpaidOrder } from '../test/orders/orders.ts'
import { choose } from '../test/orders/paying.ts'
import { maria, signUp } from '../test/people.ts'
import { jobTable } from './job-table.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
afterAll(() => door.close())

const statusOf = async (id: string) =>
  (await door.ask('customer-order-one', { orderId: id }, { token })).data.status

test('1.10 an order is paid, documented, delivered and expired without anyone at the screen', async () => {
  // Those of the demo's own orders.
  await door.run('documents')
  const [paid, late, never] = [
    await paidOrder(door, token),
    await unpaidOrder(door, token),
    await unpaidOrder(door, token),
  ]
  await choose(door, late.redirectUrl, 'late')
  door.at(monday + 5 * 60_000)
  await door.run('payments')
  expect(await statusOf(late.orderId)).toBe('opened')
  expect(await door.run('documents')).toBe(2)
  door.at(monday + 31 * 60_000)
  await door.run('orders')
  expect(await statusOf(never.orderId)).toBe('canceled')
  const [delivery] = paid.order.deliveries
  door.at(athensInstant(delivery?.date ?? '', '20:00'))
  await door.run('orders')
  expect(await statusOf(paid.orderId)).toBe('delivered')
})

test('a job does the rest of its work also where a part of it fails', async () => {
  door.at(monday)
  const paid = await paidOrder(door, token)
  await unpaidOrder(door, token)
  door.at(monday + 60 * 24 * 3_600_000)
  const ran = jobTable.orders({ ...door.shop, db: withoutExpiry(door.db) })
  await expect(ran).rejects.toThrow('a fault of ours')
  const { rows } = await door.db.query('select status from customer_order where id = $1', [
    paid.orderId,
  ])
  expect(rows).toEqual([{ status: 'delivered' }])
})

/** A database that cannot say which orders have expired. */
function withoutExpiry(db: Pool): Pool {
  return new Proxy(db, {
    get: (pool, key) =>
      key === 'query'
        ? async (asked: { name?: string }, values?: unknown[]) => {
            if (asked.name === 'order-expired') throw new TypeError('a fault of ours')
            return pool.query(asked as QueryConfig, values)
          }
        : Reflect.get(pool, key),
  })
}
