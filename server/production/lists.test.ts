import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder, payFor, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

const minute = 60_000
const seats: Record<string, Seat> = {}
let door: Door
let token: string
let first: Bought
let date: string
let timePeriodId: string
let closed: number
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  for (const role of ['manager', 'chef', 'packer', 'driver', 'care'])
    seats[role] = await seat(door, role as 'chef')
})
afterAll(() => door.close())

/** Each test has a window of its own, which nothing has frozen. */
beforeEach(async () => {
  door.at(monday)
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query(`update customer_order set status = 'canceled', end_reason = 'shop'`)
  await door.db.query('delete from kitchen_load')
  await unguarded('delete from production_seen', 'delete from production_list')
  first = await paidOrder(door, token)
  const [delivery] = first.order.deliveries
  date = delivery?.date ?? ''
  timePeriodId = delivery?.timePeriod.id ?? ''
  closed = athensInstant(date, delivery?.timePeriod.from ?? '') - 24 * 60 * minute
})

/** As somebody who may do everything to the database. */
async function unguarded(...statements: string[]): Promise<void> {
  const client = await door.db.connect()
  await client.query('set session_replication_role = replica')
  for (const statement of statements) await client.query(statement)
  await client.query('set session_replication_role = origin')
  client.release()
}

type Bag = { readonly bag: number; readonly number: number }
const look = async (role = 'manager', more: object = {}) =>
  (await askDesk(door, 'day-one', { date, ...more }, { desk: seats[role] as Seat })).data
const listOf = async () =>
  (await look()).windows.find(({ id }: { id: string }) => id === timePeriodId).list
const numbers = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await look()).bags.map(({ number, bag }: Bag) => [number, bag]))
const seen = (role: string, department: string, version: number) =>
  askDesk(
    door,
    'day-seen-create',
    { date, timePeriodId, department, version },
    { desk: seats[role] as Seat },
  )
const freeze = async () => {
  door.at(closed + minute)
  await door.run('orders')
}
const cancel = async ({ orderId }: Bought) => {
  const care = { desk: seats.care as Seat }
  const { data } = await askDesk(door, 'order-one', { order: orderId }, care)
  const input = { order: orderId, seen: data.seen, reason: 'Τηλεφώνησε' }
  expect((await askDesk(door, 'order-cancel', input, care)).code).toBe('ok')
}
const found = async (check: string, now: number) =>
  (await audit(door.db, now)).filter(({ check: name }) => name === check).map(({ says }) => says)

test('14.16 a list freezes by itself once orders are closed and no payment is undecided', async () => {
  door.at(closed - 5 * minute)
  const late = await unpaidOrder(door, token)
  expect(await listOf()).toMatchObject({ frozenAt: null, version: 0, waiting: { orders: 1 } })
  door.at(closed + minute)
  await door.run('orders')
  expect(await listOf()).toMatchObject({ frozenAt: null, waiting: { orders: 1, portions: 4 } })
  await payFor(door, token, late)
  await door.run('orders')
  const list = await listOf()
  expect(list).toMatchObject({ version: 1, waiting: { orders: 0 }, unseen: { kitchen: 0 } })
  expect(Date.parse(list.frozenAt)).toBe(closed + minute)
  expect(Object.keys(await numbers())).toContain(String(late.number))
})

test('14.02 14.17 14.18 what changes later is a version of its own, and bags keep their numbers', async () => {
  const more = [await paidOrder(door, token), await paidOrder(door, token)]
  await freeze()
  const before = await numbers()
  expect(Object.values(before)).toEqual([1, 2, 3])
  const gone = [first, ...more].find(({ number }) => before[number] === 1) as Bought
  await cancel(gone)
  const { [gone.number]: _number, ...rest } = before
  expect(await numbers()).toEqual(rest)
  expect(await listOf()).toMatchObject({ version: 2, unseen: { kitchen: 1, packing: 1 } })
  const { cook, bags } = await look()
  const sum = (rows: { total?: number; pieces?: number }[]) =>
    rows.reduce((all, { total = 0, pieces = 0 }) => all + total + pieces, 0)
  expect(sum(cook)).toBe(sum(bags))
  expect(sum(cook)).toBe(8)
  // Looking again changes nothing.
  expect((await listOf()).version).toBe(2)
  expect(await door.run('orders')).toBe(0)
})

test('14.17 what is paid after the freeze comes in by itself, and is seen as such', async () => {
  door.at(closed - minute)
  const late = await unpaidOrder(door, token)
  await door.db.query('update payment_attempt set expires_at = $2 where order_id = $1', [
    late.orderId,
    new Date(closed + 120 * minute),
  ])
  door.at(closed + 61 * minute)
  await door.run('orders')
  expect(await listOf()).toMatchObject({ version: 1, waiting: { orders: 1 } })
  expect(await numbers()).toEqual({ [first.number]: 1 })
  // Its provider was away for longer.
  await door.db.query(
    `update customer_order set status = 'opened', paid_at = updated_at where id = $1`,
    [late.orderId],
  )
  expect(await numbers()).toEqual({ [first.number]: 1, [late.number]: 2 })
  const { unseen } = await look('chef', { list: 'cook' })
  expect(unseen).toMatchObject([
    { department: 'kitchen', version: 2, bags: [{ kind: 'new', bag: 2, number: late.number }] },
  ])
})

test('14.19 kitchen and packing each tap what they have seen, once', async () => {
  const other = await paidOrder(door, token)
  await freeze()
  expect((await seen('chef', 'kitchen', 1)).code).toBe('nothing-changes')
  await cancel(other)
  expect((await look('chef', { list: 'cook' })).unseen).toMatchObject([
    { department: 'kitchen', version: 2, bags: [{ kind: 'gone', number: other.number }] },
  ])
  expect((await look('driver', { list: 'bring' })).unseen).toEqual([])
  expect((await seen('chef', 'packing', 2)).code).toBe('role-not-allowed')
  expect((await seen('driver', 'packing', 2)).code).toBe('role-not-allowed')
  expect((await seen('chef', 'kitchen', 0)).code).toBe('invalid-input')
  expect((await seen('chef', 'kitchen', 2)).code).toBe('ok')
  expect((await seen('chef', 'kitchen', 2)).code).toBe('nothing-changes')
  expect(await listOf()).toMatchObject({ unseen: { kitchen: 0, packing: 1 } })
  // What comes after it was looked at is not seen with it.
  await cancel(first)
  await look()
  expect((await seen('packer', 'packing', 2)).code).toBe('ok')
  expect(await listOf()).toMatchObject({ version: 3, unseen: { kitchen: 1, packing: 1 } })
  const said = await found(
    'what changed on a frozen list was seen',
    athensInstant(date, '12:00') + 24 * 60 * minute,
  )
  expect(said.map(text => text.slice(-30))).toEqual([
    expect.stringContaining('version 3: nobody of'),
    expect.stringContaining('version 3: nobody of'),
  ])
})

test('14.20 a manager has a list counted anew before its window, and nobody taps for it', async () => {
  const other = await paidOrder(door, token)
  await freeze()
  const thaw = async (version: number, desk = seats.manager as Seat) =>
    (await askDesk(door, 'day-thaw', { date, timePeriodId, version }, { desk })).code
  await cancel(other)
  expect(await thaw(1)).toBe('day-changed')
  expect(await thaw(2)).toBe('ok')
  expect(await thaw(3)).toBe('list-in-work')
  expect(await listOf()).toMatchObject({ frozenAt: null, mayThaw: false, version: 3 })
  expect(await numbers()).toHaveProperty(String(first.number))
  door.at(closed + 31 * minute)
  expect(await listOf()).toMatchObject({ version: 4, unseen: { kitchen: 0, packing: 0 } })
  door.at(athensInstant(date, first.order.deliveries[0]?.timePeriod.from ?? ''))
  expect(await thaw(4, await seat(door, 'owner'))).toBe('list-in-work')
})

test('14.21 what was frozen is never changed, and the check of the books sees who does', async () => {
  const chain = 'frozen lists are as they were written'
  await freeze()
  const change = `update production_list set version = 9`
  await expect(door.db.query(change)).rejects.toThrow('what was frozen is never changed')
  await expect(door.db.query('delete from production_seen')).rejects.toThrow('never changed')
  expect(await found(chain, monday)).toEqual([])
  await unguarded(change)
  expect((await found(chain, monday)).length).toBeGreaterThan(0)
})

test('14.21 the check of the books names each paid delivery that its frozen list does not hold', async () => {
  const check = 'a frozen list holds what is paid for its window, and nothing else'
  await freeze()
  const later = closed + 10 * minute
  expect(await found(check, later)).toEqual([])
  await door.db.query('update order_item set amount = amount + 1')
  expect(await found(check, later)).toHaveLength(1)
  await door.db.query('update order_item set amount = amount - 1')
  await door.db.query(`update customer_order set status = 'canceled' where id = $1`, [
    first.orderId,
  ])
  expect(await found(check, later)).toEqual([
    expect.stringContaining(`order ${first.number}: on the list`),
  ])
})

test('14.22 a paper that is scanned says what changed since it was printed', async () => {
  const other = await paidOrder(door, token)
  await freeze()
  const desk = seats.packer as Seat
  const pack = { date, list: 'pack' }
  const print = async () => {
    const { stamp } = (await askDesk(door, 'day-one', pack, { desk })).data
    await askDesk(door, 'day-copy-create', { ...pack, way: 'paper', stamp }, { desk })
    return stamp
  }
  const old = await print()
  await cancel(other)
  await print()
  const scanned = async (paper: string) =>
    (await askDesk(door, 'day-one', { ...pack, paper }, { desk })).data.copy
  expect(await scanned(old)).toMatchObject({
    stamp: old,
    bags: [{ kind: 'gone', number: other.number }],
    renumbered: 0,
  })
  expect(await scanned('000000')).toBeNull()
  expect((await askDesk(door, 'day-one', { ...pack, paper: 'Ω' }, { desk })).code).toBe(
    'invalid-input',
  )
})
