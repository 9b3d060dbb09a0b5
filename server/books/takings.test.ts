import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Moved, takingsOf } from '#shop/books/takings.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'

/** Documents are added up from narrow sums; here the same is read from the documents themselves. */
let door: Door
let owner: Seat
let orderId: string
/** The clocks went back on the 25th. */
const period = { from: '2026-10-24', to: '2026-10-26' }
const dates = ['2026-10-20', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']
beforeAll(async () => {
  door = await openDoor()
  owner = await seat(door, 'owner')
  orderId = (await paidOrder(door, await signUp(door, maria))).orderId
})
afterEach(() => door.db.query(`delete from payment_attempt where provider = 'here'`))
afterAll(() => door.close())

/** All money of the period, one by one, with what its document says. */
async function plainly(): Promise<Moved[]> {
  const { rows } = await door.db.query<Moved>(
    `with moved as (
        select id, id as attempt_id, order_id, settled_at as at, method, false as "isRefund",
          coalesce(charged_cents, amount_cents) as amount
        from payment_attempt where status = 'paid' and not refund_due
        union all
        select r.id, a.id, a.order_id, r.done_at, a.method, true, r.amount_cents
        from refund r join payment_attempt a on a.id = r.attempt_id
        where r.status = 'done' and not a.refund_due
      )
      select o.number as "order", to_char(m.at at time zone 'Europe/Athens', 'YYYY-MM-DD') as date,
        m.method, m."isRefund", m.amount, d.amount_cents as documented, d.content -> 'lines' as lines,
        (select p.content from fiscal_document p where p.attempt_id = m.attempt_id) as original,
        (select jsonb_agg(jsonb_build_object('price', i.unit_price, 'amount', i.amount,
            'vatRate', i.vat_rate) order by i.position)
          from order_delivery e join order_item i on i.delivery_id = e.id
          where e.order_id = m.order_id) as items
      from moved m join customer_order o on o.id = m.order_id
        left join fiscal_document d on coalesce(d.attempt_id, d.refund_id) = m.id`,
  )
  return rows.filter(({ date }) => date >= period.from && date <= period.to)
}

const instant = fc
  .record({ date: fc.constantFrom(...dates), minute: fc.integer({ min: 0, max: 1439 }) })
  .map(({ date, minute }) => `${date} ${Math.floor(minute / 60)}:${minute % 60}:00 Europe/Athens`)
const line = fc
  .record({ net: fc.integer({ min: 1, max: 5000 }), vat: fc.integer({ min: 0, max: 900 }) })
  .map(({ net, vat }) => ({ net, vat, gross: net + vat }))
/** What a document tells of 13 % and 24 %, and what is odd about it. */
const told = fc.record({ low: line, high: fc.option(line) }).map(({ low, high }) => ({
  amount: low.gross + (high?.gross ?? 0),
  lines: [
    { vatRate: 13, net: low.net, vat: low.vat },
    ...(high ? [{ vatRate: 24, net: high.net, vat: high.vat }] : []),
  ],
}))
const oddity = fc.constantFrom(
  'none',
  'none',
  'lost',
  'due',
  'told later',
  'other sum',
  'other day',
)
const money = fc.record({
  told,
  at: instant,
  oddity,
  method: fc.constantFrom('card', 'iris'),
  status: fc.constantFrom('paid', 'paid', 'paid', 'failed'),
  isRefundDue: fc.integer({ min: 0, max: 9 }).map(one => one === 0),
  charged: fc.option(fc.constantFrom(0, 0, 150)),
  backs: fc.array(
    fc.record({
      told,
      at: instant,
      oddity,
      status: fc.constantFrom('done', 'done', 'due', 'by-hand', 'withdrawn'),
    }),
    { maxLength: 2 },
  ),
})
type Money = typeof money extends fc.Arbitrary<infer One> ? One : never
type Told = Pick<Money, 'told' | 'at' | 'oddity'>

async function addMoney({ backs, charged, ...paid }: Money): Promise<void> {
  const id = randomUUID()
  const { amount } = paid.told
  await door.db.query(
    `insert into payment_attempt (id, order_id, provider, method, amount_cents, charged_cents,
        status, refund_due, created_at, settled_at, expires_at)
      values ($1, $2, 'here', $3, $4, $5, $6, $7, $8, $8, $8)`,
    [
      ...[id, orderId, paid.method, amount, charged === null ? null : amount + charged],
      ...[paid.status, paid.isRefundDue, paid.at],
    ],
  )
  await addDocument('attempt_id', id, paid)
  for (const { status, ...back } of backs) {
    const refund = randomUUID()
    await door.db.query(
      `insert into refund (id, order_id, attempt_id, amount_cents, reason, status, due_at,
          next_try_at, created_at, done_at)
        values ($1, $2, $3, $4, 'changed', $5, $6, $6, $6, $6)`,
      [refund, orderId, id, back.told.amount, status, back.at],
    )
    await addDocument('refund_id', refund, back)
  }
}

async function addDocument(of: 'attempt_id' | 'refund_id', id: string, { told, at, oddity }: Told) {
  if (oddity === 'lost') return
  const content = JSON.stringify({ lines: told.lines })
  const amount = told.amount + (oddity === 'other sum' ? 7 : 0)
  const isTold = oddity !== 'due' && oddity !== 'told later'
  await door.db.query(
    `insert into fiscal_document (id, order_id, ${of}, amount_cents, next_try_at, created_at, content)
      values ($1, $2, $3, $4, $5, $5::timestamptz - $6::interval, $7)`,
    [
      ...[randomUUID(), orderId, id, amount, at, oddity === 'other day' ? '20 days' : '0'],
      isTold ? content : null,
    ],
  )
  if (oddity === 'told later')
    await door.db.query(`update fiscal_document set content = $2 where ${of} = $1`, [id, content])
}

async function takings() {
  const { data } = await askDesk(door, 'takings-one', period, { desk: owner })
  const { rows, taken, back, documents, differences } = data
  return { rows, taken, back, documents, differences }
}

test('15.03 takings are what the documents of the money tell, whatever is odd about them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(money, { minLength: 1, maxLength: 8 }), async all => {
      await door.db.query(`delete from payment_attempt where provider = 'here'`)
      for (const one of all) await addMoney(one)
      expect(await takings()).toEqual(takingsOf(await plainly()))
    }),
    { numRuns: 40 },
  )
})

const paid: Money = {
  told: { amount: 1130, lines: [{ vatRate: 13, net: 1000, vat: 130 }] },
  at: `${period.from} 12:00 Europe/Athens`,
  oddity: 'none',
  method: 'card',
  status: 'paid',
  isRefundDue: false,
  charged: 0,
  backs: [],
}

test('documents that were told before the sums were kept are added up too', async () => {
  await addMoney(paid)
  const before = await takings()
  expect(before.taken.gross).toBe(1130)
  await door.db.query('delete from fiscal_sum')
  const migration = new URL('../db/migrations/0162-fiscal-sums-before.sql', import.meta.url)
  await door.db.query(await readFile(migration, 'utf8'))
  const { rows } = await door.db.query('select amount_cents as amount from fiscal_sum')
  expect(rows).toContainEqual({ amount: 1130 })
  expect(await takings()).toEqual(before)
})

test('a document without its sums is read itself', async () => {
  await addMoney(paid)
  const before = await takings()
  await door.db.query('delete from fiscal_sum')
  expect(await takings()).toEqual(before)
  expect(before).toEqual(takingsOf(await plainly()))
})

test('what a document tells anew, and a document that goes, change the takings', async () => {
  await addMoney(paid)
  const content = JSON.stringify({ lines: [{ vatRate: 24, net: 911, vat: 219 }] })
  const ours = `attempt_id in (select id from payment_attempt where provider = 'here')`
  await door.db.query(`update fiscal_document set content = $1 where ${ours}`, [content])
  expect((await takings()).rows).toMatchObject([{ vatRate: 24, taken: { net: 911, vat: 219 } }])
  await door.db.query(`delete from fiscal_document where ${ours}`)
  expect((await takings()).differences).toMatchObject([{ amount: 1130, documented: null }])
})
