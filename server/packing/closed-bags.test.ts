import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PackedTrays } from '#shop/packing/trays.ts'
import { foodCode } from '#shop/production/codes.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { closeBag } from '../../test/orders/closed-bag.ts'
import { type Bought, paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

const minute = 60_000
const seats: Record<string, Seat> = {}
let door: Door
let bought: Bought[]
let date: string
let window: string
let closed: number
beforeAll(async () => {
  door = await openDoor()
  const token = await signUp(door, maria)
  for (const role of ['manager', 'chef', 'packer', 'care', 'driver'])
    seats[role] = await seat(door, role as 'chef')
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query(`update customer_order set status = 'canceled', end_reason = 'shop'`)
  await door.db.query('delete from kitchen_load')
  bought = []
  for (let count = 0; count < 3; count++) bought.push(await paidOrder(door, token))
  const [delivery] = bought[0]?.order.deliveries ?? []
  date = delivery?.date ?? ''
  window = delivery?.timePeriod.id ?? ''
  closed = athensInstant(date, delivery?.timePeriod.from ?? '') - 24 * 60 * minute
})
afterAll(() => door.close())

type Call = Parameters<typeof askDesk>[1]
type Line = { buildId: string; amount: number; allergens: string[] }
type Bag = { delivery: string; number: number; lines: Line[]; state: string }
const ask = (name: Call, input: object, role = 'packer') =>
  askDesk(door, name, { date, ...input }, { desk: seats[role] as Seat })
const bagOf = async ({ number }: Bought): Promise<Bag> => {
  const { data } = await ask('packing-one', {})
  return data.bags.find((bag: Bag) => bag.number === number)
}
const traysOf = ({ lines }: Bag): PackedTrays =>
  lines.map(({ buildId, amount }) => ({ buildId, trays: amount, codes: [] }))
const close = ({ delivery }: Bag, trays: PackedTrays) => ask('bag-close', { delivery, trays })
const first = () => bagOf(bought[0] as Bought)
const deliveryOf = (order: Bought | undefined) => order?.order.deliveries[0]?.id ?? ''
const notes = async (check: string) => {
  const found = await audit(door.db, athensInstant(date, '23:00'))
  return found.filter(one => one.check === check).map(({ says }) => says)
}
const wentOpen = () => notes('where bags are closed, none goes out open')
const handOver = (delivery: string) =>
  door.db.query(
    `with told as (insert into delivery_outcome
        (delivery_id, number, date, outcome, happened_at, told_at, staff_id)
      values ($1, 90, $2, 'handed-over', $3, $3, 'x') returning delivery_id)
    update order_delivery set status = 'delivered' from told where id = delivery_id`,
    [delivery, date, new Date(athensInstant(date, '20:00'))],
  )

test('14.37 only bags of a frozen list are packed', async () => {
  door.at(closed - minute)
  expect((await ask('packing-one', {})).data.bags).toEqual([])
  const { id = '' } = bought[0]?.order.deliveries[0] ?? {}
  const trays = [{ buildId: 'x', trays: 1, codes: [] }]
  expect((await ask('bag-close', { delivery: id, trays })).code).toBe('bag-not-found')
  expect((await ask('tray-scan', { delivery: id, code: 'x', packed: [] })).code).toBe(
    'bag-not-found',
  )
})

test('14.38 14.39 a scan is judged and kept, a wrong one too, and nobody’s name with it', async () => {
  door.at(closed + minute)
  await door.run('orders')
  const bag = await first()
  const [line] = bag.lines as [Line]
  const { builds } = door.shop.catalogue()
  const mealId = builds.get(line.buildId)?.meal.id ?? ''
  const batch = { mealId, builds: [{ buildId: line.buildId, trays: 2 }] }
  expect((await ask('batch-begin', batch, 'chef')).code).toBe('ok')
  const code = foodCode({ kind: 'tray', date, number: 1, build: 1 })
  const scan = async (code: string, packed: object[] = []) =>
    (await ask('tray-scan', { delivery: bag.delivery, code, packed })).data
  expect(await scan(code)).toEqual({ fault: null, buildId: line.buildId })
  const full = [{ buildId: line.buildId, trays: line.amount }]
  expect((await scan(code, full)).fault).toBe('line-full')
  expect((await scan('5201234567890')).fault).toBe('no-code')
  const ofNobody = { delivery: 'nobody', code, packed: [] }
  expect((await ask('tray-scan', ofNobody)).code).toBe('bag-not-found')
  const { rows } = await door.db.query('select code, verdict from tray_scan order by id')
  expect(rows).toEqual([
    { code, verdict: 'right' },
    { code, verdict: 'line-full' },
    { code: '5201234567890', verdict: 'no-code' },
  ])
})

test('14.39 a batch with an allergen that was not declared at the sale keeps its bag open', async () => {
  const bag = await first()
  const [line] = bag.lines as [Line]
  await door.db.query(
    `insert into batch (date, number, meal_id, builds, use_by, begun_at, staff_id)
      values ($1, 50, 'x', $2, $1, now(), 'x')`,
    [date, JSON.stringify([{ buildId: line.buildId, trays: 9, allergens: ['lupin'], traces: [] }])],
  )
  const code = foodCode({ kind: 'tray', date, number: 50, build: 1 })
  const scanned = await ask('tray-scan', { delivery: bag.delivery, code, packed: [] })
  expect(scanned.data.fault).toBe('undeclared-allergen')
  const trays = traysOf(bag).map((one, at) => (at === 0 ? { ...one, codes: [code] } : one))
  expect(await close(bag, trays)).toMatchObject({
    ...{ code: 'tray-wrong', data: { fault: 'undeclared-allergen' } },
  })
  expect(await first()).toMatchObject({ state: 'open' })
})

test('14.40 a bag closes once, with exactly its food, and on another day though its delivery moved', async () => {
  const bag = await first()
  await door.db.query(
    `insert into closed_bag (delivery_id, number, date, bag, food, trays, closed_at, staff_id)
      values ($1, 1, $2::date - 1, 1, 'x', '[]', now(), 'x')`,
    [bag.delivery, date],
  )
  const trays = traysOf(bag)
  expect((await close(bag, trays.slice(1))).code).not.toBe('ok')
  const [line, ...rest] = trays as [PackedTrays[number]]
  expect((await close(bag, [{ ...line, trays: line.trays + 1 }, ...rest])).code).toBe(
    'bag-not-full',
  )
  const answers = await Promise.all([close(bag, trays), close(bag, trays)])
  expect(answers.map(({ code }) => code).sort()).toEqual(['nothing-changes', 'ok'])
  expect(await first()).toMatchObject({ state: 'closed' })
  await expect(door.db.query('delete from closed_bag')).rejects.toThrow('never changed')
  await expect(door.db.query('update tray_scan set verdict = $1', ['x'])).rejects.toThrow()
})

test('14.41 no bag of a window closes before packing has seen what changed, and a closed one opens', async () => {
  const [one, other] = bought as [Bought, Bought]
  const bag = await bagOf(other)
  const care = { desk: seats.care as Seat }
  const { data: order } = await askDesk(door, 'order-one', { order: one.orderId }, care)
  const input = { order: one.orderId, seen: order.seen, reason: 'Τηλεφώνησε' }
  expect((await askDesk(door, 'order-cancel', input, care)).code).toBe('ok')
  expect(await bagOf(one)).toBeUndefined()
  expect((await close(bag, traysOf(bag))).code).toBe('list-not-seen')
  const seen = { timePeriodId: window, department: 'packing', version: 2 }
  expect((await ask('day-seen-create', seen)).code).toBe('ok')
  expect((await close(bag, traysOf(bag))).code).toBe('ok')
  await door.db.query(`update customer_order set notes = 'Χωρίς κρεμμύδι' where id = $1`, [
    other.orderId,
  ])
  expect(await bagOf(other)).toMatchObject({ state: 'changed' })
})

test('14.41 14.26 20.12 a bag that changed is open again for its driver, for Today and for the audit', async () => {
  const [, other, last] = bought as [Bought, Bought, Bought]
  const bag = await bagOf(other)
  const isPacked = async () => {
    const { data } = await ask('bring-one', {}, 'driver')
    return data.bags.find(({ delivery }: Bag) => delivery === bag.delivery).isPacked
  }
  const made = [{ buildId: bag.lines[0]?.buildId, trays: 0 }]
  expect((await ask('batch-end', { number: 1, made, core: null }, 'chef')).code).toBe('ok')
  const touched = async () => {
    const { data } = await askDesk(door, 'today-one', {}, { desk: seats.care as Seat })
    return data.short.flatMap(({ orders }: { orders: number[] }) => orders).sort()
  }
  expect(await isPacked()).toBe(false)
  expect(await touched()).toEqual([other.number, last.number].sort())
  await handOver(bag.delivery)
  expect(await wentOpen()).toEqual([
    expect.stringMatching(new RegExp(`order ${other.number}.*changed after it was closed`)),
  ])
  await closeBag(door, { delivery: bag.delivery, date, trays: [] })
  expect(await isPacked()).toBe(true)
  expect(await touched()).toEqual([last.number])
  expect(await wentOpen()).toEqual([])
})

test('14.44 the audit names trays that no batch gave, and bags that went out open', async () => {
  const trays = () => notes('bags hold no more trays of a batch than came out of it')
  expect([await trays(), await wentOpen()]).toEqual([[], []])
  const [one, other] = bought.slice(1).map(deliveryOf) as [string, string]
  const pack = (delivery: string, codes: string[]) =>
    closeBag(door, {
      ...{ delivery, date },
      trays: [{ buildId: 'b', trays: codes.length, codes }],
    })
  await door.db.query(
    `insert into batch (date, number, meal_id, builds, use_by, begun_at, staff_id)
      values ($1, 60, 'x', '[{"buildId":"a"},{"buildId":"b"}]', $1, now(), 'x')`,
    [date],
  )
  const code = foodCode({ kind: 'tray', date, number: 60, build: 2 })
  const stranger = foodCode({ kind: 'tray', date, number: 61, build: 1 })
  await pack(one, [code, code])
  // Until it ends, nobody knows how many come out.
  expect(await trays()).toEqual([])
  await door.db.query(
    `insert into batch_end (date, number, made, core, ended_at, staff_id)
      values ($1, 60, '[{"buildId":"b","trays":2}]', null, now(), 'x')`,
    [date],
  )
  expect(await trays()).toEqual([])
  await handOver(other)
  const number = bought[2]?.number
  expect(await wentOpen()).toEqual([expect.stringContaining(`order ${number}`)])
  await pack(other, [code, stranger])
  expect(await wentOpen()).toEqual([])
  const said = (await trays()).join(' ')
  expect(said).toContain(`${code}: 3 in bags, 2 came out`)
  expect(said).toContain(`${stranger}: 1 in bags, no batch came out`)
})
