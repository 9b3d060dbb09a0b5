import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DietCode } from '#shop/plan/plan.ts'
import { foodCodeIn } from '#shop/production/codes.ts'
import { addDays, athensInstant } from '#shop/schedule/schedule.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder, payFor, placeCart } from '../../test/orders/orders.ts'
import { atErmou, maria, newCart, signUp } from '../../test/people.ts'

const minute = 60_000
const seats: Record<string, Seat> = {}
let door: Door
let token: string
let first: Bought
let date: string
let window: string
let closed: number
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  for (const role of ['manager', 'chef', 'packer', 'care'])
    seats[role] = await seat(door, role as 'chef')
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query(`update customer_order set status = 'canceled', end_reason = 'shop'`)
  await door.db.query('delete from kitchen_load')
  first = await paidOrder(door, token)
  await paidOrder(door, token, { mains: 5 })
  const [delivery] = first.order.deliveries
  date = delivery?.date ?? ''
  window = delivery?.timePeriod.id ?? ''
  closed = athensInstant(date, delivery?.timePeriod.from ?? '') - 24 * 60 * minute
})
afterAll(() => door.close())

type Build = { buildId: string; sold: number; made: number; left: number; underWay: number }
const ask = (name: 'kitchen-one' | 'batch-begin' | 'batch-end', input: object, role = 'chef') =>
  askDesk(door, name, { date, ...input }, { desk: seats[role] as Seat })
const kitchen = async () => (await ask('kitchen-one', {})).data
const dishAt = async (at: number) => (await kitchen()).dishes[at]
const traysOf = (builds: Build[], more = 0) =>
  builds.map(({ buildId, left }) => ({ buildId, trays: left + more }))

test('14.43 what is ordered so far is shown with what it takes, until its list is frozen', async () => {
  door.at(closed - minute)
  const { dishes, coming } = await kitchen()
  expect(dishes).toEqual([])
  const portions = coming.dishes.reduce(
    (sum: number, dish: { total: number }) => sum + dish.total,
    0,
  )
  const sold = first.order.deliveries[0]?.items.reduce((sum, { amount }) => sum + amount, 0) ?? 0
  expect(portions).toBeGreaterThanOrEqual(sold + 5)
  expect(coming.ingredients.length).toBeGreaterThan(0)
})

test('14.23 nothing is cooked before its list is frozen', async () => {
  door.at(closed - minute)
  expect((await kitchen()).dishes).toEqual([])
  const [item] = first.order.deliveries[0]?.items ?? []
  const mealId = door.shop.catalogue().builds.get(item?.id ?? '')?.meal.id ?? ''
  const builds = [{ buildId: item?.id, trays: 1 }]
  expect((await ask('batch-begin', { mealId, builds })).code).toBe('list-not-frozen')
  expect((await ask('batch-begin', { mealId: 'no-dish', builds })).code).toBe('not-on-list')
})

test('14.23 14.24 14.25 a batch of what is on the list has a number, a code and a use-by', async () => {
  door.at(closed + minute)
  await door.run('orders')
  expect((await kitchen()).coming).toMatchObject({ dishes: [] })
  const dish = await dishAt(0)
  expect(dish.grams.length).toBeGreaterThan(0)
  const { mealId } = dish
  const builds = traysOf(dish.builds)
  expect((await ask('batch-begin', { mealId, builds }, 'packer')).code).toBe('role-not-allowed')
  const twice = [...builds, ...builds]
  const strange = [...builds, { buildId: 'no-such-build', trays: 1 }]
  expect((await ask('batch-begin', { mealId, builds: strange })).code).toBe('not-on-list')
  expect((await ask('batch-begin', { mealId, builds: twice })).code).toBe('not-on-list')
  const others = [{ buildId: 'no-such-build', trays: 1 }]
  expect((await ask('batch-begin', { mealId, builds: others })).code).toBe('not-on-list')
  const { code, data } = await ask('batch-begin', { mealId, builds })
  expect(code).toBe('ok')
  expect(foodCodeIn(data.code)).toEqual({ kind: 'batch', date, number: 1 })
  const begun = await dishAt(0)
  expect(begun.grams ?? []).toEqual([])
  expect(begun.batches).toMatchObject([{ number: 1, code: data.code, endedAt: null }])
  expect(begun.batches[0].useBy >= date).toBe(true)
})

test('14.26 what comes out short stays in sight until another batch gives it', async () => {
  const { mealId, builds, batches } = await dishAt(0)
  const [{ builds: begun }] = batches
  const made = begun.map(({ buildId, trays }: { buildId: string; trays: number }, at: number) => ({
    buildId,
    trays: at === 0 ? trays - 1 : trays,
  }))
  const end = { number: 1, made, core: 74.5 }
  expect((await ask('batch-end', { ...end, number: 9 })).code).toBe('batch-not-found')
  expect((await ask('batch-end', { ...end, made: made.slice(1) })).code).not.toBe('ok')
  expect((await ask('batch-end', end)).code).toBe('ok')
  expect((await ask('batch-end', end)).code).toBe('nothing-changes')
  expect((await ask('batch-end', { ...end, made: made.toReversed() })).code).toBe('nothing-changes')
  const short = await dishAt(0)
  expect(short).toMatchObject({ mealId, short: 1 })
  const today = async () =>
    (await askDesk(door, 'today-one', {}, { desk: seats.care as Seat })).data.short
  expect(await today()).toEqual([
    { date, name: short.name, short: 1, orders: [expect.any(Number)] },
  ])
  expect(short.batches[0]).toMatchObject({ core: 74.5, endedAt: expect.any(String) })
  const [{ buildId }] = builds
  const again = { mealId, builds: [{ buildId, trays: 1 }] }
  const { data } = await ask('batch-begin', again)
  expect(data.number).toBe(2)
  const next = { number: 2, made: again.builds, core: null }
  expect((await ask('batch-end', next, 'manager')).code).toBe('ok')
  expect(await dishAt(0)).toMatchObject({ short: 0, builds: [{ left: 0 }] })
  expect(await today()).toEqual([])
})

test('14.28 a second end with other trays or another temperature is refused with its reason', async () => {
  const { batches } = await dishAt(0)
  const made = batches[0].builds.map((one: { buildId: string; made: number }) => ({
    buildId: one.buildId,
    trays: one.made,
  }))
  const end = { number: 1, made, core: 74.5 }
  const [{ buildId, trays }, ...rest] = made
  expect((await ask('batch-end', end)).code).toBe('nothing-changes')
  for (const other of [
    { core: 71 },
    { core: null },
    { made: [{ buildId, trays: trays + 1 }, ...rest] },
  ])
    expect((await ask('batch-end', { ...end, ...other })).code).toBe('batch-ended')
})

test('14.30 14.33 a batch has a label for each portion, which says where its dish is declared anew', async () => {
  const of = (lang: string, number = '2') =>
    askDesk(door, 'batch-labels', { date, number, lang }, { desk: seats.packer as Seat })
  const { data } = await of('el')
  const [label, ...others] = data.labels
  expect(others).toEqual([])
  expect(foodCodeIn(label.code)).toEqual({ kind: 'tray', date, number: 2, build: 1 })
  expect(label).toMatchObject({ trays: 1, isChanged: false })
  expect(data.useBy >= date).toBe(true)
  expect((await of('en')).data.labels[0].name).not.toBe(label.name)
  expect((await of('en', '99')).code).toBe('batch-not-found')
  const { mealId, builds } = await dishAt(0)
  const declared = [{ buildId: builds[0].buildId, trays: 1, allergens: ['lupin'], traces: [] }]
  await door.db.query(
    `insert into batch (date, number, meal_id, builds, use_by, begun_at, staff_id)
      values ('2026-11-02', 1, $1, $2, '2026-11-05', now(), 'x')`,
    [mealId, JSON.stringify(declared)],
  )
  const before = { date: '2026-11-02', number: '1', lang: 'en' }
  const changed = await askDesk(door, 'batch-labels', before, { desk: seats.chef as Seat })
  expect(changed.data.labels).toMatchObject([{ isChanged: true }])
})

test('14.27 a list whose first batch began is not thawed', async () => {
  const thaw = { timePeriodId: window, version: 1 }
  const { code } = await askDesk(
    door,
    'day-thaw',
    { date, ...thaw },
    {
      desk: seats.manager as Seat,
    },
  )
  expect(code).toBe('list-in-work')
})

test('14.24 14.28 the kitchen sees a change before it begins another, and no batch is ever changed', async () => {
  const care = { desk: seats.care as Seat }
  const { data: order } = await askDesk(door, 'order-one', { order: first.orderId }, care)
  const input = { order: first.orderId, seen: order.seen, reason: 'Τηλεφώνησε' }
  expect((await askDesk(door, 'order-cancel', input, care)).code).toBe('ok')
  const { unseen, dishes } = await kitchen()
  expect(unseen).toMatchObject([{ department: 'kitchen', version: 2 }])
  const dish = dishes.find(({ builds }: { builds: Build[] }) => builds.some(({ left }) => left > 0))
  const begin = { mealId: dish.mealId, builds: traysOf(dish.builds).filter(one => one.trays > 0) }
  expect((await ask('batch-begin', begin)).code).toBe('list-not-seen')
  const seen = { date, timePeriodId: window, department: 'kitchen', version: 2 }
  await askDesk(door, 'day-seen-create', seen, { desk: seats.chef as Seat })
  expect((await ask('batch-begin', begin)).code).toBe('ok')
  await expect(door.db.query('update batch set number = 7')).rejects.toThrow('never changed')
  await expect(door.db.query('delete from batch_end')).rejects.toThrow('never changed')
})

test('14.24 two who begin at once get two numbers', async () => {
  const { dishes } = await kitchen()
  const [{ mealId, builds }] = dishes
  const one = { mealId, builds: [{ buildId: builds[0].buildId, trays: 1 }] }
  const answers = await Promise.all([ask('batch-begin', one), ask('batch-begin', one, 'manager')])
  expect(new Set(answers.map(({ data }) => data?.number)).size).toBe(2)
})

/** Two orders of one dish in two portions, frozen, on the day after that of the others. */
async function nextDay() {
  door.at(closed - minute)
  const sold = [await sameDish('bal'), await sameDish('wl')]
  const [{ date: on, timePeriod } = { date: '', timePeriod: { from: '' } }] = sold
  door.at(athensInstant(on, timePeriod.from) - 24 * 60 * minute + minute)
  await door.run('orders')
  seats.chef = await seat(door, 'chef')
  const ids = sold.flatMap(({ items }) => items.map(({ id }) => id))
  const meal = door.shop.catalogue().builds.get(ids[0] ?? '')?.meal
  if (!meal) throw new Error('a dish that is not sold')
  return { date: on, meal, ids }
}

/** A paid delivery of four portions of one dish, as large as the diet has them. */
async function sameDish(dietCode: DietCode) {
  const { id: cartId } = await newCart(door, { token, dietCode })
  await atErmou(door, cartId, token)
  const { days } = (await door.ask('time-period-collection', { cartId }, { token })).data
  const isOpen = ({ timePeriods }: (typeof days)[number]) =>
    timePeriods.some(({ available }) => available)
  const day = days.find(each => each.date > date && isOpen(each))
  const when = { dates: [day?.date ?? ''], timePeriodId: window }
  const cart = (await door.ask('cart-schedule-update', { cartId, ...when }, { token })).data
  const scheduleMenuId = cart.scheduleMenus[0]?.id ?? ''
  const { meals } = (await door.ask('menu-collection', { cartId, scheduleMenuId }, { token })).data
  const dish = meals.find(({ slug }) => slug === 'mousakas') ?? meals[0]
  const items = [{ itemId: dish?.builds[0]?.id ?? '', amount: 4 }]
  await door.ask('cart-schedule-menu-update', { cartId, scheduleMenuId, items }, { token })
  const { order } = await payFor(door, token, await placeCart(door, token, cartId))
  const [delivery] = order.deliveries
  if (!delivery) throw new Error('an order without deliveries')
  return delivery
}

test('14.24 14.25 a batch may give one portion or both, keeps as long as its dish, and its deed says how many trays', async () => {
  const { date: on, meal, ids } = await nextDay()
  expect(new Set(ids).size).toBe(2)
  const shelfDays = meal.shelfDays
  Object.assign(meal, { shelfDays: 2 })
  const both = ids.map(buildId => ({ buildId, trays: 1 }))
  expect((await ask('batch-begin', { date: on, mealId: meal.id, builds: both })).code).toBe('ok')
  Object.assign(meal, { shelfDays: 7 })
  const one = both.slice(1)
  expect((await ask('batch-begin', { date: on, mealId: meal.id, builds: one })).code).toBe('ok')
  Object.assign(meal, { shelfDays })
  // Half of a batch is not its end.
  const half = { date: on, number: 1, made: one, core: 80 }
  expect((await ask('batch-end', half)).code).toBe('not-on-list')
  expect((await ask('batch-end', { ...half, made: [...both, ...one] })).code).toBe('not-on-list')
  expect((await ask('batch-end', { ...half, made: both })).code).toBe('ok')
  const { rows } = await door.db.query(
    `select number, use_by::text as "useBy" from batch where date = $1 order by number`,
    [on],
  )
  expect(rows).toEqual([
    { number: 1, useBy: addDays(on, 1) },
    { number: 2, useBy: addDays(on, 6) },
  ])
  const deeds = await door.db.query(
    `select call, changes::jsonb -> 'trays' as trays, changes::jsonb -> 'core' ->> 'to' as core from deed
      where subject = $1 and call like 'batch-%' order by number`,
    [`day ${on}`],
  )
  expect(deeds.rows).toEqual([
    { call: 'batch-begin', trays: { from: null, to: 2 }, core: null },
    { call: 'batch-begin', trays: { from: null, to: 1 }, core: null },
    { call: 'batch-end', trays: { from: 2, to: 2 }, core: '80' },
  ])
})
