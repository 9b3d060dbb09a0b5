import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder, paidWeek, unpaidOrder } from '../../test/orders/orders.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { maria, nikos, signUp } from '../../test/people.ts'
import { cancelByCommand, rejectByCommand } from '../commands/order.ts'
import { runChecks } from '../db/book/audit.ts'
import { audit, type Finding, reportOf } from './audit.ts'

let door: Door
let token: string
let other: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  other = await signUp(door, nikos)
})
afterEach(() => door.at(monday))
afterAll(() => door.close())

const faults = async (now = monday) => (await audit(door.db, now)).filter(({ note }) => !note)
const friday = monday - 3 * 24 * 3_600_000
const desk = { now: monday + 1000 }

test('15.12 the books are in order after all that can happen to orders', async () => {
  await unpaidOrder(door, other, { coupon: 'PROTI20' })
  await paidOrder(door, token, { coupon: 'PROTI20' })
  const twice = await unpaidOrder(door, token)
  await comeBack(door, await choose(door, twice.redirectUrl, 'decline'), token)
  const rejected = await paidOrder(door, other, { mains: 6 })
  await rejectByCommand({ ...desk, db: door.db }, rejected.orderId)
  const late = await unpaidOrder(door, token)
  await cancelByCommand({ ...desk, db: door.db }, late.orderId)
  await comeBack(door, await choose(door, late.redirectUrl, 'approve'), token)
  const week = await paidWeek(door, token)
  await door.ask('customer-order-pause', { orderId: week.orderId }, { token })
  const half = await paidWeek(door, token)
  const scheduleMenuId = half.order.deliveries[1]?.id ?? ''
  await door.ask('customer-order-cancel', { orderId: half.orderId, scheduleMenuId }, { token })
  expect(await faults()).toEqual([])
  await withMoreMeals()
  expect(await faults()).toEqual([])
  const first = half.order.deliveries[0]
  for (const now of [
    monday + 20 * 60_000,
    monday + 100 * 60_000,
    athensInstant(first?.date ?? '', '20:00'),
  ]) {
    door.at(now)
    for (const job of ['payments', 'orders', 'refunds', 'documents'] as const) await door.run(job)
    expect(await faults(now)).toEqual([])
  }
})

/** A change that waits to be paid holds its part of the kitchen. */
async function withMoreMeals() {
  door.at(friday)
  const { orderId, order } = await paidOrder(door, token)
  const [delivery] = order.deliveries
  const items = (delivery?.items ?? []).map(({ id, amount }) => ({
    itemId: id,
    amount: amount + 2,
  }))
  const scheduleMenuId = delivery?.id ?? ''
  const asked = { orderId, scheduleMenuId, items }
  const { code, data } = await door.ask('customer-order-menu-update', asked, { token })
  expect([code, data?.effect.toPay > 0]).toEqual(['ok', true])
}

describe('The audit finds', () => {
  let bought: Bought
  let unpaid: Bought
  beforeAll(async () => {
    door.at(monday)
    bought = await paidOrder(door, token)
    unpaid = await unpaidOrder(door, token)
  })

  /** What is found once more after a harm was done; it is undone then. */
  async function foundAfter(harm: string, values: unknown[] = []): Promise<Finding[]> {
    const before = new Set((await audit(door.db, monday)).map(({ says }) => says))
    const client = await door.db.connect()
    // The audit reads by its own connections, so the harm is really done and mended from copies.
    const tables = ['customer_order', 'order_delivery', 'payment_attempt', 'coupon_use', 'refund']
    tables.push('kitchen_load', 'mail', 'fiscal_document', 'payment_event', 'order_item')
    tables.push('fiscal_sum')
    for (const table of tables)
      await client.query(`create temp table kept_${table} as table ${table}`)
    try {
      await client.query(`set session_replication_role = replica`)
      await client.query(harm, values)
      return (await audit(door.db, monday)).filter(({ says }) => !before.has(says))
    } finally {
      for (const table of tables) {
        await client.query(`delete from ${table}`)
        await client.query(`insert into ${table} overriding system value table kept_${table}`)
        await client.query(`drop table kept_${table}`)
      }
      await client.query(`set session_replication_role = origin`)
      client.release()
    }
  }
  const checksAfter = async (harm: string, values: unknown[] = []) => [
    ...new Set((await foundAfter(harm, values)).map(({ check }) => check)),
  ]

  const refund = `insert into refund (id, order_id, attempt_id, amount_cents, reason, status, due_at,
      next_try_at, created_at, done_at)
    values ('${randomUUID()}', $1, $2, $3, 'changed', $4, $5, $5, $5, $5)`
  const refunded = (amount: number, status = 'due', at = monday) =>
    [refund, [bought.orderId, bought.attemptId, amount, status, new Date(at)]] as const

  test('an order that keeps another sum than it costs', async () => {
    const [harm, values] = refunded(500)
    expect(await foundAfter(harm, [...values])).toEqual([
      {
        check: 'a paid order keeps what it costs',
        note: false,
        order: bought.number,
        says: expect.stringMatching(
          new RegExp(`: order ${bought.number} costs (\\d+) cents and keeps \\d+$`),
        ),
      },
    ])
  })

  test('15.12 more given back than was charged, sent without a credit, and never sent', async () => {
    const [harm, values] = refunded(1_000_000, 'done')
    expect(await checksAfter(harm, [...values])).toEqual([
      'a paid order keeps what it costs',
      'no payment gives back more than was charged',
      'a refund that was sent has its credit where the payment has a document',
    ])
    const [stuck, stuckValues] = refunded(5, 'sending', monday - 2 * 3_600_000)
    expect(await checksAfter(stuck, [...stuckValues])).toContain(
      'no refund waits for a job that does not come',
    )
  })

  test('a refund that people have to send, as a note', async () => {
    const [harm, values] = refunded(700, 'by-hand')
    const found = await foundAfter(harm, [...values])
    expect(found.find(({ note }) => note)?.says).toMatch(
      new RegExp(`of 700 cents, order ${bought.number}$`),
    )
  })

  test('money of an order that was never paid, or is over', async () => {
    const own = [unpaid.orderId]
    expect(
      await checksAfter(`update payment_attempt set status = 'paid' where order_id = $1`, own),
    ).toContain('an order that ended or was never paid keeps nothing')
    expect(
      await checksAfter(`update customer_order set status = 'canceled' where id = $1`, [
        bought.orderId,
      ]),
    ).toEqual([
      'an order that ended or was never paid keeps nothing',
      'deliveries stand as their order does',
      'an order that ended early says why',
      'the kitchen has taken what orders hold',
    ])
  })

  const harms: [string, string, string, (() => string)?][] = [
    [
      'no time of payment',
      'an order that was opened was paid',
      `update customer_order set status = 'not-accepted', paid_at = null where id = $1`,
    ],
    [
      'a lost document',
      'a payment that an order took has its document, another has none',
      'delete from fiscal_document where order_id = $1',
    ],
    [
      'a document of another sum',
      'a payment that an order took has its document, another has none',
      'update fiscal_document set amount_cents = amount_cents + 1 where order_id = $1',
    ],
    [
      'money too late that stays',
      'money that an order could not take goes back whole',
      'update payment_attempt set refund_due = true where order_id = $1',
    ],
    [
      'an order that was not opened by a payment',
      'an order is opened by one payment',
      `update payment_attempt set status = 'failed' where order_id = $1`,
    ],
    [
      'a lost mail',
      'an order that was opened has its mail, once',
      'delete from mail where order_id = $1',
    ],
    [
      'a delivered order with nothing delivered',
      'deliveries stand as their order does',
      `update customer_order set status = 'delivered' where id = $1`,
    ],
    [
      'an order of another sum',
      'an order costs what is in it',
      'update order_item set amount = amount + 1 where delivery_id in (select id from order_delivery where order_id = $1)',
    ],
    [
      'room that nobody holds',
      'the kitchen has taken what orders hold',
      'update kitchen_load set taken = taken + 1 where $1 <> $1 or date = (select date from order_delivery where order_id = $1)',
    ],
    [
      'room that nobody took',
      'the kitchen has taken what orders hold',
      'delete from kitchen_load where date = (select date from order_delivery where order_id = $1)',
    ],
    [
      'a coupon that nobody asked for',
      'an order with a coupon holds it while it lives, and no other does',
      `insert into coupon_use (order_id, campaign, held_at, used_at) values ($1, 'x', now(), now())`,
    ],
    [
      'a coupon that is not used up',
      'a coupon is used up when its order is paid',
      `insert into coupon_use (order_id, campaign, held_at) values ($1, 'x', now())`,
    ],
    [
      'an order forgotten by the jobs',
      'no delivery is planned for the past',
      `update order_delivery set date = '2026-11-20' where order_id = $1`,
    ],
    [
      'a bag that came back by itself',
      'a bag that was not received, or came back, is one of which somebody said so',
      `update order_delivery set status = 'returned' where order_id = $1`,
    ],
    [
      'an order unpaid for a day',
      'no order waits to be paid for ever',
      `update customer_order set updated_at = updated_at - interval '1 day' where id = $1`,
      () => unpaid.orderId,
    ],
    [
      'a word of a provider that nobody heard',
      "a provider's word is listened to",
      `insert into payment_event (provider, event_id, kind, received_at, next_try_at) values ('viva', $1, 'paid', '2026-11-20', '2026-11-20')`,
    ],
    [
      'a mail that could not be sent',
      'mails that were not sent, or perhaps',
      `update mail set status = 'failed', error = 'no' where order_id = $1`,
    ],
    [
      'a document that waits',
      'fiscal documents that wait for over an hour',
      `update fiscal_document set created_at = '2026-11-20', status = 'due' where order_id = $1`,
    ],
    [
      'a sum of takings that no document tells',
      'takings add up what documents tell',
      'update fiscal_sum set net_cents = net_cents + 1 where $1::text is not null',
    ],
    [
      'a document that takings do not count',
      'takings add up what documents tell',
      'delete from fiscal_sum where $1::text is not null',
    ],
  ]
  test.each(harms)('%s', async (_what, check, harm, whose = () => bought.orderId) => {
    expect(await checksAfter(harm, [whose()])).toContain(check)
  })

  test('a coupon that was used too often', async () => {
    const uses = `with c as (
        insert into coupon (id, code_key, campaign, data, created_at, taken)
        values ('rare', 'RARE', 'rare', '{"uses": 1, "usesPerCustomer": 1}', now(), 7)
        on conflict (id) do nothing
      ), used as (
        update customer_order set coupon = '{"code": "RARE"}' where id in ($1, $2)
      )
      insert into coupon_use (order_id, coupon_id, campaign, held_at, used_at)
      values ($1, 'rare', 'rare', now(), now()), ($2, 'rare', 'rare', now(), null)`
    expect(await checksAfter(uses, [bought.orderId, unpaid.orderId])).toEqual([
      'a coupon is not used more often than it may be',
      'a coupon knows how often it is taken',
      'nobody uses a coupon more often than one may',
    ])
  })
})

test('its checks read whole tables, the shop’s statements never do', async () => {
  const sql = `select current_setting('enable_seqscan') || ' ' || current_setting('plan_cache_mode') as text`
  const [found] = await runChecks(door.db, [{ name: 'plans', sql }], monday)
  expect(found?.says).toBe('plans: on auto')
  const { rows } = await door.db.query(sql)
  expect(rows).toEqual([{ text: 'off force_generic_plan' }])
})

test('its checks hold no table after their turn, so that a migration waits for one at most', async () => {
  const reads = `select distinct 'read' as text from meal`
  // Databases of other tests are copies of one, with the same numbers for their tables.
  const held = `select mode as text from pg_locks where relation = 'meal'::regclass
    and database = (select oid from pg_database where datname = current_database())`
  const checks = [reads, held].map(sql => ({ name: sql, sql }))
  expect((await runChecks(door.db, checks, monday)).map(({ check }) => check)).toEqual([reads])
})

test('its checks see one moment, whatever is written between them', async () => {
  const writes = `select 'written' as text from (select pg_sleep(0.3)) slept`
  const count = `select count(*)::text as text from contact_message`
  const found = runChecks(
    door.db,
    [writes, count].map(sql => ({ name: '', sql })),
    monday,
  )
  const sleeping = `select from pg_stat_activity where datname = current_database()
    and state = 'active' and pid <> pg_backend_pid() and query like '%pg_sleep(0.3)%'`
  while ((await door.db.query(sleeping)).rowCount === 0) await pause(5)
  await door.db.query(
    `insert into contact_message values ('late', 'el', '', '', '', '', now(), '')`,
  )
  expect((await found).map(({ says }) => says)).toEqual([': written', ': 0'])
})

test('tells what it found, and whether the books are in order', () => {
  const fault = { check: 'money', note: false, order: 1, says: 'money: order 1 keeps nothing' }
  const note = { check: 'mails', note: true, order: null, says: 'mails: 3 × welcome failed' }
  expect(reportOf([])).toEqual(['The books are in order.'])
  expect(reportOf([note, fault])).toEqual([
    'Wrong: money: order 1 keeps nothing',
    'Note: mails: 3 × welcome failed',
    'The books are not in order: 1 fault.',
  ])
  const many = reportOf(Array.from({ length: 25 }, () => fault))
  expect(many).toHaveLength(20 + 2)
  expect(many.at(-2)).toBe('Wrong: money: … and 5 more')
})
