import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { filledCart, maria, proveEmail, signUp } from '../../test/people.ts'
import { outsideFor } from '../outside/outside.ts'
import { checkAttempts } from '../payments/reconcile.ts'
import { expireOrders } from './expiry.ts'

const minute = 60_000
let door: Door
let token: string

beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  await proveEmail(door, token)
})
afterAll(() => door.close())
beforeEach(async () => {
  door.at(monday)
  await door.db.query('delete from customer_order')
})

async function placed() {
  const { id: cartId } = await filledCart(door, 4, { token })
  const { code, data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
  expect(code).toBe('ok')
  return { cartId, orderId: data.order.id, redirectUrl: data.redirectUrl }
}

async function orderOf(orderId: string) {
  return (await door.ask('customer-order-one', { orderId }, { token })).data
}

async function attempts(orderId: string) {
  const { rows } = await door.db.query(
    'select status, reason, refund_due from payment_attempt where order_id = $1 order by created_at',
    [orderId],
  )
  return rows
}

async function refunds(orderId: string) {
  const { rows } = await door.db.query(
    'select amount_cents, reason, status from refund where order_id = $1',
    [orderId],
  )
  return rows
}

describe('An order that nobody pays', () => {
  test('waits for 30 minutes, then is canceled; its cart can be placed anew', async () => {
    const { cartId, orderId } = await placed()
    door.at(monday + 30 * minute - 1)
    expect(await expireOrders(door.shop)).toBe(0)
    door.at(monday + 30 * minute)
    expect(await expireOrders(door.shop)).toBe(1)
    expect(await orderOf(orderId)).toMatchObject({ status: 'canceled', endReason: 'expired' })
    expect(await attempts(orderId)).toMatchObject([{ status: 'expired' }])
    expect(await expireOrders(door.shop)).toBe(0)
    const again = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    expect(again.code).toBe('ok')
    expect(again.data.order.id).not.toBe(orderId)
  })

  test('gives its coupon and its room in the kitchen back', async () => {
    const count = async (text: string) => (await door.db.query(text)).rows[0].count
    const taken = () => count('select sum(taken)::int as count from kitchen_load')
    const before = await taken()
    const { id: cartId } = await filledCart(door, 4, { token })
    await door.ask('cart-coupon-redeem', { cartId, code: 'PROTI20' }, { token })
    const { data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    expect(data.order.coupon).not.toBeNull()
    expect(await count('select count(*)::int from coupon_use')).toBe(1)
    expect(await taken()).toBe(before + 5)
    door.at(monday + 31 * minute)
    await expireOrders(door.shop)
    expect(await count('select count(*)::int from coupon_use')).toBe(0)
    expect(await taken()).toBe(before)
  })

  test('has its time anew where it was placed again', async () => {
    const { cartId, orderId } = await placed()
    door.at(monday + 25 * minute)
    await door.ask('cart-notes-update', { cartId, notes: 'Κάτω κουδούνι' }, { token })
    const again = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    expect(again.data.order.id).toBe(orderId)
    door.at(monday + 40 * minute)
    expect(await expireOrders(door.shop)).toBe(0)
    door.at(monday + 56 * minute)
    expect(await expireOrders(door.shop)).toBe(1)
  })

  test('is asked about before it ends: who paid and never came back has an order', async () => {
    const { orderId, redirectUrl } = await placed()
    await choose(door, redirectUrl, 'late')
    door.at(monday + 31 * minute)
    expect(await expireOrders(door.shop)).toBe(0)
    expect(await orderOf(orderId)).toMatchObject({ status: 'opened', payment: 'paid' })
  })

  test('waits longer while its provider is away, but not for ever', async () => {
    const { orderId } = await placed()
    const away = { ...door.shop, outside: outsideAway() }
    door.at(monday + 31 * minute)
    expect(await expireOrders(away)).toBe(0)
    expect(await orderOf(orderId)).toMatchObject({ status: 'not-paid' })
    door.at(monday + 60 * minute)
    expect(await expireOrders(away)).toBe(1)
    expect(await orderOf(orderId)).toMatchObject({ status: 'canceled' })
  })

  test('money that comes later still goes back', async () => {
    const { orderId, redirectUrl } = await placed()
    const params = await choose(door, redirectUrl, 'late')
    door.at(monday + 60 * minute)
    const away = { ...door.shop, outside: outsideAway() }
    expect(await expireOrders(away)).toBe(1)
    expect(await checkAttempts(door.shop)).toBe(1)
    expect(await orderOf(orderId)).toMatchObject({ status: 'canceled', endReason: 'expired' })
    expect(await refunds(orderId)).toMatchObject([{ reason: 'late', status: 'due' }])
    await comeBack(door, params, token)
    expect(await refunds(orderId)).toHaveLength(1)
  })

  test('whose start was left behind by a process that died ends all the same', async () => {
    const { orderId } = await placed()
    await door.db.query(
      `update payment_attempt set status = 'created', provider_ref = null, redirect_url = null
        where order_id = $1`,
      [orderId],
    )
    door.at(monday + 31 * minute)
    expect(await expireOrders(door.shop)).toBe(1)
    expect(await attempts(orderId)).toMatchObject([{ status: 'failed', reason: 'left behind' }])
  })
})

describe('An order that cannot be ended', () => {
  test('keeps no other from it', async () => {
    const bad = await placed()
    const good = [await placed(), await placed()]
    const { outside } = door.shop
    const logged: string[] = []
    const viva: typeof outside.payments.viva = {
      ...outside.payments.viva,
      fetch: async (attempt, params) => {
        if (attempt.orderId === bad.orderId) throw new Error('broken')
        return outside.payments.viva.fetch(attempt, params)
      },
    }
    const broken = {
      ...door.shop,
      outside: { ...outside, payments: { ...outside.payments, viva } },
      log: (_error: unknown, message: string) => logged.push(message),
    }
    door.at(monday + 31 * minute)
    expect(await checkAttempts(broken)).toBe(3)
    expect(await expireOrders(broken)).toBe(2)
    for (const { orderId } of good)
      expect(await orderOf(orderId)).toMatchObject({ status: 'canceled' })
    expect(await orderOf(bad.orderId)).toMatchObject({ status: 'not-paid' })
    expect(logged.at(-1)).toBe(`order ${bad.orderId} could not be ended`)
    expect(logged[0]).toMatch(/^payment [0-9a-f-]{36} could not be asked about$/)
    expect(await expireOrders(door.shop)).toBe(1)
  })

  test('since its provider has no keys any more ends in its time, and holds nothing', async () => {
    const { orderId } = await placed()
    await door.db.query(`update payment_attempt set provider = 'gone' where order_id = $1`, [
      orderId,
    ])
    door.at(monday + 30 * minute)
    expect(await expireOrders(door.shop)).toBe(1)
    expect(await orderOf(orderId)).toMatchObject({ status: 'canceled', endReason: 'expired' })
  })
})

describe('A payment that nobody returned from', () => {
  test('is found by asking the provider, two minutes after its start at the earliest', async () => {
    const { orderId, redirectUrl } = await placed()
    await choose(door, redirectUrl, 'late')
    door.at(monday + 2 * minute - 1)
    expect(await checkAttempts(door.shop)).toBe(0)
    door.at(monday + 2 * minute)
    expect(await checkAttempts(door.shop)).toBe(1)
    expect(await orderOf(orderId)).toMatchObject({ status: 'opened', payment: 'paid' })
    expect(await checkAttempts(door.shop)).toBe(0)
  })

  test('is asked about ever more rarely while nothing is decided', async () => {
    await placed()
    const asked: number[] = []
    for (let time = 0; time <= 29; time++) {
      door.at(monday + time * minute)
      if ((await checkAttempts(door.shop)) > 0) asked.push(time)
    }
    expect(asked).toEqual([2, 3, 5, 9, 17])
  })

  test('is asked about by one process at a time', async () => {
    const { redirectUrl } = await placed()
    await choose(door, redirectUrl, 'late')
    door.at(monday + 3 * minute)
    const counts = await Promise.all([1, 2, 3].map(() => checkAttempts(door.shop)))
    expect(counts.sort()).toEqual([0, 0, 1])
  })

  test('after a declined card a good one opens the order, though nobody came back', async () => {
    const { orderId, redirectUrl } = await placed()
    await comeBack(door, await choose(door, redirectUrl, 'decline'), token)
    expect(await attempts(orderId)).toMatchObject([{ status: 'failed' }])
    await choose(door, redirectUrl, 'late')
    door.at(monday + 5 * minute)
    await checkAttempts(door.shop)
    expect(await orderOf(orderId)).toMatchObject({ status: 'opened', payment: 'paid' })
  })

  test('is given up after a day in which nobody could tell', async () => {
    const { orderId } = await placed()
    const away = { ...door.shop, outside: outsideSilent() }
    // The time to pay is over after half an hour, the bank's own word may come a day later.
    door.at(monday + 24 * 60 * minute)
    await checkAttempts(away)
    expect(await attempts(orderId)).toMatchObject([{ status: 'pending', reason: null }])
    door.at(monday + 26 * 60 * minute)
    await checkAttempts(away)
    expect(await attempts(orderId)).toMatchObject([{ status: 'expired', reason: 'never decided' }])
  })
})

/** A provider that answers nothing but trouble. */
function outsideAway() {
  const fetch = async () => {
    throw new TypeError('fetch failed')
  }
  return outsideFor(door.shop.config, door.db, door.shop.catalogue, {
    fetch,
    clock: door.shop.now,
  })
}

/** A provider to whom every payment is pending for ever. */
function outsideSilent() {
  const pending = { outcome: 'pending', amount: null, transactionId: null, reason: null } as const
  const { outside } = door.shop
  const viva = { ...outside.payments.viva, fetch: async () => pending }
  return { ...outside, payments: { ...outside.payments, viva } }
}
