import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, proveEmail, signUp } from '../../test/people.ts'
import { deliverOrders } from '../orders/delivering.ts'

let door: Door
let date: string
let timePeriodId: string
let deliveries: string[]
const seats = {} as Record<'manager' | 'driver', Seat>
const ids = {} as Record<'manager' | 'driver', string>
beforeAll(async () => {
  door = await openDoor()
  door.at(monday)
  const token = await signUp(door, maria)
  await proveEmail(door, token)
  const bought = [await paidOrder(door, token), await paidOrder(door, token)]
  const [first] = bought[0]?.order.deliveries ?? []
  if (!first) throw new Error('an order without deliveries')
  date = first.date
  timePeriodId = first.timePeriod.id
  deliveries = bought.flatMap(({ order }) => order.deliveries.map(({ id }) => id))
  door.at(athensInstant(date, first.timePeriod.from))
  for (const role of ['manager', 'driver'] as const) {
    seats[role] = await seat(door, role)
    ids[role] = (await askDesk(door, 'staff-me', {}, { desk: seats[role] })).data.id
  }
})
afterAll(() => door.close())

const read = async () => (await askDesk(door, 'routes-one', { date }, { desk: seats.manager })).data
const windowOf = async () =>
  (await read()).windows.find(({ id }: { id: string }) => id === timePeriodId)
const save = async (version: number, vans: object[], more: object = {}) => {
  const { starts } = await read()
  const input = { date, timePeriodId, start: starts[0].id, version, vans, ...more }
  return askDesk(door, 'routes-update', input, { desk: seats.manager })
}
const van = (stops: readonly string[], driver: string | null = ids.driver) => ({
  ...{ driver, bags: 40, minutes: 240, deliveries: stops },
})

test('19.04 bags of one house are one stop, and what is saved is what drivers see as theirs', async () => {
  const window = await windowOf()
  expect(window.saved).toBeNull()
  expect(window.houses).toHaveLength(1)
  expect([...window.houses[0].deliveries].sort()).toEqual([...deliveries].sort())
  expect(await save(0, [van(deliveries), van([])])).toMatchObject({
    code: 'ok',
    data: { version: 1 },
  })
  const told = await door.db.query('select from told_window where date = $1', [date])
  expect(told.rows).toHaveLength(1)
  const { from, to } = window
  const { rows } = await door.db.query(
    `select subject, changes::jsonb as changes from deed where call = 'routes-update'`,
  )
  expect(rows).toEqual([
    {
      subject: `day ${date}`,
      changes: {
        window: { from: null, to: `${from}–${to}` },
        vans: { from: null, to: 1 },
        bags: { from: null, to: 2 },
      },
    },
  ])
  const { saved } = await windowOf()
  expect(saved.vans).toHaveLength(1)
  expect(saved.vans[0].stops).toHaveLength(1)
  expect(saved.vans[0].stops[0].minutes).toBeGreaterThan(0)
  const { data } = await askDesk(door, 'bring-one', { date }, { desk: seats.driver })
  for (const { route } of data.bags) expect(route).toMatchObject({ van: 1, stop: 1, isMine: true })
})

test('19.05 routes are saved in place of those that were seen, and hold bags of their window once', async () => {
  const code = async (...wanted: Parameters<typeof save>) => (await save(...wanted)).code
  const [one = '', other = ''] = deliveries
  expect(await code(0, [van([one])])).toBe('day-changed')
  expect(await code(7, [van([one])])).toBe('day-changed')
  expect(await code(1, [van(['stranger'])])).toBe('day-changed')
  expect(await code(1, [van([one]), van(['stranger'])])).toBe('day-changed')
  // Of another window, and one that its customer fetches.
  const inWindow = (id: string) =>
    door.db.query('update order_delivery set time_period_id = $2 where id = $1', [other, id])
  await inWindow('other')
  expect(await code(1, [van([one, other])])).toBe('day-changed')
  await inWindow(timePeriodId)
  const spot = (kind: string) =>
    door.db.query(
      `update customer_order set spot = jsonb_set(spot, '{kind}', to_jsonb($2::text))
        where id = (select order_id from order_delivery where id = $1)`,
      [other, kind],
    )
  await spot('takeaway')
  expect(await code(1, [van([one, other])])).toBe('day-changed')
  await spot('delivery')
  expect(await code(1, [van([one])], { start: 'nowhere' })).toBe('day-changed')
  expect(await code(1, [van([one], 'stranger')])).toBe('staff-not-found')
  expect(await code(1, [van([one], ids.manager)])).toBe('staff-not-found')
  expect(await code(1, [van([one]), van([one])])).toBe('invalid-input')
  expect((await windowOf()).saved.version).toBe(1)
  const both = await Promise.all([code(1, [van([one])]), code(1, [van([other])])])
  expect(both.sort()).toEqual(['day-changed', 'ok'])
  const { saved } = await windowOf()
  expect(saved.version).toBe(2)
  const { data } = await askDesk(door, 'bring-one', { date }, { desk: seats.driver })
  expect(data.bags.filter(({ route }: { route: object | null }) => route)).toHaveLength(1)
})

test('19.05 a bag that was moved to another window is in no route of it', async () => {
  const { rows } = await door.db.query<{ id: string }>(
    `select s.delivery as id from window_routes r,
      lateral (select jsonb_array_elements_text(stop -> 'deliveries') as delivery
        from jsonb_array_elements(r.vans) van, jsonb_array_elements(van -> 'stops') stop) s`,
  )
  const [{ id = '' } = {}] = rows
  const move = (to: string) =>
    door.db.query('update order_delivery set time_period_id = $2 where id = $1', [id, to])
  await move('other')
  const { data } = await askDesk(door, 'bring-one', { date }, { desk: seats.driver })
  const moved = data.bags.find(({ delivery }: { delivery: string }) => delivery === id)
  expect(moved?.route).toBeNull()
  await move(timePeriodId)
})

test('19.06 the clock delivers no bag of a window with routes', async () => {
  const { rows } = await door.db.query('select from told_window where date = $1', [date])
  expect(rows).toHaveLength(1)
  while ((await deliverOrders({ ...door.shop, now: () => athensInstant(date, '23:00') })) > 0);
  const { rows: standing } = await door.db.query(
    'select distinct status from order_delivery where id = any($1)',
    [deliveries],
  )
  expect(standing).toEqual([{ status: 'planned' }])
})

test('19.07 19.08 the bags of one house go in two vans, and streets say when each comes', async () => {
  const { starts } = await read()
  const asked = { date, timePeriodId, start: starts[0].id }
  const travel = () => askDesk(door, 'routes-travel', asked, { desk: seats.manager })
  expect((await travel()).data).toEqual({ table: null, pace: 1 })
  const wayTo = (places: readonly object[]) => places.map(() => places.map(() => 42))
  Object.assign(door.shop.outside, {
    travel: { table: async (places: object[]) => ({ places, minutes: wayTo(places) }) },
  })
  const { table } = (await travel()).data
  expect(table.places).toHaveLength(2)
  expect(table.minutes[0][1]).toBe(42)
  const [one = '', other = ''] = deliveries
  expect(await save(2, [van([one]), van([other], null)])).toMatchObject({ code: 'ok' })
  const { saved } = await windowOf()
  expect(saved.vans.map(({ stops }: { stops: unknown }) => stops)).toEqual([
    [{ minutes: 42, deliveries: [one] }],
    [{ minutes: 42, deliveries: [other] }],
  ])
})

test('19.09 what vans needed on the days before stretches the minutes of the next routes', async () => {
  const { starts } = await read()
  const asked = { date, timePeriodId, start: starts[0].id }
  const pace = async () =>
    (await askDesk(door, 'routes-travel', asked, { desk: seats.manager })).data.pace
  const [one = '', other = ''] = deliveries
  const driven = addDays(date, -3)
  const vans = Array.from({ length: 60 }, () => ({
    ...{ driver: null, bags: 9, minutes: 60 },
    stops: [one, other].map((id, at) => ({ minutes: 10 * (at + 1), deliveries: [id] })),
  }))
  await door.db.query(
    `insert into window_routes (date, time_period_id, version, start, vans, staff_id, saved_at)
      values ($1, $2, 1, 'x', $3, 'x', now())`,
    [driven, timePeriodId, JSON.stringify(vans)],
  )
  const told = async (of: string, minutes: number) =>
    door.db.query(
      `insert into delivery_outcome (delivery_id, number, date, outcome, happened_at, told_at, staff_id)
        values ($1, 90, $2::date, 'handed-over', $2::date + $3 * interval '1 minute', now(), 'x')`,
      [of, driven, minutes],
    )
  await told(one, 600)
  expect(await pace()).toBe(1)
  await told(other, 615)
  expect(await pace()).toBe(1.5)
  const { saved } = await windowOf()
  expect(await save(saved.version, [van([one])])).toMatchObject({ code: 'ok' })
  const { rows } = await door.db.query(`select pace, vans from window_routes where date = $1`, [
    date,
  ])
  expect(rows).toMatchObject([{ pace: 1.5, vans: [{ stops: [{ minutes: 63 }] }] }])
  await door.db.query('delete from window_routes where date = $1', [driven])
  expect(await pace()).toBe(1)
})
