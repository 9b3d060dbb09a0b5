import { beforeEach, expect, test } from 'vitest'
import { addDays, athensDate, athensInstant, daysAhead } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder } from '../../test/orders/orders.ts'
import { placeAs, shoppersLike } from '../../test/orders/shoppers.ts'
import { filledCart, maria, nikos, signUp } from '../../test/people.ts'
import { writeDeliveries } from '../db/order/changed-deliveries.ts'

let door: Door
let desk: Seat
let token: string
let order: Bought
let date: string
let slug: string
let mealId: string
beforeEach(async () => {
  door = await openDoor()
  // Only what a test sells itself is sold.
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query('delete from kitchen_load')
  desk = await seat(door, 'dietitian')
  token = await signUp(door, maria)
  order = await paidOrder(door, token)
  const [delivery] = order.order.deliveries
  date = delivery?.date ?? ''
  const { builds } = door.shop.catalogue()
  const meal = delivery?.items
    .map(({ id }) => builds.get(id)?.meal)
    .find(one => one && ![...one.allergens, ...one.traces].includes('sesame'))
  slug = meal?.slug ?? ''
  mealId = meal?.id ?? ''
  return () => door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })

async function draftOf(kind: string, piece: string, change: (seen: never) => object | null) {
  const releaseId = (await ask('release-create', { name: 'Change' })).data.id
  const seen = kind === 'dish' ? (await ask('dish-one', { slug: piece })).data.live : null
  const value = change(seen as never)
  const { code } = await ask('draft-write', { releaseId, kind, piece, seen, value })
  expect(code).toBe('ok')
  return releaseId
}

const withSesame = (dish: { recipe: Record<string, unknown>; prices: object }) => ({
  ...dish,
  recipe: {
    ...dish.recipe,
    tahini: Object.fromEntries(Object.keys(dish.prices).map(portion => [portion, 5])),
  },
})
const loadOf = async () =>
  (
    await door.db.query(
      `select most, taken from kitchen_load where kind = 'meal' and what = $1 and date = $2`,
      [mealId, date],
    )
  ).rows[0]

test('13.16 13.17 13.18 13.19 a recipe that gains an allergen waits until what is sold is cancelled, and sells nothing more meanwhile', async () => {
  const usual = await loadOf()
  const releaseId = await draftOf('dish', slug, withSesame)
  const { gate } = (await ask('release-one', { releaseId })).data
  expect(gate.touched).toEqual([
    expect.objectContaining({ number: order.number, date, mealId, reason: 'allergen' }),
  ])
  expect(gate.touched[0].gains).toContain('sesame')
  const blind = await ask('release-publish', { releaseId, at: null })
  expect(blind).toMatchObject({ code: 'release-touches', data: { seen: gate.seen } })
  const old = await ask('release-publish', { releaseId, at: null, seen: 'x'.repeat(22) })
  expect(old.code).toBe('release-touches')
  const { code } = await ask('release-publish', { releaseId, at: null, seen: gate.seen })
  expect(code).toBe('ok')
  expect(await loadOf()).toEqual({ most: 1, taken: 1 })
  const other = await signUp(door, nikos)
  await expect(paidOrder(door, other)).rejects.toThrow()
  expect(await door.run('releases')).toBe(0)
  const waiting = (await ask('release-one', { releaseId })).data
  expect(waiting).toMatchObject({ status: 'planned', waits: { sold: 1 } })
  await door.ask('customer-order-cancel', { orderId: order.orderId }, { token })
  expect(await door.run('releases')).toBe(1)
  expect(await loadOf()).toEqual({ most: 0, taken: 0 })
  door.at(monday + 61_000)
  await door.run('releases')
  expect(await loadOf()).toEqual({ most: usual.most, taken: 0 })
})

test('13.20 of orders that come at once with a release each is listed by it, or not placed', async () => {
  const cart = await filledCart(door, 4, { token: await signUp(door, nikos) })
  const shoppers = await shoppersLike(door, cart, 13)
  const releaseId = await draftOf('dish', slug, withSesame)
  const { gate } = (await ask('release-one', { releaseId })).data
  const place = async ({ cartId, token }: (typeof shoppers)[number]): Promise<string> =>
    (await placeAs(door, { cartId, token })).code
  // What a person saw is told from what is sold when they press, so another look may be asked for.
  const publish = async (seen: string): Promise<void> => {
    const answer = await ask('release-publish', { releaseId, at: null, seen })
    if (answer.code === 'release-touches') return publish(answer.data.seen)
    expect(answer.code).toBe('ok')
  }
  const placed = shoppers.slice(0, 6).map(place)
  const published = publish(gate.seen)
  placed.push(...shoppers.slice(6, 12).map(place))
  const codes = await Promise.all(placed)
  await published
  for (const late of shoppers.slice(12)) expect(await place(late)).not.toBe('ok')
  await door.run('releases')
  const { rows } = await door.db.query(
    `select count(*)::int as sold from order_item i join order_delivery d on d.id = i.delivery_id
      where d.status = 'planned' and d.date = $1 and i.meal_id = $2`,
    [date, mealId],
  )
  const view = (await ask('release-one', { releaseId })).data
  const ok = codes.filter(code => code === 'ok').length
  expect(rows[0].sold, codes.join()).toBe(ok + 1)
  expect(view).toMatchObject({ status: 'planned', waits: { sold: ok + 1 } })
  expect((await loadOf()).most).toBe(ok + 1)
}, 60_000)

test('13.25 who wanted a dish as it was keeps no allergen that it gains afterwards', async () => {
  const releaseId = await draftOf('dish', slug, withSesame)
  const { gate } = (await ask('release-one', { releaseId })).data
  await ask('release-publish', { releaseId, at: null, seen: gate.seen })
  await door.db.query(`update release_line set settled = 'kept', settled_at = $1`, [
    new Date(monday),
  ])
  expect(await door.run('releases')).toBe(0)
  const waiting = (await ask('release-one', { releaseId })).data
  expect(waiting).toMatchObject({ status: 'planned', waits: { sold: 1 } })
})

test('13.16 what is sold to a door in no area that the shop knows is listed, too', async () => {
  await door.db.query(
    `update customer_order set address = jsonb_set(address::jsonb, '{municipality}', '"Ατλαντίς"')
      where id = $1`,
    [order.orderId],
  )
  const releaseId = await draftOf('dish', slug, withSesame)
  const { gate } = (await ask('release-one', { releaseId })).data
  expect(gate.touched).toMatchObject([{ number: order.number, reason: 'allergen' }])
})

test('13.18 a release that waits at its instant stops the days that are sold since, and lists its lines', async () => {
  const releaseId = await draftOf('dish', slug, withSesame)
  const { gate } = (await ask('release-one', { releaseId })).data
  await ask('release-publish', { releaseId, at: `${date}T00:00`, seen: gate.seen })
  const stopped = async () =>
    (await door.db.query('select min(date) as first, max(date) as last from sale_stop')).rows[0]
  const last = addDays(athensDate(monday), daysAhead)
  expect(await stopped()).toEqual({ first: date, last })
  await door.db.query('delete from release_line')
  door.at(athensInstant(date, '00:00'))
  expect(await door.run('releases')).toBe(0)
  expect(await stopped()).toEqual({ first: date, last: addDays(date, daysAhead) })
  const { rows } = await door.db.query('select release_id, line from release_line')
  expect(rows).toEqual([
    { release_id: releaseId, line: expect.objectContaining({ mealId, reason: 'allergen' }) },
  ])
})

test('13.18 undoing sells again what was stopped', async () => {
  const usual = await loadOf()
  const releaseId = await draftOf('dish', slug, withSesame)
  const { gate } = (await ask('release-one', { releaseId })).data
  await ask('release-publish', { releaseId, at: '2026-11-23T12:00', seen: gate.seen })
  expect((await loadOf()).most).toBe(1)
  await ask('release-undo', { releaseId })
  expect(await loadOf()).toEqual(usual)
})

test('13.16 a dish taken off a day, a portion without a price, a dish that goes and a closed day list what is sold', async () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  const weekday = days[(new Date(date).getUTCDay() + 6) % 7]
  const reasons: Record<string, string> = {
    'off-day': await draftOf('dish', slug, (dish: { weekdays?: string[] }) => ({
      ...dish,
      weekdays: (dish.weekdays ?? days).filter(day => day !== weekday),
    })),
    'not-sold': await draftOf('dish', slug, () => null),
    closed: await draftOf('closed-day', date, () => ({
      from: date,
      reason: { el: 'Διακοπή νερού', en: 'No water' },
    })),
  }
  for (const [reason, releaseId] of Object.entries(reasons)) {
    const { data } = await ask('release-publish', { releaseId, at: null })
    expect(data.touched[0]).toMatchObject({ reason, number: order.number, date })
    expect(data.touched).toHaveLength(reason === 'closed' ? 4 : 1)
  }
})

test('13.21 a release of a later day touches nothing that is delivered before it', async () => {
  const releaseId = await draftOf('dish', slug, withSesame)
  const at = `${addDays(date, 1)}T00:00`
  expect((await ask('release-publish', { releaseId, at })).code).toBe('ok')
})

test('13.34 a lowered capacity waits for what is sold beyond it, and sells nothing more meanwhile', async () => {
  const kitchen = door.shop.catalogue().kitchenLimit
  const releaseId = (await ask('release-create', { name: 'Small' })).data.id
  const value = { ...kitchen, portionsPerMeal: 0 }
  const seen = { ...kitchen }
  await ask('draft-write', { releaseId, kind: 'capacity', piece: 'capacity', seen, value })
  const { gate } = (await ask('release-one', { releaseId })).data
  expect(gate.touched).toHaveLength(4)
  expect(gate.touched[0]).toMatchObject({ reason: 'dish-limit', number: order.number })
  const name = door.shop.catalogue().mealBySlug.get(slug)?.name
  const over = { date, kind: 'meal', what: mealId, name, hours: null, taken: 1, most: 0, orders: 1 }
  expect(gate.overfull).toContainEqual(over)
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('release-touches')
  await ask('release-publish', { releaseId, at: null, seen: gate.seen })
  expect(await door.run('releases')).toBe(0)
  expect(await loadOf()).toEqual({ most: 1, taken: 1 })
  await door.ask('customer-order-cancel', { orderId: order.orderId }, { token })
  expect(await door.run('releases')).toBe(1)
  expect(await loadOf()).toEqual({ most: 0, taken: 0 })
  door.at(monday + 61_000)
  await door.run('releases')
  expect(await loadOf()).toEqual({ most: 0, taken: 0 })
})

test('13.22 a line remembers what was declared when it was sold, also after a change of its order', async () => {
  const sold = async () =>
    (
      await door.db.query(
        `select i.build_id, i.food_info, f.info -> 'allergens' as allergens
          from order_item i join order_delivery d on d.id = i.delivery_id
          join food_info f on f.hash = i.food_info where d.order_id = $1 order by i.build_id`,
        [order.orderId],
      )
    ).rows
  const before = await sold()
  expect(before).toHaveLength(4)
  for (const { build_id: id, allergens } of before)
    expect(allergens).toEqual(door.shop.catalogue().builds.get(id)?.build.allergens)
  await door.db.query(
    `update meal set data = jsonb_set(data, '{builds,0,allergens}', '["lupin"]') where id = $1`,
    [mealId],
  )
  await expect(door.db.query(`update food_info set info = '{}'`)).rejects.toThrow('never changed')
  const tx = await door.db.connect()
  const { rows } = await tx.query(
    'select id, date, days, status from order_delivery where order_id = $1',
    [order.orderId],
  )
  const [delivery] = order.order.deliveries
  const items = (delivery?.items ?? []).map(item => ({
    ...{ buildId: item.id, mealId, slug, name: { el: 'Α', en: 'A' }, portion: 'regular' },
    ...{ type: 'main-meal', price: 100, singly: null, amount: 1, vatRate: 13 },
  }))
  const changed = { ...rows[0], address: null, timePeriod: delivery?.timePeriod, items }
  const sums = { subtotal: 1, discount: 0, shipping: 0, grandtotal: 1, vat: 0, company: 0 }
  try {
    await writeDeliveries(tx, order.orderId, [changed as never], sums as never, monday)
  } finally {
    tx.release()
  }
  expect(await sold()).toEqual(before)
})
