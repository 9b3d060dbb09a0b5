import { beforeEach, expect, test } from 'vitest'
import { lackText } from '#shop/lack/lack-text.ts'
import type { ReleaseLack } from '#shop/publishing/release-lack.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder } from '../../test/orders/orders.ts'
import { placeAs, shoppersLike } from '../../test/orders/shoppers.ts'
import { filledCart, maria, nikos, proveEmail, signUp } from '../../test/people.ts'
import { transaction } from '../db/database.ts'
import { readLoadsOf } from '../db/load/capacity.ts'
import { problemLine } from '../folder/problem.ts'
import { readShop } from '../folder/read.ts'
import { readStored, writeStored } from '../folder/store.ts'
import { folderTexts } from '../folder/write.ts'

let door: Door
let desk: Seat
let token: string
let order: Bought
let date: string
let windowId: string
let slug: string
let mealId: string
beforeEach(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  // Only what a test sells itself is sold.
  await door.db.query(`update order_delivery set status = 'canceled'`)
  await door.db.query('delete from kitchen_load')
  desk = await seat(door, 'manager')
  token = await signUp(door, maria)
  await proveEmail(door, token)
  order = await paidOrder(door, token)
  const [delivery] = order.order.deliveries
  date = delivery?.date ?? ''
  windowId = delivery?.timePeriod.id ?? ''
  const meal = door.shop.catalogue().builds.get(delivery?.items[0]?.id ?? '')?.meal
  slug = meal?.slug ?? ''
  mealId = meal?.id ?? ''
  return () => door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })

async function draft(value: object | null, seen: object | null = null): Promise<string> {
  const releaseId = (await ask('release-create', { name: 'Christmas' })).data.id
  const sent = { releaseId, kind: 'day-limit', piece: date, seen, value }
  expect((await ask('draft-write', sent)).code).toBe('ok')
  return releaseId
}

const publish = async (releaseId: string) => {
  const { gate } = (await ask('release-one', { releaseId })).data
  const { code } = await ask('release-publish', { releaseId, at: null, seen: gate.seen })
  expect(code).toBe('ok')
  return gate
}

const loadOf = async (kind: string, what: string) => {
  const { most, taken } =
    (await readLoadsOf(door.db, date)).find(one => one.kind === kind && one.what === what) ?? {}
  return { most, taken }
}

test('13.33 a limit of a day, a window and a dish holds from its release on, and ends with the next one', async () => {
  const limits = { date, deliveries: 9, windows: { [windowId]: 5 }, dishes: { [slug]: 3 } }
  await publish(await draft(limits))
  expect(await door.run('releases')).toBe(1)
  expect(await loadOf('day', 'day')).toEqual({ most: 9, taken: 1 })
  expect(await loadOf('window', windowId)).toEqual({ most: 5, taken: 1 })
  expect(await loadOf('meal', mealId)).toEqual({ most: 3, taken: 1 })
  const day = (await ask('kitchen-day-one', { date })).data
  expect(day).toMatchObject({ live: limits, deliveries: 1, isClosed: false })
  expect(day.dishes[0]).toMatchObject({ taken: 1 })
  expect(day.dishes).toContainEqual(expect.objectContaining({ slug, taken: 1, most: 3 }))
  await publish(await draft(null, limits))
  expect(await door.run('releases')).toBe(1)
  door.at(monday + 61_000)
  await door.run('releases')
  const usual = door.shop.catalogue().kitchenLimit
  expect(await loadOf('window', windowId)).toEqual({ most: usual.deliveriesPerWindow, taken: 1 })
  expect(await loadOf('meal', mealId)).toEqual({ most: usual.portionsPerMeal, taken: 1 })
  const cart = await filledCart(door, 4, { token: await signUp(door, nikos) })
  expect(cart.errors).toEqual([])
})

test('13.33 20 orders at once for the last two places of a day: exactly two have one', async () => {
  const cart = await filledCart(door, 4, { token })
  await publish(await draft({ date, deliveries: 3 }))
  expect(await door.run('releases')).toBe(1)
  const shoppers = await shoppersLike(door, cart, 20)
  const place = async ({ cartId, token }: (typeof shoppers)[number]): Promise<string> =>
    (await placeAs(door, { cartId, token })).code
  const codes = await Promise.all(shoppers.map(place))
  expect(
    codes.filter(code => code === 'ok'),
    codes.join(),
  ).toHaveLength(2)
  expect(codes.filter(code => code === 'schedule-menu-is-full')).toHaveLength(18)
  expect(await loadOf('day', 'day')).toEqual({ most: 3, taken: 3 })
  const days = (await door.ask('time-period-collection', { cartId: cart.id }, { token })).data
  expect(JSON.stringify(days)).toContain('"full":true')
}, 60_000)

test('13.34 a limit below what is sold lists the latest orders, waits for them, and sells nothing meanwhile', async () => {
  const other = await paidOrder(door, await signUp(door, nikos))
  expect(other.order.deliveries[0]?.date).toBe(date)
  const gate = await publish(await draft({ date, deliveries: 1 }))
  const hours = null
  expect(gate.overfull).toEqual([
    { date, kind: 'day', what: 'day', name: null, hours, taken: 2, most: 1, orders: 2 },
  ])
  expect(new Set(gate.touched.map(({ number }: { number: number }) => number))).toEqual(
    new Set([other.number]),
  )
  expect(gate.touched[0].reason).toBe('day-limit')
  expect(await loadOf('day', 'day')).toEqual({ most: 2, taken: 2 })
  expect(await door.run('releases')).toBe(0)
  await door.ask('customer-order-cancel', { orderId: order.orderId }, { token })
  await door.run('releases')
  expect((await ask('release-collection')).data[0].status).toBe('live')
  expect(await loadOf('day', 'day')).toEqual({ most: 1, taken: 1 })
})

test('undoing gives back what was sold before it, with another release’s limit kept', async () => {
  const usual = await loadOf('meal', mealId)
  const [first, second] = [
    await draft({ date, dishes: { [slug]: 4 } }),
    await draft({ date, dishes: { [slug]: 2 } }),
  ]
  const later = { at: '2026-11-23T20:00' }
  await ask('release-publish', { releaseId: first, ...later })
  await ask('release-publish', { releaseId: second, ...later })
  expect(await loadOf('meal', mealId)).toEqual({ most: 2, taken: 1 })
  await ask('release-undo', { releaseId: second })
  expect(await loadOf('meal', mealId)).toEqual({ most: 4, taken: 1 })
  await ask('release-undo', { releaseId: first })
  expect(await loadOf('meal', mealId)).toEqual(usual)
})

test('13.35 a usual limit that changes leaves the day with a limit of its own alone', async () => {
  await publish(await draft({ date, dishes: { [slug]: 5 } }))
  await door.run('releases')
  const kitchen = door.shop.catalogue().kitchenLimit
  const releaseId = (await ask('release-create', { name: 'Small' })).data.id
  const value = { ...kitchen, portionsPerMeal: 4, deliveriesPerWindow: 70 }
  const sent = { releaseId, kind: 'capacity', piece: 'capacity', seen: kitchen, value }
  expect((await ask('draft-write', sent)).code).toBe('ok')
  await publish(releaseId)
  expect(await door.run('releases')).toBe(1)
  door.at(monday + 61_000)
  await door.run('releases')
  expect(await loadOf('meal', mealId)).toEqual({ most: 5, taken: 1 })
  expect(await loadOf('window', windowId)).toEqual({ most: 70, taken: 1 })
})

test('a day goes to the folder and back, and an import puts its limits in force', async () => {
  const { shop } = await readStored(door.db)
  const limits = { date, deliveries: 9, windows: { [windowId]: 5 }, dishes: { [slug]: 3 } }
  const wanted = { ...shop, shop: { ...shop.shop, dayLimits: [limits] } }
  const now = new Date(monday)
  await transaction(door.db, tx => writeStored(tx, wanted, now))
  expect(await loadOf('day', 'day')).toEqual({ most: 9, taken: 1 })
  const texts = folderTexts((await readStored(door.db)).shop)
  expect(readShop(new Map(texts)).shop?.shop.dayLimits).toEqual([limits])
  await transaction(door.db, tx => writeStored(tx, shop, now))
  expect((await loadOf('meal', mealId)).most).toBe(shop.shop.kitchen.portionsPerMeal)
})

test('a draft of a day says what is wrong with it, and goes with its dish', async () => {
  const wrong = async (value: object) => {
    const releaseId = (await ask('release-create', { name: 'Wrong' })).data.id
    const sent = { releaseId, kind: 'day-limit', piece: date, seen: null, value }
    const { code, data } = await ask('draft-write', sent)
    return code === 'ok'
      ? data.lacks.map((lack: ReleaseLack) => `${lack.field} ${lackText(lack, 'en')}`)
      : code
  }
  expect(await wrong({ date })).toEqual([expect.stringContaining('says no limit')])
  expect(await wrong({ date, dishes: { nothing: 3 } })).toEqual([
    expect.stringContaining('nothing is no dish'),
  ])
  expect(await wrong({ date, windows: { night: 3 } })).toEqual([
    expect.stringContaining('night is not among the windows'),
  ])
  expect(await wrong({ date, deliveries: -1 })).toEqual([expect.stringContaining('deliveries')])
  expect(await wrong({ date: '2026-12-25', deliveries: 1 })).toBe('piece-not-found')
  for (const bad of ['2026-02-30', 'x', '', "2026-11-24' or 1=1"])
    expect((await ask('kitchen-day-one', { date: bad })).status).toBe(400)
  const { shop } = await readStored(door.db)
  const texts = folderTexts({
    ...shop,
    shop: { ...shop.shop, dayLimits: [{ date, dishes: { nothing: 1 } }] },
  })
  expect(readShop(new Map(texts)).problems.map(problemLine).join()).toContain(
    'nothing is not in dishes/',
  )
})
