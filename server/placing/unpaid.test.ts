import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { placeAs, type Shopper, shoppersLike, type Traits } from '../../test/orders/shoppers.ts'
import { fullWeek } from '../../test/orders/weeks.ts'
import { filledCart, maria, proveEmail, signUp } from '../../test/people.ts'
import type { CartAnswer } from '../answers.ts'
import { expireOrders } from './expiry.ts'
import { watchUnpaid } from './unpaid-watch.ts'

const minute = 60_000

let door: Door
let hers: { readonly token: string }
let single: CartAnswer
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test', RATE_LIMIT: 'on' })
  const token = await signUp(door, maria)
  hers = { token }
  await proveEmail(door, token)
  single = await filledCart(door, 4, hers)
})
afterEach(async () => {
  door.at(monday)
  await door.db.query('delete from customer_order')
  await door.db.query('delete from kitchen_load')
})
afterAll(() => door.close())

const shoppers = (count: number, traits?: Traits, cart = single) =>
  shoppersLike(door, cart, count, traits)

let series = 0

/** One more cart of a shopper. */
async function another({ cartId, ...who }: Shopper): Promise<Shopper> {
  const id = `more-${++series}`
  await door.db.query(
    `insert into cart (id, state, customer_id, updated_at, expires_at)
      select $2, (state::jsonb || jsonb_build_object('id', $2::text))::json, customer_id, updated_at,
        expires_at
      from cart where id = $1`,
    [cartId, id],
  )
  return { ...who, cartId: id }
}

const place = (shopper: Shopper) => placeAs(door, shopper)
const placed = async (all: readonly Shopper[]) =>
  (await Promise.all(all.map(place))).filter(({ code }) => code === 'ok').length

describe('Orders that wait to be paid', () => {
  test('of one customer are three at most, also at the same moment; each says which wait', async () => {
    const [first] = await shoppers(1)
    if (!first) throw new Error('nobody')
    const carts = [first]
    for (let more = 0; more < 9; more++) carts.push(await another(first))
    expect(await placed(carts)).toBe(3)
    const refused = await place(await another(first))
    expect(refused).toMatchObject({ status: 409, code: 'unpaid-orders' })
    expect(refused.message).toBe(
      'You already have orders waiting for payment. Pay or cancel one of them to continue.',
    )
    const { orders } = refused.data as unknown as { orders: { id: string; number: number }[] }
    expect(orders).toHaveLength(3)
    const { rows } = await door.db.query(
      `select count(*)::int as count from customer_order where cart_id like 'more-%' or cart_id = $1`,
      [first.cartId],
    )
    expect(rows[0].count).toBe(3)
    const given = { orderId: orders[0]?.id ?? '' }
    expect((await door.ask('customer-order-cancel', given, first)).code).toBe('ok')
    expect((await place(await another(first))).code).toBe('ok')
  })

  test('count no more once they are paid, and a repeated or changed one is not another', async () => {
    const [who] = await shoppers(1)
    if (!who) throw new Error('nobody')
    for (let bought = 0; bought < 5; bought++) {
      const cart = await another(who)
      const { data } = await place(cart)
      expect((await place(cart)).data).toEqual(data)
      const declined = await choose(door, data.redirectUrl, 'decline')
      await comeBack(door, declined, who.token)
      const notes = { cartId: cart.cartId, notes: `φορά ${bought}` }
      await door.ask('cart-notes-update', notes, who)
      const again = await place(cart)
      expect(again.data.order.id).toBe(data.order.id)
      const back = await choose(door, again.data.redirectUrl, 'approve')
      expect((await comeBack(door, back, who.token)).data.order.status).toBe('opened')
    }
    const { rows } = await door.db.query('select from customer_order where network_key is not null')
    expect(rows).toEqual([])
  })

  test('hold 40 portions at most, but one order alone is never too large', async () => {
    const month = await fullWeek(door, { mainMeals: 14, weeks: 4, breakfast: true }, hers.token)
    const [family] = await shoppers(1, {}, month)
    if (!family) throw new Error('nobody')
    const whole = await place(family)
    expect(whole.code).toBe('ok')
    const [small] = await shoppers(1, { amount: 5 })
    if (!small) throw new Error('nobody')
    expect((await place(small)).code).toBe('ok')
    expect((await place(await another(small))).code).toBe('ok')
    expect((await place(await another(small))).code).toBe('unpaid-orders')
  })

  test('have deliveries of 100 portions at most, so that one mailbox cannot hold a day', async () => {
    const [feast] = await shoppers(1, { amount: 60 })
    const refused = feast && (await place(feast))
    expect(refused).toMatchObject({ status: 409, code: 'delivery-too-large' })
    const { rows } = await door.db.query('select from kitchen_load where taken > 0')
    expect(rows).toEqual([])
  })

  test('of one phone are three, and of one network twenty, whoever places them', async () => {
    expect(await placed(await shoppers(8, { phone: '+306999999999' }))).toBe(3)
    expect(await placed(await shoppers(30, { from: '192.0.2.7' }))).toBe(20)
    const [last] = await shoppers(1, { phone: '+306999999999' })
    const refused = last && (await place(last))
    expect(refused).toMatchObject({ code: 'unpaid-orders', data: { orders: [], asksEmail: false } })
    expect(refused?.message).toMatch(/^Many orders from this phone or network .* Please try again/)
  })

  test('of unproved mailboxes do not spoil a phone or a network for who proved theirs', async () => {
    const where = { phone: '+306988888888', from: '192.0.2.8' }
    expect(await placed(await shoppers(5, { ...where, isProved: false }))).toBe(3)
    expect(await placed(await shoppers(1, where))).toBe(1)
    const [late] = await shoppers(1, { ...where, isProved: false })
    if (!late) throw new Error('nobody')
    const refused = await place(late)
    expect(refused).toMatchObject({ code: 'unpaid-orders', data: { orders: [], asksEmail: true } })
    expect(refused.message).toMatch(/Confirm your email to order right away/)
    await proveEmail(door, late.token)
    expect((await place(late)).code).toBe('ok')
  })

  test('hold their place for 30 minutes, for 10 where the mailbox is unproved, and say so', async () => {
    const [proved] = await shoppers(1)
    const [unproved] = await shoppers(1, { isProved: false })
    if (!proved || !unproved) throw new Error('nobody')
    const first = (await place(proved)).data.order
    const second = (await place(unproved)).data.order
    expect(first.heldUntil).toBe(new Date(monday + 30 * minute).toISOString())
    expect(second.heldUntil).toBe(new Date(monday + 10 * minute).toISOString())
    door.at(monday + 10 * minute - 1)
    expect(await expireOrders(door.shop)).toBe(0)
    door.at(monday + 10 * minute)
    expect(await expireOrders(door.shop)).toBe(1)
    const one = await door.ask('customer-order-one', { orderId: second.id }, unproved)
    expect(one.data).toMatchObject({ status: 'canceled', endReason: 'expired', heldUntil: null })
    door.at(monday + 30 * minute)
    expect(await expireOrders(door.shop)).toBe(1)
  })
})

test('200 strangers from 200 places, with 200 phones and no proved mailbox, leave half of every meal', async () => {
  const { portionsPerMeal } = door.shop.catalogue().kitchenLimit
  const strangers = await shoppers(200, { isProved: false })
  const answers = await Promise.all(strangers.map(place))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter(code => code === 'ok')).toHaveLength(portionsPerMeal / 2)
  expect(codes.filter(code => code === 'email-not-proved')).toHaveLength(200 - portionsPerMeal / 2)
  const [refused] = answers.filter(({ code }) => code !== 'ok')
  expect(refused?.message).toMatch(/^The last portions for this day are kept for customers who/)
  const { rows } = await door.db.query(`select most - taken as left from kitchen_load
    where kind = 'meal'`)
  expect(rows).toEqual(Array(4).fill({ left: portionsPerMeal / 2 }))
  expect(await placed(await shoppers(10))).toBe(10)
  // A stranger who proves the mailbox is none any more.
  const [late] = strangers.filter((_, index) => codes[index] !== 'ok')
  if (!late) throw new Error('all were served')
  await proveEmail(door, late.token)
  expect((await place(late)).code).toBe('ok')
}, 120_000)

test('a day that unpaid orders hold much of is told in the log, once for each rise', async () => {
  const told: string[] = []
  const shop = { ...door.shop, log: (_error: unknown, message: string) => told.push(message) }
  expect(await placed(await shoppers(10, { amount: 1 }))).toBe(10)
  await watchUnpaid(shop)
  expect(told).toEqual([])
  expect(await placed(await shoppers(2, { amount: 5 }))).toBe(2)
  for (let looks = 0; looks < 3; looks++) await watchUnpaid(shop)
  expect(told).toEqual(['unpaid orders hold 25 % of 2026-11-24'])
  await door.db.query('delete from customer_order')
  await watchUnpaid(shop)
  expect(await placed(await shoppers(4, { amount: 5 }))).toBe(4)
  await watchUnpaid(shop)
  expect(told).toHaveLength(2)
})
