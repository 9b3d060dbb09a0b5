import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { offerAtDoor, orderAtDoor } from '../../test/orders/at-door.ts'
import { paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, newCart, nikos, signUp } from '../../test/people.ts'
import { transaction } from '../db/database.ts'
import { takeDue } from '../db/payment/door.ts'

const day = 24 * 60 * 60_000

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  // The demo shop's own orders are older than the test's clock.
  await door.run('upkeep')
})
beforeEach(() => door.at(monday))
afterAll(() => door.close())

const count = async (table: string) =>
  (await door.db.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count ?? 0
/** What is left of a table's new rows, so many days later. */
async function leftAfter(table: string, days: number): Promise<number> {
  door.at(monday + days * day)
  await door.run('upkeep')
  return count(table)
}

test('carts and sessions go when they are over, not before', async () => {
  const carts = await count('cart')
  const token = await signUp(door, nikos)
  await newCart(door)
  expect(await leftAfter('cart', 30)).toBe(carts + 1)
  expect(await leftAfter('cart', 32)).toBe(carts)
  expect((await door.ask('auth-session-one', {}, { token })).data).not.toBeNull()
  expect(await leftAfter('session', 364)).toBeGreaterThan(0)
  expect(await leftAfter('session', 400)).toBe(0)
})

test('15.13 messages stay a year', async () => {
  await door.ask('contact-create', { name: 'M', email: maria.username, message: 'Hello' })
  expect(await leftAfter('contact_message', 360)).toBe(1)
  expect(await leftAfter('contact_message', 370)).toBe(0)
})

test('who never confirmed a region is forgotten in a month, who did stays until told', async () => {
  await door.ask('region-interest-create', { email: 'a@example.gr', postcode: '26221' })
  await door.ask('region-interest-create', { email: 'b@example.gr', postcode: '26221' })
  await door.db.query(`update region_interest set confirmed_at = $1 where email = 'b@example.gr'`, [
    new Date(monday),
  ])
  expect(await leftAfter('region_interest', 29)).toBe(2)
  expect(await leftAfter('region_interest', 31)).toBe(1)
  await door.db.query('update region_interest set told_at = $1', [new Date(monday + 31 * day)])
  expect(await leftAfter('region_interest', 36)).toBe(1)
  expect(await leftAfter('region_interest', 39)).toBe(0)
})

test('15.14 mails keep that they were sent, not what they told', async () => {
  await door.db.query(
    `insert into mail (id, key, code, customer_id, data, status, next_try_at, created_at)
      select gen_random_uuid(), 'old', 'welcome', id, '{"what": "secret"}', 'sent', $1, $1
      from customer limit 1`,
    [new Date(monday)],
  )
  const data = async () =>
    (await door.db.query(`select data from mail where key = 'old'`)).rows[0]?.data
  await leftAfter('mail', 89)
  expect(await data()).toEqual({ what: 'secret' })
  await leftAfter('mail', 91)
  expect(await data()).toEqual({})
})

test('15.15 an order that nobody paid loses its address and invoice after a year, a paid one after six', async () => {
  const token = await signUp(door, maria)
  const unpaid = await unpaidOrder(door, token)
  const paid = await paidOrder(door, token)
  door.at(monday + 30 * day)
  await door.run('orders')
  const ids = [unpaid.orderId, paid.orderId]
  await door.db.query(
    `update customer_order set invoice = '{"companyName": "Παπαδάκη"}' where id = any($1)`,
    [ids],
  )
  await door.db.query(
    `update fiscal_document set content = '{"counterpart": {"vatNumber": "090000045"}}'
      where order_id = any($1)`,
    [ids],
  )
  const names = async () =>
    (
      await door.db.query<{ bell: string; company: string | null }>(
        `select address ->> 'bell' as bell, invoice ->> 'companyName' as company
          from customer_order where id = any($1) order by number`,
        [ids],
      )
    ).rows.map(({ bell, company }) => [bell, company])
  const counterparts = () =>
    door.db.query(
      `select from fiscal_document where order_id = any($1) and content::text like '%090000045%'`,
      [ids],
    )
  await leftAfter('mail', 360)
  expect(await names()).toEqual([
    ['Παπαδάκη', 'Παπαδάκη'],
    ['Παπαδάκη', 'Παπαδάκη'],
  ])
  await leftAfter('mail', 370)
  expect(await names()).toEqual([
    ['', null],
    ['Παπαδάκη', 'Παπαδάκη'],
  ])
  expect((await counterparts()).rowCount).toBe(1)
  await leftAfter('mail', 6 * 366)
  expect(await names()).toEqual([
    ['', null],
    ['', null],
  ])
  expect((await counterparts()).rowCount).toBe(0)
})

test('15.15 so does one that was to be paid at the door, and that nobody paid', async () => {
  const token = await signUp(door, { ...maria, username: 'door@example.gr' })
  await door.db.query('update customer set email_verified_at = $1', [new Date(monday)])
  offerAtDoor(door)
  const [gone, taken] = [await orderAtDoor(door, token), await orderAtDoor(door, token)]
  offerAtDoor(door, null)
  await door.ask('customer-order-cancel', { orderId: gone.orderId }, { token })
  await transaction(door.db, tx =>
    takeDue(tx, taken.orderId, {
      amount: Math.round(taken.order.totals.grandtotal * 100),
      by: 'cash',
      now: monday,
    }),
  )
  door.at(monday + 30 * day)
  await door.run('orders')
  const streets = async () =>
    (
      await door.db.query<{ street: string }>(
        `select address ->> 'street' as street from customer_order where id = any($1) order by number`,
        [[gone.orderId, taken.orderId]],
      )
    ).rows.map(({ street }) => street !== '')
  await leftAfter('mail', 360)
  expect(await streets()).toEqual([true, true])
  await leftAfter('mail', 370)
  expect(await streets()).toEqual([false, true])
})
