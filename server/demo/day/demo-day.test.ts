import { afterAll, beforeAll, expect, test } from 'vitest'
import { athensDate } from '#shop/schedule/schedule.ts'
import { askDesk, seat } from '../../../test/desk.ts'
import { type Door, monday, openDoor } from '../../../test/door.ts'
import { fetchThrough } from '../../../test/shop-on.ts'
import { audit } from '../../books/audit.ts'
import { readConfig } from '../../config/config.ts'
import { planRemoval, readDemoPeople, removeDemo } from '../remove.ts'
import { seedDemoStaff } from '../staff.ts'
import { makeDemoDay, makeDemoHistory } from './demo-day.ts'

const today = '2026-11-23'
const tuesday = '2026-11-24'
const day = 86_400_000

let door: Door
beforeAll(async () => {
  door = await openDoor()
  await seedDemoStaff(door.db)
})
afterAll(() => door.close())

function make(signal = new AbortController().signal, pay = fetchThrough(() => door.app)) {
  return makeDemoDay({ stage: { shop: door.shop, fetch: pay }, say: () => {}, signal })
}

/** Every row that a day makes, so that twice would show. */
async function made() {
  const { rows } = await door.db.query(`with own as (
      select * from customer_order where customer_id like 'demo-guest-%')
    select count(*)::integer as orders, count(paid_at)::integer as paid,
      count(*) filter (where status = 'not-paid')::integer as waiting,
      count(*) filter (where status = 'canceled')::integer as canceled,
      (select count(*)::integer from customer where id like 'demo-guest-%') as guests,
      (select count(*)::integer from contact_message) as messages,
      (select count(*)::integer from partnership_request) as requests,
      (select count(*)::integer from release) as releases,
      (select count(*)::integer from order_change c join own on own.id = c.order_id) as changes
      from own`)
  return rows[0]
}

const faults = async (now: number) =>
  (await audit(door.db, now)).filter(({ note }) => !note).map(({ says }) => says)

test('a day that is stopped midway is gone on with, and made once', async () => {
  door.at(monday)
  const stopping = new AbortController()
  let payments = 0
  // As if the process died between placing the 21st order and paying it.
  const first = await make(stopping.signal, (url, init) => {
    payments++
    if (payments <= 20) return fetchThrough(() => door.app)(url, init)
    stopping.abort()
    throw new Error('killed')
  })
  expect((await made()).waiting).toBe(1)
  expect(first + (await make())).toBe(84)
  const once = await made()
  expect(once).toEqual({
    ...{ orders: 84, paid: 83, waiting: 1, canceled: 2 },
    ...{ guests: 63, messages: 3, requests: 1, releases: 1, changes: 5 },
  })
  expect(await make()).toBe(0)
  const mails =
    await door.db.query(`select code, said ->> 'text' as text, sent_at <= created_at as past
    from mail m join customer_order o on o.id = m.order_id
    where o.customer_id like 'demo-guest-%' and m.code = 'order-confirmed'`)
  expect(mails.rows).toHaveLength(83)
  for (const mail of mails.rows)
    expect(mail).toMatchObject({ text: expect.stringContaining('Γεια σου'), past: true })
  await door.db.query(`delete from seeded where name like 'demo-day %'`)
  expect(await make()).toBe(0)
  expect(await made()).toEqual(once)
  await door.run('refunds')
  await door.run('documents')
  expect(await faults(monday)).toEqual([])
}, 120_000)

test('kitchen and packing are half done: one dish is a portion short, one on the fire', async () => {
  const chef = await seat(door, 'chef')
  const { data: kitchen } = await askDesk(door, 'kitchen-one', { date: today }, { desk: chef })
  type Dish = { short: number; batches: { endedAt: string | null }[] }
  const dishes: Dish[] = kitchen.dishes
  expect(dishes.filter(({ short }) => short > 0)).toMatchObject([{ short: 1 }])
  const open = dishes.flatMap(({ batches }) => batches).filter(({ endedAt }) => !endedAt)
  expect(open).toHaveLength(1)
  expect(dishes.some(({ batches }) => batches.length === 0)).toBe(true)
  const packer = await seat(door, 'packer')
  const { data: packing } = await askDesk(door, 'packing-one', { date: today }, { desk: packer })
  const states = packing.bags.map(({ state }: { state: string }) => state)
  expect(states).toContain('closed')
  expect(states).toContain('open')
})

test('the road is shared out to the driver, who has told of the first doors', async () => {
  const driver = await seat(door, 'driver')
  const { data } = await askDesk(door, 'bring-one', { date: today }, { desk: driver })
  type Bag = { route: { van: number } | null; state: string; isPacked: boolean }
  const bags: Bag[] = data.bags
  expect(bags.length).toBeGreaterThan(10)
  expect(bags.every(({ route }) => route?.van === 1)).toBe(true)
  const told = bags.filter(({ state }) => state === 'delivered')
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThan(bags.length)
  expect(told.every(({ isPacked }) => isPacked)).toBe(true)
})

test('one refund waits for a person, and the others went back by themselves', async () => {
  const { rows } = await door.db.query(
    `select r.status, count(*)::integer from refund r join customer_order o on o.id = r.order_id
      where o.customer_id like 'demo-guest-%' group by r.status order by r.status`,
  )
  expect(rows).toEqual([
    { status: 'by-hand', count: 1 },
    { status: 'done', count: expect.any(Number) },
  ])
})

test('the staff room sees tomorrow in both windows, at doors, counters and the company', async () => {
  const desk = await seat(door, 'owner')
  const { data } = await askDesk(door, 'day-one', { date: tuesday }, { desk })
  const bags: Bag[] = data.bags
  expect(bags).toHaveLength(61)
  for (const from of ['09:00', '16:00'])
    expect(bags.filter(bag => bag.from === from).length).toBeGreaterThan(20)
  expect(bags.filter(({ door }) => door?.unverified)).toHaveLength(1)
  const kinds = Map.groupBy(bags, ({ spot }) => spot.kind)
  expect(kinds.get('company')).toHaveLength(3)
  expect(kinds.get('takeaway')?.length).toBeGreaterThan(0)
  expect(new Set(bags.map(({ name }) => name)).size).toBe(61)
  expect(data.cook.length).toBeGreaterThan(20)
  expect(data.unknown).toEqual([])
  const today = await askDesk(door, 'day-one', { date: '2026-11-23' }, { desk })
  expect(today.data.bags).toHaveLength(20)
  const { data: draft } = await askDesk(
    door,
    'release-one',
    { releaseId: 'demo-release' },
    { desk },
  )
  expect(draft).toMatchObject({ status: 'draft', lacks: [] })
  expect(draft.changes[0].fields[0]).toMatchObject({ field: 'prices.regular', from: 7.4, to: 7.8 })
})

test('each day is made anew, today’s is not added to, and old ones go', async () => {
  door.at(monday + day)
  expect(await make()).toBe(64)
  const { rows } = await door.db.query(
    `select date::text, count(*)::integer from order_delivery d
      join customer_order o on o.id = d.order_id
      where o.customer_id like 'demo-guest-%' and o.paid_at is not null and d.status in ('planned', 'delivered')
      group by date order by date`,
  )
  expect(rows.slice(1)).toEqual([
    { date: tuesday, count: 61 },
    { date: '2026-11-25', count: 61 },
  ])
  const before = await made()
  door.at(monday + 110 * day)
  await door.run('orders')
  await make()
  expect((await made()).orders).toBeLessThan(before.orders)
  await door.run('refunds')
  await door.run('documents')
  expect(await faults(monday + 110 * day)).toEqual([])
}, 120_000)

test('a quarter of a year lies behind the day, made once and whole, and its books are in order', async () => {
  const stage = { shop: door.shop, fetch: fetchThrough(() => door.app) }
  const past = { stage, say: () => {}, signal: new AbortController().signal }
  const before = await made()
  const orders = await makeDemoHistory(past)
  expect(orders).toBeGreaterThan(250)
  expect(await makeDemoHistory(past)).toBe(0)
  expect(await made()).toMatchObject({ orders: before.orders + orders, waiting: before.waiting })
  for (const job of ['orders', 'refunds', 'documents'] as const) await door.run(job)
  const { rows } = await door.db.query(
    `select count(*)::integer as late from order_delivery d join customer_order o on o.id = d.order_id
      where o.customer_id like 'demo-guest-%' and d.status = 'planned' and d.date < $1`,
    [athensDate(door.shop.now())],
  )
  expect(rows).toEqual([{ late: 0 }])
  expect(await faults(door.shop.now())).toEqual([])
}, 240_000)

test('a removal takes the guests, their orders and messages along, and the day does not come back', async () => {
  const removal = await planRemoval(door.db, true)
  expect(removal.goes).toContain('guests of the demo’s day: 63')
  expect(removal.goes).toContain('messages of theirs to the shop: 4')
  await removeDemo(door.db, removal, door.shop.now())
  expect(await made()).toMatchObject({
    orders: 0,
    guests: 0,
    messages: 0,
    requests: 0,
    releases: 0,
  })
  expect(await readDemoPeople(door.db)).toEqual([])
  expect(await faults(door.shop.now())).toEqual([])
  door.at(monday + 111 * day)
  expect(await make()).toBe(0)
  expect(await made()).toMatchObject({ orders: 0, guests: 0 })
})

test('only npm start of a demonstration makes a day by itself; production and tests never do', () => {
  const isMade = (environment: Record<string, string>) => readConfig(environment, null).demoDay
  const start = { npm_lifecycle_event: 'start' }
  expect(isMade(start)).toBe(true)
  expect(isMade({ DEMO_DAY: 'on' })).toBe(true)
  expect(isMade({})).toBe(false)
  expect(isMade({ ...start, DEMO_DAY: 'off' })).toBe(false)
  expect(isMade({ ...start, SEED: 'none' })).toBe(false)
  const on = { ...start, DEMO_DAY: 'on' }
  expect(isMade({ ...on, NODE_ENV: 'test' })).toBe(false)
  const keys = {
    ...{ VIVA_CLIENT_ID: 'id', VIVA_CLIENT_SECRET: 's', VIVA_MERCHANT_ID: 'm', VIVA_API_KEY: 'k' },
  }
  expect(isMade({ ...on, ...keys, SEED: 'demo' })).toBe(false)
  const production = {
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', API_KEY: 'own' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1' },
  }
  expect(isMade({ ...on, ...keys, ...production })).toBe(false)
  expect(isMade({ ...on, ...production, ALLOW_SANDBOX: '1' })).toBe(false)
})

type Bag = {
  from: string
  name: string
  spot: { kind: string }
  door: { unverified: boolean } | null
}
