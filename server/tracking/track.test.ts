import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { closeBag } from '../../test/orders/closed-bag.ts'
import { type Bought, paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { maria, proveEmail, signUp } from '../../test/people.ts'
import { dayList } from '../production/day-list.ts'

const minute = 60_000
let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  await proveEmail(door, token)
})
afterAll(() => door.close())

const trackOf = async ({ orderId }: Bought): Promise<string> => {
  const { data } = await door.ask('customer-order-one', { orderId }, { token })
  return data.deliveries[0]?.track ?? ''
}
const look = (track: string) => door.ask('order-track-one', { token: track })
const stageOf = async (track: string) => (await look(track)).data?.stage

async function bought() {
  door.at(monday)
  await door.db.query(`delete from window_routes`)
  const order = await paidOrder(door, token)
  const [delivery] = order.order.deliveries
  if (!delivery) throw new Error('an order without deliveries')
  const { id, date, timePeriod } = delivery
  return {
    order,
    id,
    date,
    timePeriod,
    track: await trackOf(order),
    begin: athensInstant(date, timePeriod.from),
  }
}

async function atDesk(role: 'owner' | 'driver'): Promise<Seat> {
  return seat(door, role)
}

test('20.10 a bag that was cancelled, or moved to another window, stands no longer before one', async () => {
  const cancelled = await bought()
  const moved = await paidOrder(door, token)
  const last = await paidOrder(door, token)
  const idOf = ({ order }: Bought) => order.deliveries[0]?.id ?? ''
  const { id, date, timePeriod, begin } = cancelled
  const stops = [id, idOf(moved), idOf(last)].map((delivery, at) => ({
    ...{ minutes: 20 * (at + 1), deliveries: [delivery] },
  }))
  await door.db.query(
    `insert into window_routes (date, time_period_id, version, start, vans, staff_id, saved_at)
      values ($1, $2, 1, 'x', $3, 'x', now())`,
    [date, timePeriod.id, JSON.stringify([{ driver: null, bags: 9, minutes: 240, stops }])],
  )
  await closeBag(door, { delivery: idOf(last), date, trays: [] })
  door.at(begin)
  const track = await trackOf(last)
  const before = async () => (await look(track)).data?.before
  expect(await before()).toBe(2)
  await door.db.query(`update order_delivery set status = 'canceled' where id = $1`, [id])
  expect(await before()).toBe(1)
  const other = door.shop.catalogue().timePeriods.find(one => one.id !== timePeriod.id)
  await door.db.query('update order_delivery set time_period_id = $2 where id = $1', [
    ...[idOf(moved), other?.id],
  ])
  expect(await before()).toBe(0)
  const { arrival } = (await look(track)).data
  expect(Date.parse(arrival?.from ?? '')).toBe(begin + 50 * minute)
})

describe('20.11 the page of a delivery without a login', () => {
  test('says the day, the window and the food, and names nobody and no door', async () => {
    const { track, date, timePeriod } = await bought()
    const answer = await look(track)
    expect(answer).toMatchObject({
      code: 'ok',
      data: { date, from: timePeriod.from, to: timePeriod.to, stage: 'planned', arrival: null },
    })
    expect(answer.data.items.length).toBeGreaterThan(0)
    expect(JSON.stringify(answer)).not.toMatch(/Maria|Μαρία|Ερμού|\+30|@/)
  })

  test('is no guess: another code, a broken one, and that of an order not paid', async () => {
    expect((await look(randomUUID())).code).toBe('link-expired')
    for (const broken of ['', 'x', "' or 1=1", '../..', `${randomUUID()}0`])
      expect((await look(broken)).code).toBe('invalid-input')
    door.at(monday)
    const order = await unpaidOrder(door, token)
    expect((await look(await trackOf(order))).code).toBe('link-expired')
  })

  test('follows the frozen list, the closed bag, the van and what the driver says', async () => {
    const { id, date, timePeriod, track, begin } = await bought()
    const cutOff = athensInstant(date, '00:00')
    door.at(cutOff)
    await dayList(door.db, date, { catalogue: door.shop.catalogue(), now: cutOff })
    expect(await stageOf(track)).toBe('in-kitchen')
    await closeBag(door, { delivery: id, date, trays: [] })
    expect(await stageOf(track)).toBe('packed')
    const owner = await atDesk('owner')
    const { data } = await askDesk(door, 'routes-one', { date }, { desk: owner })
    await askDesk(
      door,
      'routes-update',
      {
        ...{ date, timePeriodId: timePeriod.id, version: 0, start: data.starts[0].id },
        vans: [{ driver: null, bags: 9, minutes: 240, deliveries: [id] }],
      },
      { desk: owner },
    )
    expect((await look(track)).data).toMatchObject({ stage: 'packed', before: null })
    door.at(begin)
    const { data: out } = await look(track)
    expect(out).toMatchObject({ stage: 'on-the-way', before: 0 })
    expect(Date.parse(out.arrival?.to ?? '') - Date.parse(out.arrival?.from ?? '')).toBe(
      30 * minute,
    )
    const driver = await atDesk('driver')
    const at = new Date(begin).toISOString()
    const said = { delivery: id, outcome: 'left-at-door', at, took: null }
    expect((await askDesk(door, 'delivery-outcome', said, { desk: driver })).code).toBe('ok')
    expect((await look(track)).data).toMatchObject({
      ...{ stage: 'delivered', outcome: 'left-at-door', at, arrival: null, before: null },
    })
  })

  test('14.41 says of a bag whose food or wish changed that it is in the kitchen again', async () => {
    const { order, id, date, track } = await bought()
    const cutOff = athensInstant(date, '00:00')
    door.at(cutOff)
    await dayList(door.db, date, { catalogue: door.shop.catalogue(), now: cutOff })
    const food = `update order_item set amount = amount + 1 where delivery_id = $1 and position = 0`
    const wish = `update customer_order set notes = 'Χωρίς κρεμμύδι' where id = $1`
    const changes = [
      [food, id],
      [wish, order.orderId],
    ] as const
    for (const [change, of] of changes) {
      await closeBag(door, { delivery: id, date, trays: [] })
      expect(await stageOf(track)).toBe('packed')
      await door.db.query(change, [of])
      expect(await stageOf(track)).toBe('in-kitchen')
    }
  })

  test('says that it was cancelled', async () => {
    const { order, track } = await bought()
    await door.ask('customer-order-cancel', { orderId: order.orderId }, { token })
    expect(await stageOf(track)).toBe('canceled')
  })
})
