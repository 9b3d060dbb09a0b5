import { afterAll, beforeAll, expect, test } from 'vitest'
import { planOf, readsAll } from '../../../test/database/plan-of.ts'
import { type Door, openDoor } from '../../../test/door.ts'
import { paidOrder } from '../../../test/orders/orders.ts'
import { maria, signUp } from '../../../test/people.ts'
import { couponsOf } from '../customer/coupons.ts'
import { couponStanding, standingsFor } from './coupon-standing.ts'

const orders = 20_000

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  const token = await signUp(door, maria)
  const { orderId } = await paidOrder(door, token, { coupon: 'PROTI20' })
  await door.db.query(
    `insert into customer_order (${await columnsOf('customer_order')})
      select ${await columnsOf('customer_order', 'copy.')}
      from customer_order o, generate_series(1, $2) n, jsonb_populate_record(o, jsonb_build_object(
        'id', 'copy-' || n, 'cart_id', 'cart-' || n, 'customer_id', null,
        'payer_key', '\\x' || md5(n::text),
        'address', o.address || jsonb_build_object('phone', '+3069' || 10000000 + n))) copy
      where o.id = $1`,
    [orderId, orders],
  )
  await door.db.query(
    `insert into coupon_use (order_id, coupon_id, campaign, held_at, used_at)
      select id, 'proti20', 'proti20', placed_at, paid_at from customer_order
      where id like 'copy-%'`,
  )
  await door.db.query(
    `insert into coupon (id, code_key, campaign, data, created_at)
      select id || n, 'GIFT' || n, 'sign-up-gift', data || '{"offered": false}', created_at
      from coupon, generate_series(1, $1) n where id = 'proti20'`,
    [orders],
  )
  await door.db.query('vacuum analyze')
}, 120_000)
afterAll(() => door.close())

/** The columns that an insert names: a number is drawn anew for each order. */
async function columnsOf(table: string, prefix = ''): Promise<string> {
  const { rows } = await door.db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = $1 and is_identity = 'NO' order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => prefix + name).join(', ')
}

/** What grows with each order. */
const growing = ['customer_order', 'coupon_use', 'coupon', 'customer']

/** The index of the coupons that are offered to everybody holds those few alone. */
const isNotOfOffers = (node: { 'Index Name'?: string }) => node['Index Name'] !== 'coupon_offered'

test('a coupon’s standing is found by keys, however many orders there are', async () => {
  const payer = { customerId: 'anna', email: 'anna@example.gr' }
  const place = { phone: '+306944123456', doors: ['ermou|12', 'ermou 12'] }
  const nodes = await planOf(door.db, db => couponStanding(db, 'proti20', payer, 'cart', place))
  expect(nodes.length).toBeGreaterThan(5)
  expect(readsAll(nodes, growing).filter(isNotOfOffers)).toEqual([])
})

test('so are those that a cart is offered', async () => {
  const cart = { id: 'cart', couponId: null, customerId: 'anna' }
  const anna = { id: 'anna', name: 'Άννα', email: 'anna@example.gr' }
  const nodes = await planOf(door.db, db => standingsFor(db, cart, anna))
  expect(nodes.length).toBeGreaterThan(5)
  expect(readsAll(nodes, growing).filter(isNotOfOffers)).toEqual([])
})

test('so are the coupons of a customer', async () => {
  const nodes = await planOf(door.db, db =>
    couponsOf(db, { id: 'anna', email: 'anna@example.gr' }, []),
  )
  expect(nodes.length).toBeGreaterThan(5)
  expect(readsAll(nodes, growing)).toEqual([])
})

test('a coupon knows how often it is used without counting', async () => {
  const payer = { customerId: 'anna', email: 'anna@example.gr' }
  const standing = await couponStanding(door.db, 'proti20', payer, 'cart')
  expect(standing?.facts.uses).toBe(orders + 1)
  await door.db.query(`delete from coupon_use where order_id in ('copy-1', 'copy-2')`)
  expect((await couponStanding(door.db, 'proti20', payer, 'cart'))?.facts.uses).toBe(orders - 1)
})
