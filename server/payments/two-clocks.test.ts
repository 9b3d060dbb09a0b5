import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sent } from '#shop/calls.ts'
import { paymentMinutes } from '#shop/payment.ts'
import { type Door, monday, openDoor, path } from '../../test/door.ts'
import { endUnpaid } from '../../test/orders/orders.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { type placeAgain, placedOrder, traces } from '../../test/outside/webhooks.ts'
import { maria, proveEmail, signUp } from '../../test/people.ts'
import { shopOn } from '../../test/shop-on.ts'
import { expireOrders } from '../placing/expiry.ts'

/** The door's own node is slow; the other one, on the same database, runs half an hour ahead. */
let slow: Door
let fast: Awaited<ReturnType<typeof shopOn>>
let token: string
const ahead = paymentMinutes * 60_000
beforeAll(async () => {
  slow = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  const clock = () => slow.shop.now() + ahead
  fast = await shopOn(slow.db, clock, { PUBLIC_URL: 'http://shop.test' })
  token = await signUp(slow, maria)
  await proveEmail(slow, token)
})
beforeEach(async () => {
  await endUnpaid(slow)
  slow.at(monday)
})
afterAll(async () => {
  await fast.app.close()
  await slow.close()
})

type Order = Awaited<ReturnType<typeof placeAgain>>

/** Presses "Pay" at one of the nodes; answers where to pay, or why not. */
async function press({ app }: Pick<Door, 'app'>, { cartId }: Order): Promise<string> {
  await Promise.all([slow.shop.kitchen.refresh(), fast.shop.kitchen.refresh()])
  const { query, body } = sent('cart-place', { cartId, acceptTerms: true })
  const answer = await app.inject({
    ...{ method: 'PUT', url: path('cart-place'), payload: JSON.stringify(body) },
    query: { apiKey: 'demo', business: 'demo', ...query },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  const { code, data } = answer.json()
  return code === 'ok' ? data.redirectUrl : code
}
/** Presses "approve" on the page of the test provider, at the node that answers for it. */
const approve = async ({ app }: Pick<Door, 'app'>, redirectUrl: string) =>
  app.inject({
    ...{ method: 'POST', url: `/sandbox/pay/${new URL(redirectUrl).searchParams.get('ref')}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=approve',
  })
const pay = async (redirectUrl: string) =>
  comeBack(slow, await choose(slow, redirectUrl, 'approve'), token)
const keptOf = async ({ orderId }: Order) => {
  const { rows } = await slow.db.query<{ kept: number }>(
    `select coalesce(sum(a.charged_cents), 0)::int - (select coalesce(sum(r.amount_cents), 0)::int
        from refund r where r.order_id = $1) as kept
      from payment_attempt a where a.order_id = $1`,
    [orderId],
  )
  return rows[0]?.kept
}

describe('7.12 Two nodes whose clocks are half an hour apart', () => {
  test('the fast one takes no payment of the slow one, and leads to another that pays once', async () => {
    const order = await placedOrder(slow, token)
    expect((await approve(fast, order.redirectUrl)).statusCode).toBe(409)
    expect(await press(slow, order)).toBe(order.redirectUrl)
    const next = await press(fast, order)
    expect(next).not.toBe(order.redirectUrl)
    expect(await press(slow, order)).toBe(next)
    expect((await traces(slow, order.orderId)).attempts).toEqual(['expired', 'pending'])
    expect((await pay(next)).data.order.status).toBe('opened')
    expect(await traces(slow, order.orderId)).toMatchObject({
      ...{ status: 'opened', attempts: ['expired', 'paid'], refunds: [] },
    })
    expect(await keptOf(order)).toBe(order.attempt.amount)
  })

  test('money that comes by both pages is kept once, and the second goes back', async () => {
    const order = await placedOrder(slow, token)
    const next = await press(fast, order)
    await pay(order.redirectUrl)
    await pay(next)
    const { amount } = order.attempt
    expect(await traces(slow, order.orderId)).toMatchObject({
      ...{ status: 'opened', attempts: ['paid', 'paid refund'] },
      refunds: [`double ${amount} due`],
    })
    expect(await keptOf(order)).toBe(amount)
  })

  test('what the slow one is just starting is replaced, and both lead to the one page', async () => {
    const order = await placedOrder(slow, token)
    await slow.db.query(`update payment_attempt set status = 'cancelled' where id = $1`, [
      order.attempt.id,
    ])
    const { viva } = slow.shop.outside.payments
    let reached = () => {}
    const reaches = new Promise<void>(resolve => (reached = resolve))
    let goOn = () => {}
    const held = new Promise<void>(resolve => (goOn = resolve))
    const start: typeof viva.start = async (...asked) => {
      reached()
      await held
      return viva.start(...asked)
    }
    Object.assign(slow.shop.outside.payments, { viva: { ...viva, start } })
    const first = press(slow, order)
    await reaches
    const replaced = await press(fast, order)
    goOn()
    expect(await first).toBe(replaced)
    Object.assign(slow.shop.outside.payments, { viva })
    expect((await traces(slow, order.orderId)).attempts).toEqual([
      ...['cancelled', 'failed', 'pending'],
    ])
    await pay(replaced)
    expect(await keptOf(order)).toBe(order.attempt.amount)
  })

  test('an order that the fast one ends too early gives late money back, and its cart is paid anew', async () => {
    const order = await placedOrder(slow, token)
    expect(await expireOrders(slow.shop)).toBe(0)
    expect(await expireOrders(fast.shop)).toBe(1)
    expect((await pay(order.redirectUrl)).data.order.status).toBe('canceled')
    expect((await traces(slow, order.orderId)).refunds).toEqual([
      `late ${order.attempt.amount} due`,
    ])
    expect(await keptOf(order)).toBe(0)
    // The clocks agree again.
    slow.at(monday + ahead)
    const again = await press(slow, order)
    expect((await pay(again)).data.order).toMatchObject({ status: 'opened', payment: 'paid' })
  })
})
