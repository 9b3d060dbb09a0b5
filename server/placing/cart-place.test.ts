import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { endUnpaid } from '../../test/orders/orders.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { fullWeek } from '../../test/orders/weeks.ts'
import { filledCart, maria, nikos, proveEmail, signUp } from '../../test/people.ts'
import type { CartAnswer } from '../answers.ts'
import { ProviderError } from '../outside/payments/provider.ts'

let door: Door
let token: string
let stranger: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  stranger = await signUp(door, nikos)
  await proveEmail(door, token)
})
beforeEach(() => endUnpaid(door))
afterAll(() => door.close())

const place = (cartId: string, fields: { grandtotal?: number; acceptTerms?: boolean } = {}) =>
  door.ask('cart-place', { cartId, acceptTerms: true, ...fields }, { token })
const attemptsOf = async (orderId: string) =>
  (
    await door.db.query(
      'select id, status, amount_cents, provider_ref, reason, refund_due from payment_attempt where order_id = $1 order by created_at, provider_ref',
      [orderId],
    )
  ).rows

describe('7.12 Placing a cart', () => {
  test('3.07 answers one order with everything that was ordered, and where to pay', async () => {
    const cart = await filledCart(door, 4, { token })
    const { code, data } = await place(cart.id, { grandtotal: cart.totals.grandtotal })
    expect(code).toBe('ok')
    expect(data.redirectUrl).toMatch(
      /^http:\/\/shop\.test\/sandbox\/viva\/web\/checkout\?ref=\d{16}$/,
    )
    const { order } = data
    expect(order).toMatchObject({
      type: 0,
      status: 'not-paid',
      payment: 'open',
      cartId: cart.id,
      placedAt: new Date(monday).toISOString(),
      plan: { type: 'daily' },
      timePeriod: cart.timePeriod,
      totals: cart.totals,
      paymentType: { code: 'card', name: 'Card' },
      invoice: null,
      notes: '',
      shippingAddress: cart.shippingAddress,
      spot: cart.spot,
    })
    expect(order.number).toBeGreaterThan(1000)
    expect(order.deliveries).toHaveLength(1)
    expect(order.deliveries[0]?.date).toBe(cart.scheduleMenus[0]?.date)
    const lines = cart.scheduleMenus[0]?.items.map(({ id, slug, name, price, amount, item }) => ({
      ...item,
      ...{ id, slug, name, price, amount },
    }))
    expect(order.deliveries[0]?.items).toEqual(lines)
    expect(order.vat).toBeCloseTo((cart.totals.grandtotal * 13) / 113, 1)
    const one = await door.ask('customer-order-one', { orderId: order.id }, { token, lang: 'el' })
    expect(one.data).toMatchObject({ id: order.id, paymentType: { name: 'Κάρτα' } })
  })

  test('what it answers at once is what the order reads like from then on', async () => {
    const week = await fullWeek(door, {}, token)
    const code = 'PROTI20'
    const cheaper = await filledCart(door, 4, { token })
    await door.ask('cart-coupon-redeem', { cartId: cheaper.id, code }, { token })
    for (const { id } of [await filledCart(door, 4, { token }), week, cheaper]) {
      const { data } = await place(id)
      const read = await door.ask('customer-order-one', { orderId: data.order.id }, { token })
      expect(data.order).toEqual(read.data)
    }
  })

  test('twenty times at once makes one order with one open attempt, and all may pay it', async () => {
    const cart = await filledCart(door, 4, { token })
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(cart.id)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']))
    expect(new Set(answers.map(({ data }) => data.order.id)).size).toBe(1)
    expect(new Set(answers.map(({ data }) => data.redirectUrl)).size).toBe(1)
    expect(await attemptsOf(answers[0]?.data.order.id ?? '')).toHaveLength(1)
  })

  test('needs somebody: nobody gets the cart with its error, a stranger does not get it at all', async () => {
    const cart = await filledCart(door)
    const nobody = await door.ask('cart-place', { cartId: cart.id, acceptTerms: true })
    expect([nobody.status, nobody.code]).toEqual([422, 'cart-error'])
    expect(cartIn(nobody).errors.map(({ slug }) => slug)).toContain('no-customer-found')
    const own = await filledCart(door, 4, { token })
    const input = { cartId: own.id, acceptTerms: true }
    for (const who of [{ token: stranger }, {}])
      expect((await door.ask('cart-place', input, who)).code).toBe('cart-not-found')
  })

  test('needs the terms, the price that was shown, and a cart without errors', async () => {
    const cart = await filledCart(door, 4, { token })
    expect((await place(cart.id, { acceptTerms: false })).code).toBe('terms-not-accepted')
    const changed = await place(cart.id, { grandtotal: cart.totals.grandtotal - 0.01 })
    expect([changed.status, changed.code]).toEqual([422, 'price-changed'])
    expect(cartIn(changed).totals).toEqual(cart.totals)
    const few = await filledCart(door, 3, { token })
    const refused = await place(few.id)
    expect([refused.status, refused.code]).toEqual([422, 'cart-error'])
    expect(cartIn(refused).errors.map(({ slug }) => slug)).toContain('amounts-error')
    expect(
      (await door.db.query('select 1 from customer_order where cart_id = $1', [few.id])).rows,
    ).toEqual([])
  })

  test('is too late once the cut-off has passed', async () => {
    const cart = await filledCart(door, 4, { token })
    door.at(monday + 3 * 86_400_000)
    const refused = await place(cart.id)
    door.at(monday)
    expect(refused.code).toBe('cart-error')
    expect(cartIn(refused).timePeriod).toBeNull()
  })

  test('again leads to the same payment, and to nothing more once it is paid', async () => {
    const cart = await filledCart(door, 4, { token })
    const { data } = await place(cart.id)
    expect((await place(cart.id)).data).toEqual(data)
    await comeBack(door, await choose(door, data.redirectUrl, 'approve'), token)
    const again = await place(cart.id)
    expect(again.data).toMatchObject({
      redirectUrl: null,
      order: { id: data.order.id, status: 'opened' },
    })
    const input = { cartId: cart.id, acceptTerms: true }
    expect((await door.ask('cart-place', input, { token: stranger })).code).toBe('cart-not-found')
  })
})

describe('Placing a cart that was changed', () => {
  test('rewrites the order under its number, and nobody can pay the old amount any more', async () => {
    const cart = await filledCart(door, 4, { token })
    const before = (await place(cart.id)).data
    const more = await oneMore(cart)
    const after = (await place(cart.id, { grandtotal: more.totals.grandtotal })).data
    expect(after.order).toMatchObject({ id: before.order.id, number: before.order.number })
    expect(after.order.totals).toEqual(more.totals)
    expect(after.redirectUrl).not.toBe(before.redirectUrl)
    const attempts = await attemptsOf(after.order.id)
    expect(attempts.map(({ status }) => status).sort()).toEqual(['cancelled', 'pending'])
    const stale = await choose(door, before.redirectUrl, 'approve')
    expect(stale).toEqual({})
  })

  test('again and again is refused, for each time makes an order at the provider; an hour later it may', async () => {
    const cart = await filledCart(door, 4, { token })
    const codes: string[] = []
    for (let times = 0; times < 11; times++) {
      codes.push((await place(cart.id)).code)
      await oneMore(cart)
    }
    expect(codes).toEqual([...Array(10).fill('ok'), 'too-many-requests'])
    const { rows } = await door.db.query(
      'select count(*) as begun from payment_attempt a join customer_order o on o.id = a.order_id where o.cart_id = $1',
      [cart.id],
    )
    expect(rows[0].begun).toBe(10)
    door.at(monday + 60 * 60_000 + 1)
    const later = await place(cart.id)
    door.at(monday)
    expect(later.code).toBe('ok')
  })

  test('after a decline pays the new amount, and opens the order once', async () => {
    const cart = await filledCart(door, 4, { token })
    const before = (await place(cart.id)).data
    const declined = await choose(door, before.redirectUrl, 'decline')
    expect((await comeBack(door, declined, token)).data.order.payment).toBe('failed')
    const more = await oneMore(cart)
    const after = (await place(cart.id)).data
    const back = await comeBack(door, await choose(door, after.redirectUrl, 'approve'), token)
    expect(back.data.order).toMatchObject({
      id: before.order.id,
      status: 'opened',
      payment: 'paid',
      totals: more.totals,
    })
  })

  test('after money that nobody told of opens the order as it was paid', async () => {
    const cart = await filledCart(door, 4, { token })
    const before = (await place(cart.id)).data
    await choose(door, before.redirectUrl, 'late')
    await oneMore(cart)
    const after = (await place(cart.id)).data
    expect(after).toMatchObject({
      redirectUrl: null,
      order: { status: 'opened', totals: cart.totals },
    })
    expect(await attemptsOf(after.order.id)).toHaveLength(1)
  })
})

describe('A payment that went wrong', () => {
  test('because the provider is away leaves the order unpaid, to be tried again', async () => {
    const cart = await filledCart(door, 4, { token })
    const { viva } = door.shop.outside.payments
    const start = viva.start
    Object.assign(viva, { start: () => Promise.reject(new ProviderError('away')) })
    const refused = await place(cart.id)
    Object.assign(viva, { start })
    expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
    const again = await place(cart.id)
    expect(again.data.order).toMatchObject({ status: 'not-paid', payment: 'open' })
    const statuses = (await attemptsOf(again.data.order.id)).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['failed', 'pending'])
  })

  test('because the process died is replaced after half a minute', async () => {
    const cart = await filledCart(door, 4, { token })
    const { viva } = door.shop.outside.payments
    const start = viva.start
    Object.assign(viva, { start: () => Promise.reject(new Error('killed')) })
    expect((await place(cart.id)).code).toBe('server-error')
    Object.assign(viva, { start })
    door.at(monday + 31_000)
    const { data } = await place(cart.id)
    door.at(monday)
    const attempts = await attemptsOf(data.order.id)
    expect(attempts.map(({ status, reason }) => [status, reason])).toEqual([
      ['failed', 'left behind'],
      ['pending', null],
    ])
  })

  test('because the time ran out starts another attempt', async () => {
    const cart = await filledCart(door, 4, { token })
    const before = (await place(cart.id)).data
    door.at(monday + 31 * 60_000)
    const after = (await place(cart.id)).data
    door.at(monday)
    expect(after.order.id).toBe(before.order.id)
    expect(after.redirectUrl).not.toBe(before.redirectUrl)
    const statuses = (await attemptsOf(after.order.id)).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['expired', 'pending'])
  })

  test('until the order was canceled lets the cart be placed anew', async () => {
    const cart = await filledCart(door, 4, { token })
    const before = (await place(cart.id)).data
    await door.db.query(`update customer_order set status = 'canceled' where id = $1`, [
      before.order.id,
    ])
    const after = (await place(cart.id)).data
    expect(after.order.id).not.toBe(before.order.id)
    expect(after.order.status).toBe('not-paid')
  })
})

describe('7.02 Reading orders', () => {
  test("nobody is not allowed, another's order does not exist", async () => {
    const cart = await filledCart(door, 4, { token })
    const { id: orderId } = (await place(cart.id)).data.order
    expect((await door.ask('customer-order-one', { orderId })).code).toBe('user-not-allowed')
    expect((await door.ask('customer-order-collection', {})).code).toBe('user-not-allowed')
    for (const input of [{ orderId }, { orderId: 'nothing' }]) {
      const { status, code } = await door.ask('customer-order-one', input, { token: stranger })
      expect([status, code]).toEqual([404, 'order-not-found'])
    }
    expect(
      (await door.ask('customer-order-collection', {}, { token: stranger })).data.orders,
    ).toEqual([])
  })

  test('2.30 goes newest first, twenty a page, none twice', async () => {
    await door.db.query(`insert into customer_order (id, cart_version, customer_id, type, lang, plan,
        spot_id, spot, address, time_period_id, time_period_code, time_from, time_to, payment_type,
        payment_type_name, subtotal, discount, shipping, grandtotal, vat, placed_at, updated_at)
      select 'copy-' || n, cart_version, customer_id, type, lang, plan, spot_id, spot, address,
        time_period_id, time_period_code, time_from, time_to, payment_type, payment_type_name,
        subtotal, discount, shipping, grandtotal, vat, placed_at, updated_at
      from (select * from customer_order order by number desc limit 1) as any_order,
        generate_series(1, 30) as n`)
    const first = (await door.ask('customer-order-collection', {}, { token })).data
    const cursor = first.cursor ?? undefined
    const second = (await door.ask('customer-order-collection', { cursor }, { token })).data
    expect(first.orders).toHaveLength(20)
    const numbers = [...first.orders, ...second.orders].map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a))
    expect(numbers.length).toBeGreaterThan(30)
    const last = (await door.ask('customer-order-collection', { cursor: '1003' }, { token })).data
    expect(last).toEqual({ orders: [], cursor: null })
    expect((await door.ask('customer-order-collection', { cursor: 'x' }, { token })).code).toBe(
      'invalid-input',
    )
  })
})

async function oneMore(cart: CartAnswer): Promise<CartAnswer> {
  const [menu] = cart.scheduleMenus
  const item = menu?.items[0]
  if (!menu || !item) throw new Error('an empty cart')
  const more = {
    itemId: item.id,
    itemType: 'meal-build' as const,
    scheduleMenuId: menu.id,
    amount: 2,
  }
  return (await door.ask('cart-item-add', { cartId: cart.id, ...more }, { token })).data
}

/** The cart that a refusal carries. */
function cartIn(refused: { data: unknown }): CartAnswer {
  return (refused.data as { cart: CartAnswer }).cart
}
