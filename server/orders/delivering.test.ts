import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keptStates, orderStatusOf } from '#shop/delivery-life.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { transaction } from '../db/database.ts'
import * as orders from '../db/order/orders.ts'
import { deliverOrders } from './delivering.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
beforeEach(() => door.db.query('delete from customer_order'))
afterAll(() => door.close())

/** A paid order whose deliveries have these dates and statuses, each from 09:00 to 13:00. */
async function order(...deliveries: [date: string, status: string][]): Promise<string> {
  const { orderId } = await paidOrder(door, token)
  for (const [position, [date, status]] of deliveries.entries())
    await door.db.query(
      `insert into order_delivery (id, order_id, position, date, status, time_period_id,
          time_period_code, time_from, time_to)
        values ($1 || $2, $1, $2::int + 10, $3, $4, 'p', 'morning', '09:00', '13:00')`,
      [orderId, String(position), date, status],
    )
  await door.db.query('delete from order_delivery where order_id = $1 and position < 10', [orderId])
  return orderId
}

const deliverAt = async (now: number) => {
  while ((await deliverOrders({ ...door.shop, now: () => now })) > 0);
}
const standing = async (id: string) => {
  const { rows } = await door.db.query(
    `select o.status, array_agg(d.status order by d.position) as deliveries
      from customer_order o join order_delivery d on d.order_id = o.id where o.id = $1 group by o.id`,
    [id],
  )
  return rows[0]
}

describe('4.01 An order is delivered', () => {
  test.each(['2026-10-23', '2026-10-26', '2027-03-26', '2027-03-29'])(
    "when its last delivery's window has ended in Athens on %s, around a change of the clocks",
    async date => {
      const id = await order([date, 'planned'])
      const end = athensInstant(date, '13:00')
      await deliverAt(end - 1)
      expect(await standing(id)).toEqual({ status: 'opened', deliveries: ['planned'] })
      await deliverAt(end)
      expect(await standing(id)).toEqual({ status: 'delivered', deliveries: ['delivered'] })
    },
  )

  test('one delivery after the other', async () => {
    const id = await order(['2026-11-26', 'planned'], ['2026-11-30', 'planned'])
    await deliverAt(athensInstant('2026-11-26', '13:00'))
    expect(await standing(id)).toEqual({ status: 'opened', deliveries: ['delivered', 'planned'] })
    await deliverAt(athensInstant('2026-11-30', '13:00'))
    expect((await standing(id)).status).toBe('delivered')
  })

  test('not while one is paused', async () => {
    const id = await order(['2026-11-26', 'planned'], ['2026-11-30', 'paused'])
    await deliverAt(athensInstant('2026-12-30', '13:00'))
    expect(await standing(id)).toEqual({ status: 'opened', deliveries: ['delivered', 'paused'] })
  })

  test('where the rest was cancelled, before or after what was handed over', async () => {
    const before = await order(['2026-11-26', 'canceled'], ['2026-11-30', 'planned'])
    const after = await order(['2026-11-26', 'delivered'], ['2026-11-30', 'canceled'])
    await deliverAt(athensInstant('2026-11-30', '13:00'))
    expect((await standing(before)).status).toBe('delivered')
    expect((await standing(after)).status).toBe('delivered')
  })

  test('never where it was not paid, or where nothing was handed over', async () => {
    const { orderId } = await unpaidOrder(door, token)
    const canceled = await order(['2026-11-26', 'canceled'])
    await deliverAt(athensInstant('2027-01-30', '13:00'))
    expect(await standing(orderId)).toEqual({ status: 'not-paid', deliveries: ['planned'] })
    expect((await standing(canceled)).status).toBe('opened')
  })

  test('not while another changes it, but the next time', async () => {
    const id = await order(['2026-11-26', 'planned'])
    const end = athensInstant('2026-11-26', '13:00')
    await transaction(door.db, async tx => {
      await orders.lockOrder(tx, id)
      await deliverAt(end)
      expect((await standing(id)).status).toBe('opened')
    })
    await deliverAt(end)
    expect((await standing(id)).status).toBe('delivered')
  })
})

test('a database keeps the states of a delivery that its life names, and no others', async () => {
  const { rows } = await door.db.query<{ said: string }>(
    `select pg_get_constraintdef(oid) as said from pg_constraint
      where conrelid = 'order_delivery'::regclass and pg_get_constraintdef(oid) like '%status%'`,
  )
  const states = rows.flatMap(({ said }) =>
    [...said.matchAll(/'([a-z-]+)'/g)].map(([, one]) => one),
  )
  expect(new Set(states)).toEqual(new Set(keptStates))
})

test('4.01 4.02 14.15 the clock leaves every order as the life of its deliveries says', async () => {
  const pairs = keptStates.flatMap(one => keptStates.map(other => [one, other] as const))
  const possible = pairs.filter(pair => pair.some(state => state !== 'canceled'))
  for (const [one, other] of possible) {
    const id = await order(['2026-11-26', one], ['2026-11-30', other])
    await deliverAt(athensInstant('2026-11-30', '13:00'))
    const { status, deliveries } = await standing(id)
    const stated = deliveries.map((state: (typeof keptStates)[number]) => ({ status: state }))
    expect([one, other, status]).toEqual([one, other, orderStatusOf(stated)])
  }
})
