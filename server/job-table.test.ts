import { afterAll, beforeAll, expect, test } from 'vitest'
import { athensInstant } from '#shop/schedule.ts'
import { type Door, monday, openDoor } from '../test/door.ts'
import { paidOrder, unpaidOrder } from '../test/orders.ts'
import { choose } from '../test/paying.ts'
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
  const { outside } = door.shop
  const broken = {
    ...outside.payments.viva,
    fetch: () => Promise.reject(new TypeError('a fault of ours')),
    cancel: () => Promise.reject(new TypeError('a fault of ours')),
  }
  const payments = { ...outside.payments, viva: broken }
  const ran = jobTable.orders({ ...door.shop, outside: { ...outside, payments } })
  await expect(ran).rejects.toThrow('a fault of ours')
  const { rows } = await door.db.query('select status from customer_order where id = $1', [
    paid.orderId,
  ])
  expect(rows).toEqual([{ status: 'delivered' }])
})
