import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pinMark } from '#shop/delivering/door-pin.ts'
import { happenedAt, outcomes, stepOf } from '#shop/delivering/outcome.ts'
import { addDays, athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { offerAtDoor, orderAtDoor } from '../../test/orders/at-door.ts'
import { type Bought, paidOrder, paidWeek } from '../../test/orders/orders.ts'
import { maria, proveEmail, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import { soundRows } from '../catalogue/sound-rows.ts'
import { readCatalogue } from '../db/meal/catalogue.ts'
import { deliverOrders } from '../orders/delivering.ts'

const minute = 60_000
const seats: Record<string, Seat> = {}
let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  await proveEmail(door, token)
  offerAtDoor(door)
})
afterAll(() => door.close())

const roles = ['owner', 'care', 'driver', 'counter'] as const
type Role = (typeof roles)[number]

/** Everybody logs in at this hour: no session lasts until the day of delivery. */
async function at(now: number) {
  door.at(now)
  for (const role of roles) seats[role] = await seat(door, role)
}

/** A new order with its first delivery, at the hour before its window. */
async function toBring(
  how: 'bring' | 'fetch' = 'bring',
  sell: (door: Door, token: string) => Promise<Bought> = paidOrder,
) {
  door.at(monday)
  await door.db.query(`delete from told_window`)
  await door.db.query(`update order_delivery set status = 'canceled'`)
  const bought = await sell(door, token)
  if (how === 'fetch')
    await door.db.query(
      `update customer_order set spot = jsonb_set(jsonb_set(spot, '{kind}', '"takeaway"'),
        '{id}', '"counter-1"') where id = $1`,
      [bought.orderId],
    )
  const [delivery] = bought.order.deliveries
  if (!delivery) throw new Error('an order without deliveries')
  const { id, date, timePeriod } = delivery
  const end = athensInstant(date, timePeriod.to)
  const begin = athensInstant(date, timePeriod.from)
  await at(begin)
  return { bought, id, date, begin, end }
}

const say = (id: string, outcome: string, role: Role, more: object = {}) =>
  askDesk(
    door,
    'delivery-outcome',
    { delivery: id, outcome, at: new Date(door.shop.now()).toISOString(), took: null, ...more },
    { desk: seats[role] as Seat },
  )
const codeOf = async (...said: Parameters<typeof say>) => (await say(...said)).code
const standing = async ({ orderId }: Bought) => {
  const { rows } = await door.db.query(
    `select o.status, array_agg(d.status order by d.position) as deliveries
      from customer_order o join order_delivery d on d.order_id = o.id where o.id = $1 group by o.id`,
    [orderId],
  )
  return rows[0]
}
const mailedOf = async ({ orderId }: Bought) => {
  const { rows } = await door.db.query<{ data: object }>(
    `select data from mail where order_id = $1 and code = 'delivery-missed'`,
    [orderId],
  )
  return rows.map(({ data }) => data)
}
const mailsOf = async (bought: Bought) => (await mailedOf(bought)).length
const clock = async (now: number) => {
  while ((await deliverOrders({ ...door.shop, now: () => now })) > 0);
}
const listed = async (role: Role, list: 'bring' | 'fetch', date: string) =>
  askDesk(
    door,
    list === 'bring' ? 'bring-one' : 'fetch-one',
    { date },
    { desk: seats[role] as Seat },
  )

describe('20.01 who brings it, or hands it over, says what became of a bag', () => {
  test.each(outcomes)('%s', async outcome => {
    const { bought, id, date } = await toBring()
    expect(await codeOf(id, outcome, 'driver')).toBe('ok')
    const state = { deliver: 'delivered', miss: 'not-met', 'bring-back': 'returned' }[
      stepOf[outcome]
    ]
    expect(await standing(bought)).toMatchObject({ deliveries: [state] })
    // A bag that nobody took has one mail, which names its delivery; no other outcome sends any.
    expect(await mailedOf(bought)).toEqual(state === 'not-met' ? [{ deliveryId: id }] : [])
    const { data } = await listed('driver', 'bring', date)
    expect(data.bags).toMatchObject([{ delivery: id, state, outcome }])
  })

  test('drivers of what they bring, counters of what is fetched, care of both', async () => {
    const brought = await toBring()
    expect(await codeOf(brought.id, 'handed-over', 'counter')).toBe('role-not-allowed')
    expect((await listed('counter', 'bring', brought.date)).code).toBe('role-not-allowed')
    expect(await codeOf(brought.id, 'nobody-there', 'care')).toBe('ok')
    const fetched = await toBring('fetch')
    expect(await codeOf(fetched.id, 'handed-over', 'driver')).toBe('role-not-allowed')
    const { data } = await listed('counter', 'fetch', fetched.date)
    expect(data.bags).toMatchObject([{ delivery: fetched.id, state: 'planned', outcome: null }])
    expect(await codeOf(fetched.id, 'handed-over', 'counter')).toBe('ok')
  })
})

describe('20.02 the clock delivers', () => {
  const neighbour = async (how: 'bring' | 'fetch', role: Role) => {
    const { bought, id, end } = await toBring(how)
    const other = await paidOrder(door, token)
    await door.db.query(
      `update order_delivery d set date = s.date, time_period_id = s.time_period_id,
          time_from = s.time_from, time_to = s.time_to
        from order_delivery s where d.order_id = $1 and s.id = $2`,
      [other.orderId, id],
    )
    await door.db.query(
      'update customer_order o set spot = s.spot from customer_order s where o.id = $1 and s.id = $2',
      [other.orderId, bought.orderId],
    )
    door.at(end - minute)
    expect(await codeOf(id, 'nobody-there', role)).toBe('ok')
    await clock(end)
    return (await standing(other)).deliveries[0]
  }

  test('no bag of a window in which a driver or the counter speaks', async () => {
    expect(await neighbour('bring', 'driver')).toBe('planned')
    expect(await neighbour('fetch', 'counter')).toBe('planned')
    expect(await neighbour('fetch', 'care')).toBe('planned')
  })

  test('the others where care says it of one door', async () => {
    expect(await neighbour('bring', 'care')).toBe('delivered')
  })
})

describe('20.03 a bag that nobody took', () => {
  test('waits for a word, is handed over later, or comes back: then it has ended', async () => {
    for (const last of ['handed-over', 'brought-back'] as const) {
      const { bought, id, end } = await toBring()
      expect(await codeOf(id, 'nobody-there', 'driver')).toBe('ok')
      await clock(end + 48 * 60 * minute)
      expect(await standing(bought)).toEqual({ status: 'opened', deliveries: ['not-met'] })
      expect(await codeOf(id, 'wrong-address', 'driver')).toBe('ok')
      expect(await mailsOf(bought)).toBe(1)
      expect(await codeOf(id, last, 'care')).toBe('ok')
      expect(await codeOf(id, 'refused', 'driver')).toBe('outcome-not-possible')
      expect((await standing(bought)).status).toBe('delivered')
    }
  })

  test('what is said again is told once', async () => {
    const { id } = await toBring()
    const twice = await Promise.all([
      codeOf(id, 'handed-over', 'driver'),
      codeOf(id, 'handed-over', 'driver'),
    ])
    expect(twice.sort()).toEqual(['nothing-changes', 'ok'])
    const { rows } = await door.db.query('select from delivery_outcome where delivery_id = $1', [
      id,
    ])
    expect(rows).toHaveLength(1)
    await expect(door.db.query('update delivery_outcome set outcome = $1', ['x'])).rejects.toThrow(
      'never changed',
    )
  })
})

test('20.04 not before its day, and not of what was cancelled or paused', async () => {
  const { bought, id, date } = await toBring()
  await at(athensInstant(date, '00:00') - 1)
  expect(await codeOf(id, 'handed-over', 'driver')).toBe('outcome-not-possible')
  door.at(athensInstant(date, '00:00'))
  for (const status of ['canceled', 'paused']) {
    await door.db.query('update order_delivery set status = $2 where id = $1', [id, status])
    expect(await codeOf(id, 'handed-over', 'driver')).toBe('outcome-not-possible')
  }
  await door.db.query(`update order_delivery set status = 'planned' where id = $1`, [id])
  await door.db.query(`update customer_order set status = 'not-paid' where id = $1`, [
    bought.orderId,
  ])
  expect(await codeOf(id, 'handed-over', 'driver')).toBe('outcome-not-possible')
  expect(await codeOf('nowhere', 'handed-over', 'driver')).toBe('bag-not-found')
  expect(await codeOf(id, 'vanished', 'driver')).toBe('invalid-input')
})

test('20.05 money that is due is noted with handing it over, exactly, or the order stays open', async () => {
  const later = await toBring('bring', orderAtDoor)
  expect(await codeOf(later.id, 'handed-over', 'driver')).toBe('ok')
  expect(await standing(later.bought)).toEqual({ status: 'opened', deliveries: ['delivered'] })
  const { bought, id } = await toBring('bring', orderAtDoor)
  const took = { amount: bought.grandtotal, by: 'cash' }
  const wrong = { took: { ...took, amount: bought.grandtotal - 0.01 } }
  expect(await say(id, 'handed-over', 'driver', wrong)).toMatchObject({
    code: 'door-other-amount',
    data: { due: bought.grandtotal },
  })
  expect(await codeOf(id, 'refused', 'driver', { took })).toBe('door-other-amount')
  expect(await standing(bought)).toEqual({ status: 'opened', deliveries: ['planned'] })
  expect(await codeOf(id, 'handed-over', 'driver', { took })).toBe('ok')
  expect(await standing(bought)).toEqual({ status: 'delivered', deliveries: ['delivered'] })
  const { rows } = await door.db.query(
    'select status, amount_cents as cents from payment_attempt where order_id = $1',
    [bought.orderId],
  )
  const cents = Math.round(bought.grandtotal * 100)
  expect(rows).toEqual([{ status: 'paid', cents }])
  const { rows: documents } = await door.db.query(
    'select amount_cents as cents from fiscal_document where order_id = $1',
    [bought.orderId],
  )
  expect(documents).toEqual([{ cents }])
  const { rows: deeds } = await door.db.query(
    `select changes from deed where subject = $1 order by at desc limit 1`,
    [`order ${bought.number}`],
  )
  expect(JSON.parse(deeds[0].changes)).toEqual({
    outcome: { from: null, to: 'handed-over' },
    paid: { from: null, to: bought.grandtotal },
    by: { from: null, to: 'cash' },
  })
})

describe('20.05 money of a door that somebody told of without it', () => {
  const toldWithout = async () => {
    const { bought, id } = await toBring('bring', orderAtDoor)
    expect(await codeOf(id, 'handed-over', 'care')).toBe('ok')
    return { bought, id, took: { amount: bought.grandtotal, by: 'cash' } }
  }
  const settled = async ({ orderId }: Bought) => {
    const { rows } = await door.db.query(
      `select a.status, a.method, (select count(*)::integer from fiscal_document f
        where f.order_id = a.order_id) as documents from payment_attempt a where order_id = $1`,
      [orderId],
    )
    return rows
  }

  test('is noted with the word that brings it, once, and ends the order', async () => {
    const { bought, id, took } = await toldWithout()
    const less = { took: { ...took, amount: took.amount - 0.01 } }
    expect(await say(id, 'handed-over', 'driver', less)).toMatchObject({
      ...{ code: 'door-other-amount', data: { due: took.amount } },
    })
    const twice = [0, 1].map(() => codeOf(id, 'handed-over', 'driver', { took }))
    expect((await Promise.all(twice)).sort()).toEqual(['nothing-changes', 'ok'])
    expect(await settled(bought)).toEqual([{ status: 'paid', method: 'cash', documents: 1 }])
    expect(await standing(bought)).toEqual({ status: 'delivered', deliveries: ['delivered'] })
    const { rows } = await door.db.query(
      `select changes from deed where subject = $1 order by number desc limit 1`,
      [`order ${bought.number}`],
    )
    expect(JSON.parse(rows[0].changes)).toEqual({
      paid: { from: null, to: bought.grandtotal },
      by: { from: null, to: 'cash' },
    })
    const byCard = { took: { ...took, by: 'pos' } }
    expect(await codeOf(id, 'handed-over', 'driver', byCard)).toBe('outcome-not-possible')
  })

  test('is refused and not dropped, where the bag came back or the order ended unpaid', async () => {
    const back = await toBring('bring', orderAtDoor)
    const due = { amount: back.bought.grandtotal, by: 'cash' }
    expect(await codeOf(back.id, 'refused', 'care')).toBe('ok')
    expect(await codeOf(back.id, 'refused', 'driver', { took: due })).toBe('outcome-not-possible')
    expect(await settled(back.bought)).toMatchObject([{ status: 'pending' }])
    const { bought, id, took } = await toldWithout()
    const care = { desk: seats.care as Seat }
    const { data } = await askDesk(door, 'order-one', { order: bought.orderId }, care)
    const unpaid = { order: bought.orderId, seen: data.seen, reason: 'Δεν πλήρωσε' }
    expect((await askDesk(door, 'order-door-unpaid', unpaid, care)).code).toBe('ok')
    expect(await codeOf(id, 'handed-over', 'driver')).toBe('nothing-changes')
    expect(await codeOf(id, 'handed-over', 'driver', { took })).toBe('outcome-not-possible')
  })
})

describe('14.05 without a date, who hands over stays with today', () => {
  const dayOf = async (role: Role, list: 'bring' | 'fetch') => {
    const { data } = await askDesk(door, `${list}-one`, {}, { desk: seats[role] as Seat })
    return data.date
  }
  /** A bag of the last window of its day, and when that ends. */
  const lateBag = async (how: 'bring' | 'fetch') => {
    const { id, date } = await toBring(how)
    const { timePeriods } = door.shop.catalogue()
    const last =
      timePeriods
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? ''
    const { id: period, from } = timePeriods.find(({ to }) => to === last) ?? {}
    await door.db.query(
      'update order_delivery set time_period_id = $2, time_from = $3, time_to = $4 where id = $1',
      [id, period, from, last],
    )
    const end = athensInstant(date, last)
    // An earlier test froze this list, which takes up the bag until its window ends.
    await at(end - minute)
    await dayOf('owner', how)
    return { id, date, end }
  }

  test.each([
    ['bring', 'driver', 'counter'],
    ['fetch', 'counter', 'driver'],
  ] as const)('while a bag of %s is open, for three hours', async (list, role, other) => {
    const { id, date, end } = await lateBag(list)
    await at(end + minute)
    expect(await dayOf(role, list)).toBe(date)
    const wrong = list === 'bring' ? 'fetch' : 'bring'
    expect(await dayOf(other, wrong)).not.toBe(date)
    for (const screen of ['day-one', 'kitchen-one', 'packing-one'] as const)
      expect((await askDesk(door, screen, {}, { desk: seats.owner as Seat })).data.date).not.toBe(
        date,
      )
    expect(await codeOf(id, 'nobody-there', role)).toBe('ok')
    expect(await dayOf(role, list)).toBe(date)
    door.at(Math.min(end + 180 * minute, athensInstant(addDays(date, 1), '00:00')) - 1)
    expect(await dayOf(role, list)).toBe(date)
    expect(await codeOf(id, 'handed-over', role)).toBe('ok')
    expect(await dayOf(role, list)).not.toBe(date)
  })

  test('not three hours after its own window', async () => {
    const { id, end, date } = await lateBag('bring')
    await door.db.query(
      `update order_delivery set time_from = '15:00', time_to = '18:00' where id = $1`,
      [id],
    )
    await at(Math.max(end, athensInstant(date, '21:00')))
    expect(await dayOf('driver', 'bring')).not.toBe(date)
  })
})

test.each(['handed-over', 'nobody-there', 'lost'])(
  'the audit finds nothing wrong with %s',
  async outcome => {
    const { bought, id } = await toBring()
    expect(await codeOf(id, outcome, 'driver')).toBe('ok')
    const found = await audit(door.db, door.shop.now())
    // The clock of these tests goes back, and no frozen list follows it.
    const other = found.filter(({ check }) => !check.startsWith('a frozen list'))
    expect(other.filter(({ order, note }) => order === bought.number && !note)).toEqual([])
  },
)

test('20.06 the clock of a device counts between the beginning of its day and now', async () => {
  const { id, date, begin } = await toBring()
  const now = begin + 90 * minute
  expect(happenedAt(begin, { date, now })).toBe(begin)
  expect(happenedAt(begin + 24 * 60 * minute, { date, now })).toBe(now)
  expect(happenedAt(0, { date, now })).toBe(athensInstant(date, '00:00'))
  door.at(now)
  const at = new Date(begin + minute).toISOString()
  expect(await codeOf(id, 'handed-over', 'driver', { at })).toBe('ok')
  const { data } = await listed('owner', 'bring', date)
  expect(data.bags[0].at).toBe(at)
})

test('20.07 of a plan, the order is open until its last delivery has ended, and no money moves', async () => {
  const { bought, id } = await toBring('bring', paidWeek)
  expect(bought.order.deliveries.length).toBeGreaterThan(1)
  expect(await codeOf(id, 'lost', 'driver')).toBe('ok')
  const { status, deliveries } = await standing(bought)
  expect(status).toBe('opened')
  expect(deliveries[0]).toBe('returned')
  for (const { id, date } of bought.order.deliveries.slice(1)) {
    await at(athensInstant(date, '10:00'))
    expect(await codeOf(id, 'handed-over', 'driver')).toBe('ok')
  }
  expect((await standing(bought)).status).toBe('delivered')
  const { rows } = await door.db.query('select from refund where order_id = $1', [bought.orderId])
  expect(rows).toEqual([])
})

test('20.08 Today says of how many bags nobody has said what became of them', async () => {
  const { id, end } = await toBring()
  const waiting = async () =>
    (await askDesk(door, 'today-one', {}, { desk: seats.care as Seat })).data.waiting.find(
      ({ what }: { what: string }) => what === 'delivery-untold',
    )
  expect(await codeOf(id, 'nobody-there', 'driver')).toBe('ok')
  door.at(end - minute)
  expect(await waiting()).toBeUndefined()
  door.at(end + minute)
  expect(await waiting()).toMatchObject({ count: 1 })
  expect(await codeOf(id, 'brought-back', 'care')).toBe('ok')
  door.at(end + 2 * minute)
  expect(await waiting()).toBeUndefined()
})

describe('20.21 the digits of a customer', () => {
  const asks = async (isAsking: boolean) => {
    await door.db.query(
      `insert into shop_data (name, data) values ('asksPin', $1)
        on conflict (name) do update set data = excluded.data`,
      [JSON.stringify(isAsking)],
    )
    const known = catalogueFrom(soundRows(await readCatalogue(door.db)).rows)
    Object.assign(door.shop, { catalogue: () => known })
  }
  const bagOf = async (id: string) => {
    const { data } = await askDesk(door, 'bring-one', {}, { desk: seats.driver as Seat })
    return data.bags.find(({ delivery }: { delivery: string }) => delivery === id)
  }
  const trackOf = async (id: string): Promise<string> =>
    (await door.db.query('select track from order_delivery where id = $1', [id])).rows[0].track
  const deedOf = async () =>
    (
      await door.db.query(
        `select changes::jsonb as changes from deed where call = 'delivery-outcome'
          order by number desc limit 1`,
      )
    ).rows[0].changes
  const pinOn = async (track: string) =>
    (await door.ask('order-track-one', { token: track })).data.pin

  test('stand on the page of the day, and hand a bag over; others do not', async () => {
    await asks(true)
    const { id, date } = await toBring()
    const track = await trackOf(id)
    const pin = (await pinOn(track)) ?? ''
    expect(pin).toMatch(/^\d{4}$/)
    expect((await bagOf(id)).pinMark).toBe(pinMark(id, pin))
    const other = pin === '0000' ? '0001' : '0000'
    expect(await codeOf(id, 'handed-over', 'driver', { pin: other })).toBe('pin-wrong')
    expect(await codeOf(id, 'left-at-door', 'driver', { pin })).toBe('pin-wrong')
    for (const broken of ['123', '12345', 'abcd', 1234])
      expect(await codeOf(id, 'handed-over', 'driver', { pin: broken })).toBe('invalid-input')
    expect(await bagOf(id)).toMatchObject({ state: 'planned', byPin: false })
    door.at(athensInstant(addDays(date, -1), '12:00'))
    expect(await pinOn(track)).toBeNull()
    await at(athensInstant(date, '12:00'))
    expect(await codeOf(id, 'handed-over', 'driver', { pin })).toBe('ok')
    expect(await bagOf(id)).toMatchObject({ state: 'delivered', byPin: true })
    expect(await deedOf()).toEqual({
      outcome: { from: null, to: 'handed-over' },
      byPin: { from: null, to: true },
    })
    expect(await pinOn(track)).toBeNull()
  })

  test('may be missing, and are asked for by no counter and no shop that does not want them', async () => {
    await asks(true)
    const { id } = await toBring()
    expect(await codeOf(id, 'handed-over', 'driver')).toBe('ok')
    expect(await bagOf(id)).toMatchObject({ state: 'delivered', byPin: false })
    expect(await deedOf()).toEqual({ outcome: { from: null, to: 'handed-over' } })
    const fetched = await toBring('fetch')
    expect(await pinOn(await trackOf(fetched.id))).toBeNull()
    await asks(false)
    const plain = await toBring()
    expect((await bagOf(plain.id)).pinMark).toBeNull()
    expect(await pinOn(await trackOf(plain.id))).toBeNull()
  })
})
