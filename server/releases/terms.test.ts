import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lackText } from '#shop/lack/lack-text.ts'
import type { Json } from '#shop/merge/merge.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'
import { windowNames } from '#shop/schedule/window.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder } from '../../test/orders/orders.ts'
import { filledCart, maria, signUp } from '../../test/people.ts'
import { type CatalogueMemory, rememberCatalogue } from '../catalogue/memory.ts'
import { readCatalogueVersion } from '../db/meal/catalogue.ts'
import { exportFolder } from '../folder/export.ts'
import { planImport } from './import.ts'

let door: Door
let desk: Seat
let dietitian: Seat
let token: string
let order: Bought
let home: string
let node: CatalogueMemory
beforeAll(async () => {
  door = await openDoor()
  node = await rememberCatalogue(door.db, { log() {}, providers: ['viva'] })
  // A node that hears of changes, as a running one does.
  Object.assign(door.shop, { catalogue: node.current })
  home = await mkdtemp(join(tmpdir(), 'terms-'))
  // Only what a test sells itself is sold.
  await door.db.query(`update order_delivery set status = 'canceled'`)
  desk = await seat(door, 'owner')
  dietitian = await seat(door, 'dietitian')
  token = await signUp(door, maria)
  order = await paidOrder(door, token)
})
afterAll(async () => {
  await node.stop()
  await door.close()
  await rm(home, { recursive: true })
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}, by = desk) =>
  askDesk(door, name, input, { desk: by })

type Piece = { readonly kind: string; readonly piece: string; readonly value: Json }

async function seenOf({ kind, piece }: Piece) {
  if (kind === 'terms') return (await ask('terms-one')).data[piece].live
  if (kind === 'dish') return (await ask('dish-one', { slug: piece })).data.live
  const call = kind === 'area' ? 'area-collection' : 'places-one'
  const list = (await ask(call)).data[`${kind}s`]
  return list.find(({ id }: { id: string }) => id === piece)?.live ?? null
}

async function drafted(...pieces: readonly Piece[]) {
  const releaseId = (await ask('release-create', { name: 'Terms' })).data.id
  const lacks = []
  for (const piece of pieces) {
    const sent = { releaseId, ...piece, seen: await seenOf(piece) }
    const { code, data } = await ask('draft-write', sent)
    expect(code).toBe('ok')
    lacks.push(...data.lacks)
  }
  return { releaseId, lacks: lacks.map(lack => `${lack.field} ${lackText(lack, 'en')}`) }
}

async function publish(releaseId: string): Promise<void> {
  const { gate } = (await ask('release-one', { releaseId })).data
  const { code } = await ask('release-publish', { releaseId, at: null, seen: gate.seen })
  expect(code).toBe('ok')
}

async function goLive(releaseId: string): Promise<void> {
  await publish(releaseId)
  expect(await door.run('releases')).toBe(1)
  await heard()
}

/** This node knows what the database knows. */
async function heard(): Promise<void> {
  const version = await readCatalogueVersion(door.db)
  await expect.poll(() => node.current().version).toBe(version)
}

const delivery = { fee: 3, freeFromMainMeals: 8, freeFromWeeklyMainMeals: 14 }

test('13.14 a cart is charged what its page showed, or asked again with the new fee', async () => {
  const { id: cartId, totals } = await filledCart(door, 4, { token })
  const shown = totals.grandtotal
  const { releaseId } = await drafted({ kind: 'terms', piece: 'delivery', value: delivery })
  const fees = [{ isNew: false, fields: [{ field: 'fee', from: 2, to: 3 }, {}, {}] }]
  expect((await ask('release-one', { releaseId })).data.changes).toMatchObject(fees)
  await goLive(releaseId)
  expect((await ask('release-one', { releaseId })).data.changes).toMatchObject(fees)
  const place = (grandtotal: number) =>
    door.ask('cart-place', { cartId, acceptTerms: true, grandtotal }, { token })
  const refused = await place(shown)
  expect(refused.code).toBe('price-changed')
  const { cart } = refused.data as unknown as { cart: { totals: typeof totals } }
  const now = cart.totals.grandtotal
  expect(now).toBeCloseTo(shown + 1)
  expect(await place(now)).toMatchObject({
    code: 'ok',
    data: { order: { totals: { grandtotal: now } } },
  })
})

test('13.44 what the screens change is what an export writes, a check accepts and an import finds no difference in', async () => {
  const { plans } = (await ask('terms-one')).data
  const { spots } = (await ask('places-one')).data
  const { areas } = (await ask('area-collection')).data
  const zografou = areas.find(({ id }: { id: string }) => id === 'zografou')
  const [first] = spots
  const weekly = { ...plans.live.weekly, daysPerWeek: [5, 6], twoADayDiscount: 3, minTotal: 31.5 }
  const early = { el: 'Πολύ πρωί', en: 'Early' }
  const { releaseId, lacks } = await drafted(
    { kind: 'terms', piece: 'plans', value: { ...plans.live, weekly } },
    { kind: 'terms', piece: 'vat', value: { 'main-meal': 13, snack: 24, extras: 13 } },
    {
      kind: 'area',
      piece: 'zografou',
      value: { ...zografou.live, fee: 3.5, weekdays: ['tuesday'] },
    },
    ...[{ id: 'early', name: early, from: '07:00', to: '09:00' }].map(value => ({
      ...{ kind: 'window', piece: 'early', value },
    })),
    {
      kind: 'spot',
      piece: first.id,
      value: {
        ...first.live,
        hours: { el: 'Καθημερινά 10:00–20:00', en: 'Every day, 10:00–20:00' },
        directions: { el: 'Δίπλα στον φούρνο.', en: 'Beside the bakery.' },
      },
    },
  )
  expect(lacks).toEqual([])
  await goLive(releaseId)
  const catalogue = door.shop.catalogue()
  expect(catalogue.timePeriods.map(({ id }) => id)).toEqual(['early', 'morning', 'afternoon'])
  expect(catalogue.timePeriods[0]).toMatchObject({ code: 'own', name: early })
  expect(catalogue.vatRates.snack).toBe(24)
  expect(
    [...catalogue.plans.values()].some(({ daysPerWeek, retired }) => daysPerWeek === 7 && !retired),
  ).toBe(false)
  const told = await door.ask('spot-collection', {})
  expect(told.data.spots).toContainEqual(
    expect.objectContaining({ id: first.id, hours: 'Every day, 10:00–20:00' }),
  )
  const folder = join(home, 'folder')
  await exportFolder(door.db, { folder, dataDir: home, now: new Date() })
  const found = await planImport(door.db, home, folder, { now: new Date() })
  if ('problems' in found) throw new Error(JSON.stringify(found.problems))
  expect(found.lines).toEqual([])
})

test('13.52 an order keeps the name of its window; one from before is called by its code', async () => {
  const nameOf = async () => {
    const { data } = await door.ask(
      'customer-order-one',
      { orderId: order.orderId },
      { token, lang: 'el' },
    )
    return [data.timePeriod.name, data.deliveries[0]?.timePeriod.name]
  }
  const own = JSON.stringify({ el: 'Γιόμα', en: 'Noon' })
  const named = 'update order_delivery set time_period_name = $2 where order_id = $1'
  await door.db.query(named, [order.orderId, own])
  expect(await nameOf()).toEqual(['Γιόμα', 'Γιόμα'])
  await door.db.query(named, [order.orderId, null])
  const word = windowNames[order.order.deliveries[0]?.timePeriod.code as 'morning'].el
  expect(await nameOf()).toEqual([word, word])
})

test('13.43 bad input is said at its field, and what is priced is for owner and manager', async () => {
  const { plans } = (await ask('terms-one')).data
  const name = { el: 'Ατλαντίδα', en: 'Atlantis' }
  const atlantis = { id: 'atlantis', name, center: { lat: 36, lng: 25 } }
  const { lacks } = await drafted(
    { kind: 'terms', piece: 'vat', value: { 'main-meal': 12, snack: 13, extras: 13 } },
    { kind: 'terms', piece: 'delivery', value: { ...delivery, fee: 2.005 } },
    { kind: 'area', piece: 'atlantis', value: { ...atlantis, postcodes: ['1234'] } },
    {
      kind: 'window',
      piece: 'late',
      value: { id: 'late', code: 'afternoon', from: '22:00', to: '20:00' },
    },
    {
      kind: 'terms',
      piece: 'plans',
      value: { ...plans.live, singleOrder: { ...plans.live.singleOrder, minTotal: -1 } },
    },
  )
  const text = lacks.join('\n')
  expect(text).toContain('main-meal is not a rate that documents know')
  expect(text).toContain('fee has parts of a cent')
  expect(text).toMatch(/postcodes\[1\] is no postcode/)
  expect(text).toContain('to is not after 22:00')
  expect(text).toMatch(/singleOrder\.minTotal is too small/)
  const { releaseId } = await drafted({
    kind: 'terms',
    piece: 'delivery',
    value: { ...delivery, fee: 4 },
  })
  const own = { releaseId, kind: 'terms', piece: 'delivery', seen: delivery, value: null }
  for (const [name, input] of [
    ['draft-write', own],
    ['draft-drop', own],
    ['release-publish', { releaseId, at: null }],
  ] as const)
    expect((await ask(name, input, dietitian)).code).toBe('role-not-allowed')
  const undrafted = (name: 'release-delete' | 'release-undo' | 'release-revert') =>
    ask(name, { releaseId }, dietitian)
  expect((await undrafted('release-delete')).code).toBe('role-not-allowed')
  for (const [status, name] of [
    ['planned', 'release-undo'],
    ['live', 'release-revert'],
  ] as const) {
    await becomes(releaseId, status)
    expect((await undrafted(name)).code).toBe('role-not-allowed')
  }
  await becomes(releaseId, 'draft')
  const gone = { releaseId, kind: 'terms', piece: 'vat', seen: null, value: null }
  expect((await ask('draft-write', gone)).code).toBe('piece-not-found')
})

/** Without its effect on what the tests after this one sell. */
const becomes = (id: string, status: string) =>
  door.db.query(
    `update release set status = $2, planned_by = 'somebody', goes_live_at = now() + interval '1 year',
      live_at = case when $2 = 'live' then now() end where id = $1`,
    [id, status],
  )

test('13.18 a cart at a counter that is about to close is told so, and that no day is full', async () => {
  const { spots } = (await ask('places-one')).data
  const counter = spots.find(({ live }: { live: { kind: string } }) => live.kind === 'takeaway')
  const { id: cartId } = await filledCart(door, 4, { token })
  const there = { cartId, spotId: counter.id, phone: '6912345678' }
  const moved = await door.ask('cart-address-update', there, { token })
  expect(moved).toMatchObject({ code: 'ok', data: { errors: [] } })
  const { releaseId } = await drafted({ kind: 'spot', piece: counter.id, value: null })
  await publish(releaseId)
  await heard()
  const place = () => door.ask('cart-place', { cartId, acceptTerms: true }, { token })
  expect((await place()).code).toBe('place-closing')
  await ask('release-undo', { releaseId })
  await heard()
  expect((await place()).code).toBe('ok')
  await door.db.query(`update customer_order set status = 'canceled' where status = 'not-paid'`)
})

test('13.51 new cut-offs hold for what is sold from then on; what is sold keeps those that it was sold with', async () => {
  const { usualCutOffs } = (await ask('terms-one')).data
  const wrong = { orderHours: 49, changeHours: 48.5 }
  const { lacks } = await drafted({ kind: 'terms', piece: 'cutOffs', value: wrong })
  expect(lacks).toEqual(['changeHours is no whole number of hours from 1 to 168'])
  const late = { ...wrong, changeHours: 48 }
  expect((await drafted({ kind: 'terms', piece: 'cutOffs', value: late })).lacks.join()).toContain(
    'is fewer hours than an order has',
  )
  const value = { orderHours: 36, changeHours: 60 }
  const { releaseId } = await drafted({ kind: 'terms', piece: 'cutOffs', value })
  expect((await ask('release-one', { releaseId })).data.changes[0].fields).toEqual([
    { field: 'orderHours', from: 24, to: 36 },
    { field: 'changeHours', from: 48, to: 60 },
  ])
  await goLive(releaseId)
  const slow = await paidOrder(door, token)
  const hoursOf = async ({ orderId }: Bought) => {
    const { data } = await door.ask('customer-order-one', { orderId }, { token })
    const [delivery] = data.deliveries
    if (!delivery) throw new Error('no delivery')
    const { date, timePeriod, cancelUntil, changeUntil } = delivery
    const start = athensInstant(date, timePeriod.from)
    const hoursTo = (instant: string) => (start - Date.parse(instant)) / 3_600_000
    return [hoursTo(cancelUntil), hoursTo(changeUntil)]
  }
  expect(await hoursOf(slow)).toEqual([36, 60])
  expect(await hoursOf(order)).toEqual([24, 48])
  const { policies, 'plan-rules': rules } = door.shop.catalogue().texts
  const said = JSON.stringify([policies, rules])
  expect(said).toContain('60 hours before')
  expect(said).toContain('36 ώρες πριν')
  expect(said).not.toMatch(/(24|48) (hours before|ώρες πριν)/)
  await goLive((await drafted({ kind: 'terms', piece: 'cutOffs', value: usualCutOffs })).releaseId)
  expect(await hoursOf(slow)).toEqual([36, 60])
  await door.ask('customer-order-cancel', { orderId: slow.orderId }, { token })
})

test('13.16 13.19 an area that is left lists what is sold there, sells nothing more, and goes once nothing waits', async () => {
  const { areas } = (await ask('area-collection')).data
  const sold = areas.filter(({ sold }: { sold: number }) => sold > 0)
  expect(sold).toHaveLength(1)
  const { id: cartId } = await filledCart(door, 4, { token })
  const value = { ...sold[0].live, served: false }
  const { releaseId } = await drafted({ kind: 'area', piece: sold[0].id, value })
  const { gate, changes } = (await ask('release-one', { releaseId })).data
  expect(changes[0]).toMatchObject({ name: sold[0].live.name })
  expect(changes[0].fields).toEqual([{ field: 'served', to: false }])
  expect(gate.touched.length).toBeGreaterThan(0)
  expect(gate.touched.every(({ reason }: { reason: string }) => reason === 'area')).toBe(true)
  await publish(releaseId)
  await heard()
  const place = (lang = 'en') =>
    door.ask('cart-place', { cartId, acceptTerms: true }, { token, lang })
  for (const lang of ['el', 'en'] as const)
    expect(await place(lang)).toMatchObject({
      status: 422,
      code: 'place-closing',
      message: refusalText['place-closing'][lang],
    })
  expect(await door.run('releases')).toBe(0)
  await door.db.query(`update customer_order set status = 'canceled' where status = 'not-paid'`)
  await door.ask('customer-order-cancel', { orderId: order.orderId }, { token })
  expect(await door.run('releases')).toBe(1)
  await heard()
  expect((await place()).code).toBe('region-not-found')
})

test('16.10 the limits of payment at the door are drafted where the shop offers it, and go live with a release', async () => {
  expect((await ask('terms-one')).data).toMatchObject({ usualDoor: null, door: { live: null } })
  const nowhere = await drafted({ kind: 'terms', piece: 'door', value: { most: 10 } })
  const { data: unused } = await ask('release-one', { releaseId: nowhere.releaseId })
  expect(unused.lacks).toEqual([])
  await door.db.query(
    `insert into spot_payment_type (id, spot_id, position, data)
      select 'attica-door', spot_id, position + 100, data || $1::jsonb from spot_payment_type
      where id = 'attica-card'`,
    [{ id: 'attica-door', code: 'door', provider: 'door' }],
  )
  await heard()
  const { data } = await ask('terms-one')
  expect(data.usualDoor).toEqual({ most: 60, customers: 'known', atOnce: 1 })
  expect(data.areas.length).toBeGreaterThan(10)
  const value = { most: 35.5, customers: 'all', atOnce: 2, areas: ['athens'] }
  const wrong = { ...value, most: -1, atOnce: 0, areas: ['sparta'] }
  const { lacks } = await drafted({ kind: 'terms', piece: 'door', value: wrong })
  expect(lacks.join()).toContain('most is too small')
  expect(lacks.join()).toContain('atOnce is too small')
  const nobody = await drafted({ kind: 'terms', piece: 'door', value: { areas: ['sparta'] } })
  expect(nobody.lacks.join()).toContain('sparta')
  const { releaseId } = await drafted({ kind: 'terms', piece: 'door', value })
  const { changes } = (await ask('release-one', { releaseId })).data
  expect(JSON.stringify(changes)).toContain('"field":"most","from":60,"to":35.5')
  await goLive(releaseId)
  const live = door.shop.catalogue().paymentTypes.find(({ code }) => code === 'door')
  expect(live?.door).toEqual({ ...value, most: 3550 })
  const limited = door.shop.catalogue().paymentTypes.filter(type => type.door)
  expect(limited.map(({ code }) => code)).toEqual(['door'])
  const back = await drafted({ kind: 'terms', piece: 'door', value: null })
  await goLive(back.releaseId)
  expect((await ask('terms-one')).data.door.live).toBeNull()
  await door.db.query(`delete from spot_payment_type where id = 'attica-door'`)
  await heard()
})

test('how many dishes sell best is drafted, with those that never do, and goes with a dish', async () => {
  const { bestSellers, mainMeals } = (await ask('terms-one')).data
  const [first, second] = mainMeals.map(({ slug }: { slug: string }) => slug)
  const value = { dishes: 3, portions: 5, never: [first, second] }
  const wrong = await drafted({
    kind: 'terms',
    piece: 'bestSellers',
    value: { ...value, dishes: 0 },
  })
  expect(wrong.lacks.join()).toContain('dishes is too small')
  const strange = { ...value, never: ['nothing'] }
  const unknown = await drafted({ kind: 'terms', piece: 'bestSellers', value: strange })
  expect(unknown.lacks.join()).toContain('nothing is no dish')
  const { releaseId } = await drafted({ kind: 'terms', piece: 'bestSellers', value })
  await goLive(releaseId)
  expect(door.shop.catalogue().bestSellers).toEqual(value)
  const gone = await drafted({ kind: 'dish', piece: first, value: null })
  expect(gone.lacks).toEqual([])
  const back = await drafted({ kind: 'terms', piece: 'bestSellers', value: bestSellers.live })
  await goLive(back.releaseId)
  expect(door.shop.catalogue().bestSellers).toEqual(bestSellers.live)
})
