import { afterAll, beforeAll, expect, test } from 'vitest'
import { planOf, readsAll } from '../../test/database/plan-of.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { personalData } from './customer/personal-data.ts'
import { blankMails, blankOrders, deleteOver } from './retention.ts'

const growing = ['customer_order', 'order_delivery', 'mail', 'cart', 'session', 'payment_event']
let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  const { orderId } = await paidOrder(door, await signUp(door, maria))
  await door.db.query(
    `insert into customer_order overriding system value select copy.*
      from customer_order o, generate_series(1, 5000) n, jsonb_populate_record(o,
        jsonb_build_object('id', 'copy-' || n, 'number', 100000 + n, 'cart_id', 'cart-' || n,
          'customer_id', null, 'payer_key', '\\x' || md5(n::text))) copy where o.id = $1`,
    [orderId],
  )
  await door.db.query(
    `insert into mail (id, key, code, order_id, next_try_at, created_at, status)
      select gen_random_uuid(), id || n, 'order-confirmed', id, now(), now(), 'sent'
      from customer_order, generate_series(1, 4) n`,
  )
  await door.db.query('analyze')
})
afterAll(() => door.close())

test('what is too old is found by its age, however much there is', async () => {
  for (const clear of [deleteOver, blankMails, blankOrders]) {
    const nodes = await planOf(door.db, db => clear(db, monday))
    expect(nodes.length).toBeGreaterThan(2)
    expect([clear.name, readsAll(nodes, growing)]).toEqual([clear.name, []])
  }
})

test('a copy of one customer’s data is found by keys', async () => {
  const whose = { customerId: 'maria', provenEmail: 'maria@example.gr' }
  const nodes = await planOf(door.db, db => personalData(db, whose))
  expect(readsAll(nodes, growing)).toEqual([])
})
