import { afterAll, beforeAll, expect, test } from 'vitest'
import { lowestBefore } from '#shop/price-history.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { endUnpaid } from '../../test/orders/orders.ts'
import { filledCart, maria, signUp } from '../../test/people.ts'
import { type CatalogueMemory, rememberCatalogue } from '../catalogue/memory.ts'
import { priceHistory } from '../db/meal/price-history.ts'

let door: Door
let desk: Seat
let node: CatalogueMemory
let token: string
beforeAll(async () => {
  door = await openDoor()
  // The demo's prices are noted by the database's own clock, which may be past the test's.
  await door.db.query('update build_price set since = $1', [new Date(monday - 60_000)])
  node = await rememberCatalogue(door.db, { log() {}, providers: ['viva'] })
  // A node that hears of changes, as a running one does.
  Object.assign(door.shop, { catalogue: node.current })
  desk = await seat(door, 'manager')
  token = await signUp(door, maria)
})
afterAll(async () => {
  await node.stop()
  await door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })
const instant = Date.parse('2026-11-23T09:00:00Z')
const place = (cartId: string, grandtotal: number) =>
  door.ask('cart-place', { cartId, acceptTerms: true, grandtotal }, { token })

/** Those among which the cart's are. */
const mains = () =>
  node
    .current()
    .meals.filter(({ type }) => type === 'main-meal')
    .slice(0, 12)

/** A release of eleven o’clock in which every dish costs a euro more; answers its id. */
async function dearerAtEleven(slugs: readonly string[]): Promise<string> {
  const releaseId = (await ask('release-create', { name: 'Dearer' })).data.id
  for (const piece of slugs) {
    const seen = (await ask('dish-one', { slug: piece })).data.live
    const prices =
      typeof seen.prices === 'number'
        ? seen.prices + 1
        : Object.fromEntries(
            Object.entries<number>(seen.prices).map(([portion, euros]) => [portion, euros + 1]),
          )
    const value = { ...seen, prices }
    await ask('draft-write', { releaseId, kind: 'dish', piece, seen, value })
  }
  const { code } = await ask('release-publish', { releaseId, at: '2026-11-23T11:00' })
  expect(code).toBe('ok')
  return releaseId
}

test('13.14 a cart is charged what its page showed, the old price before the instant and the new one after, and no third', {
  timeout: 120_000,
}, async () => {
  const cart = await filledCart(door, 4, { token })
  const old = cart.totals.grandtotal
  const slugs = mains().map(({ slug }) => slug)
  await dearerAtEleven(slugs)
  door.at(instant - 1000)
  await door.run('releases')
  const early = await place(cart.id, old)
  expect(early).toMatchObject({ code: 'ok', data: { order: { totals: { grandtotal: old } } } })
  await endUnpaid(door)
  const held = await filledCart(door, 4, { token })
  expect(held.totals.grandtotal).toBe(old)
  door.at(instant + 1000)
  const before = node.current().version
  expect(await door.run('releases')).toBe(1)
  await expect.poll(() => node.current().version).toBe(before + 1)
  const late = await place(held.id, old)
  expect(late.code).toBe('price-changed')
  const shown = (late.data as unknown as { cart: typeof cart }).cart.totals.grandtotal
  expect(shown).toBeCloseTo(old + 4, 2)
  const { rows } = await door.db.query(
    `select from customer_order where status = 'not-paid' and placed_at > $1`,
    [new Date(instant)],
  )
  expect(rows).toEqual([])
  for (const other of [old + 2, shown + 1])
    expect((await place(held.id, other)).code).toBe('price-changed')
  const now = await place(held.id, shown)
  expect(now).toMatchObject({ code: 'ok', data: { order: { totals: { grandtotal: shown } } } })
})

test('13.15 what a build cost is remembered from when, and the lowest of thirty days is told', async () => {
  const [meal] = mains()
  const [build] = meal?.builds ?? []
  const id = build?.id ?? ''
  const history = (await priceHistory(door.db, [id])).get(id) ?? []
  expect(history.at(-1)).toEqual({ since: instant + 1000, cents: build?.price })
  const { prices } = (await ask('dish-one', { slug: meal?.slug ?? '' })).data
  const old = (build?.price ?? 0) - 100
  expect(prices[0]).toMatchObject({ portion: build?.portion, lowest: old })
  expect(lowestBefore(history, instant + 2000)).toBe(old)
})
