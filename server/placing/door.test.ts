import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { cartAtDoor, offerAtDoor, openTerms, orderAtDoor } from '../../test/orders/at-door.ts'
import { kitchenDrift } from '../../test/orders/changing.ts'
import { fullWeek } from '../../test/orders/weeks.ts'
import { traces } from '../../test/outside/webhooks.ts'
import { filledCart, maria, nikos, proveEmail, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'
import { deliverOrders } from '../orders/delivering.ts'
import { checkAttempts } from '../payments/reconcile.ts'
import { expireOrders } from './expiry.ts'

const minute = 60_000
const day = 24 * 60 * minute
let door: Door
let token: string
/** The demo's past, which the counters of its kitchen do not know. */
let drift: string[]
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
  await proveEmail(door, token)
})
beforeEach(async () => {
  door.at(monday)
  offerAtDoor(door)
  const open = `select id from customer_order where status = 'opened' and payment_type = 'door'`
  const { rows } = await door.db.query<{ id: string }>(open)
  for (const { id: orderId } of rows)
    await door.ask('customer-order-cancel', { orderId }, { token })
  drift = await kitchenDrift(door)
})
afterAll(() => door.close())

const place = (cartId: string, more: object = {}, of = token) =>
  door.ask('cart-place', { cartId, acceptTerms: true, ...more }, { token: of })
const orderOf = async (orderId: string) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
const written = async (cartId: string) =>
  (await door.db.query('select from customer_order where cart_id = $1', [cartId])).rowCount
const faults = async (now = monday) =>
  (await audit(door.db, now)).filter(({ note }) => !note).map(({ says }) => says)
const due = async (orderId: string) =>
  (
    await door.db.query(
      `select amount_cents as amount, status from payment_attempt
        where order_id = $1 and provider = 'door'`,
      [orderId],
    )
  ).rows

describe('16.01 Payment at the door', () => {
  test('is offered nowhere until the owner wants it', async () => {
    offerAtDoor(door, null)
    const cart = await filledCart(door, 4, { token })
    expect(cart.spotPaymentTypes.map(({ paymentType }) => paymentType.code)).not.toContain('door')
    const input = { cartId: cart.id, spotPaymentTypeId: 'attica-door' }
    const refused = await door.ask('cart-payment-type-update', input, { token })
    expect(refused.code).toBe('invalid-input')
  })

  test('16.03 opens the order at once, with its money due and its place in the kitchen', async () => {
    const cartId = await cartAtDoor(door, token)
    const { code, data } = await place(cartId, { payBy: 'attica-door' })
    expect(code).toBe('ok')
    expect(data.redirectUrl).toBeNull()
    expect(data.order).toMatchObject({
      status: 'opened',
      payment: 'at-door',
      paymentType: { code: 'door' },
      cartId: null,
    })
    expect(await traces(door, data.order.id)).toMatchObject({
      attempts: ['pending'],
      mails: ['order-confirmed'],
      documents: 0,
      cartGone: true,
    })
    const cents = Math.round(data.order.totals.grandtotal * 100)
    expect(await due(data.order.id)).toEqual([{ amount: cents, status: 'pending' }])
    expect(await kitchenDrift(door)).toEqual(drift)
    expect(await faults()).toEqual([])
    // The same press again is the same order.
    expect((await place(cartId)).data.order.id).toBe(data.order.id)
  })

  test('16.03 is never asked about at a provider, and does not expire', async () => {
    const { orderId } = await orderAtDoor(door, token)
    door.at(monday + 3 * 60 * minute)
    expect(await checkAttempts(door.shop)).toBe(0)
    expect(await expireOrders(door.shop)).toBe(0)
    expect((await orderOf(orderId)).payment).toBe('at-door')
  })

  test('16.03 keeps its order open until somebody says that it was paid', async () => {
    const { orderId } = await orderAtDoor(door, token)
    door.at(monday + 5 * day)
    await deliverOrders(door.shop)
    expect(await orderOf(orderId)).toMatchObject({ status: 'opened', payment: 'at-door' })
    expect(await faults(monday + 5 * day)).toEqual([])
    const notes = (await audit(door.db, monday + 5 * day)).filter(({ note }) => note)
    expect(JSON.stringify(notes)).toContain('money at the door that nobody has noted for a day')
  })
})

describe('16.02 Limits of payment at the door', () => {
  test('a plan does not offer it', async () => {
    const week = await fullWeek(door, {}, token)
    const { data } = await door.ask('cart-one', { cartId: week.id }, { token })
    expect(data.spotPaymentTypes.map(({ paymentType }) => paymentType.code)).not.toContain('door')
  })

  test.each([
    ['area', { areas: ['marousi'] }],
    ['known', { customers: 'known' }],
  ] as const)(
    'an order against them (%s) is refused, and nothing is written',
    async (why, terms) => {
      const cartId = await cartAtDoor(door, token)
      offerAtDoor(door, { ...openTerms, ...terms })
      const { code, data } = await place(cartId)
      expect(code).toBe('door-not-possible')
      expect(data).toMatchObject({ why })
      expect(await written(cartId)).toBe(0)
      expect(await kitchenDrift(door)).toEqual(drift)
      expect((await door.ask('cart-one', { cartId }, { token })).code).toBe('ok')
    },
  )

  test('an order that grew beyond them loses the way, and is not paid in another one unseen', async () => {
    const cartId = await cartAtDoor(door, token)
    offerAtDoor(door, { ...openTerms, most: 100 })
    const { data: cart } = await door.ask('cart-one', { cartId }, { token })
    expect(cart.spotPaymentTypes.map(({ id }) => id)).not.toContain('attica-door')
    expect(cart.spotPaymentType).toBeNull()
    expect((await place(cartId, { payBy: 'attica-door' })).code).toBe('payment-changed')
    expect(await written(cartId)).toBe(0)
    expect((await place(cartId, { payBy: 'attica-card' })).data.order.payment).toBe('open')
  })

  test('a mailbox that nobody proved pays in advance', async () => {
    const stranger = await signUp(door, nikos)
    const cartId = await cartAtDoor(door, stranger)
    expect((await place(cartId, {}, stranger)).data).toMatchObject({ why: 'email' })
  })

  test('two orders at once do not both pass a limit of one', async () => {
    offerAtDoor(door, { ...openTerms, atOnce: 1 })
    const carts = [await cartAtDoor(door, token), await cartAtDoor(door, token)]
    const placed = await Promise.all(carts.map(cartId => place(cartId)))
    const codes = placed.map(({ code }) => code).sort()
    expect(codes).toEqual(['door-not-possible', 'ok'])
    const refused = placed.find(({ code }) => code !== 'ok')
    expect(refused?.data).toMatchObject({ why: 'open' })
  })

  test('16.04 a setting that changed since the checkout was seen is told, not paid in another way', async () => {
    const cartId = await cartAtDoor(door, token)
    offerAtDoor(door, null)
    const { code, data } = await place(cartId, { payBy: 'attica-door' })
    expect(code).toBe('payment-changed')
    const { cart } = data as unknown as { cart: { spotPaymentTypes: { id: string }[] } }
    expect(cart.spotPaymentTypes.map(({ id }) => id)).not.toContain('attica-door')
    expect(await written(cartId)).toBe(0)
    expect((await place(cartId, { payBy: 'attica-card' })).code).toBe('ok')
  })
})

describe('16.05 An order whose money is due', () => {
  test('is cancelled by its customer, and nothing goes back', async () => {
    const { orderId } = await orderAtDoor(door, token)
    const preview = await door.ask('customer-order-cancel', { orderId, preview: true }, { token })
    expect(preview.data.effect).toMatchObject({ refund: 0, toPay: 0, after: 0 })
    await door.ask('customer-order-cancel', { orderId, expected: 0 }, { token })
    expect(await traces(door, orderId)).toMatchObject({
      status: 'canceled',
      attempts: ['cancelled'],
      refunds: [],
      documents: 0,
    })
    expect(await kitchenDrift(door)).toEqual(drift)
    expect(await faults()).toEqual([])
  })

  test('costs at the door what it costs after a change, cheaper or dearer', async () => {
    const { orderId, order } = await orderAtDoor(door, token)
    // The first day that is offered is too near to change its meals.
    door.at(monday - 2 * day)
    const [delivery] = order.deliveries
    const items = delivery?.items ?? []
    const change = (amounts: number[]) =>
      door.ask(
        'customer-order-menu-update',
        {
          orderId,
          scheduleMenuId: delivery?.id ?? '',
          items: items.map(({ id }, at) => ({ itemId: id, amount: amounts[at] ?? 1 })),
        },
        { token },
      )
    // No more than may be paid at a door, however it is reached.
    expect((await change([40])).code).toBe('change-not-possible')
    const dearer = await change([2])
    expect(dearer.code).toBe('ok')
    expect(dearer.data.redirectUrl).toBeNull()
    const after = await orderOf(orderId)
    expect(after.totals.grandtotal).toBeGreaterThan(order.totals.grandtotal)
    expect(await due(orderId)).toEqual([
      { amount: Math.round(after.totals.grandtotal * 100), status: 'pending' },
    ])
    expect((await change([])).code).toBe('ok')
    const { amount } = (await due(orderId))[0] ?? {}
    expect(amount).toBe(Math.round(order.totals.grandtotal * 100))
    expect((await orderOf(orderId)).refunds).toEqual([])
    expect(await faults()).toEqual([])
  })
})
