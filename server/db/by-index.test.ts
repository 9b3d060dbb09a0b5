import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import type { Db } from './database.ts'
import { claimDueAttempts } from './due-attempts.ts'
import { orderIdOf } from './order/order-papers.ts'

/** What runs with every look or every few seconds must cost the same after years of orders. */
let door: Door
beforeAll(async () => {
  door = await openDoor()
  await paidOrder(door, await signUp(door, maria))
})
afterAll(() => door.close())

/** How the database runs the one statement of a function, with its time and its rows. */
async function planOf(run: (db: Db) => Promise<unknown>): Promise<string> {
  let asked: QueryConfig | undefined
  const query = async (config: QueryConfig) => {
    asked = config
    return { rows: [] }
  }
  await run({ query } as unknown as Db)
  const { rows } = await door.db.query<{ 'QUERY PLAN': string }>(
    `explain (analyze) ${asked?.text}`,
    asked?.values,
  )
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

test('an order is found by its number and by its id without reading the others', async () => {
  const { rows } = await door.db.query('select id, number from customer_order limit 1')
  const [{ id, number }] = rows
  for (const name of [id, String(number)]) {
    const plan = await planOf(db => orderIdOf(db, name))
    expect(plan).toContain('Index')
    expect(plan).not.toContain('Seq Scan')
    expect(await orderIdOf(door.db, name)).toBe(id)
  }
  for (const name of ['', '0', `0${number}`, `${number}x`, '9'.repeat(40), 'nobody'])
    expect(await orderIdOf(door.db, name)).toBeNull()
})

test('no paid attempt is looked at to find those that a provider is asked about', async () => {
  const { rows } = await door.db.query(
    `select from payment_attempt where status = 'paid' and next_check_at is not null`,
  )
  expect(rows.length).toBeGreaterThan(0)
  const asked = { now: monday + 30 * 24 * 3_600_000, limit: 10, silent: [] }
  const plan = await planOf(db => claimDueAttempts(db as Door['db'], asked))
  expect(plan).toContain('payment_attempt_to_ask')
  expect(plan).not.toContain('Rows Removed by Filter')
})
