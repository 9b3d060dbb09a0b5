import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { refundsOf } from '../../test/orders/changing.ts'
import { endUnpaid } from '../../test/orders/orders.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { filledCart, maria, nikos, signUp } from '../../test/people.ts'
import { transaction } from '../db/database.ts'
import * as orders from '../db/order/orders.ts'
import * as payments from '../db/payment/payments.ts'
import { ProviderError, type Snapshot } from '../outside/payments/provider.ts'
import { settle, settlingOf } from './payment.ts'

let door: Door
let token: string
let logged: string[] = []
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
beforeEach(() => endUnpaid(door))
afterAll(() => door.close())

async function placed() {
  const cart = await filledCart(door, 4, { token })
  const { data } = await door.ask('cart-place', { cartId: cart.id, acceptTerms: true }, { token })
  const { id: orderId } = data.order
  const { rows } = await door.db.query<{ id: string; amount_cents: number; provider_ref: string }>(
    'select id, amount_cents, provider_ref from payment_attempt where order_id = $1',
    [orderId],
  )
  const [attempt] = rows
  if (!attempt) throw new Error('placed without an attempt')
  return { cartId: cart.id, orderId, attempt, redirectUrl: data.redirectUrl }
}

const orderOf = async (orderId: string) =>
  (await door.ask('customer-order-one', { orderId }, { token })).data
const statusOf = async (attemptId: string) =>
  (
    await door.db.query(
      `select status, refund_due, transaction_id, charged_cents, reason
       from payment_attempt where id = $1`,
      [attemptId],
    )
  ).rows[0]
const tell = (attemptId: string, snapshot: Partial<Snapshot> & Pick<Snapshot, 'outcome'>) => {
  const log = (_error: unknown, message: string) => logged.push(message)
  const whole = { amount: null, transactionId: null, reason: null, ...snapshot }
  return settle({ ...settlingOf(door.shop), now: monday + 5000, log }, attemptId, whole)
}
/** Resolves once a settlement waits for what another transaction has locked. */
async function settlementWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like '%for update of o, a%'`
  while ((await door.db.query(waiting)).rowCount === 0) await pause(5)
}
const cartExists = async (cartId: string) =>
  (await door.ask('cart-one', { cartId }, { token })).code === 'ok'

describe('1.10 2.19 Coming back from the card provider', () => {
  test('with the money opens the order, and its cart is gone', async () => {
    const { cartId, orderId, redirectUrl } = await placed()
    const { code, data } = await comeBack(door, await choose(door, redirectUrl, 'approve'), token)
    expect(code).toBe('ok')
    expect(data.order).toMatchObject({
      id: orderId,
      status: 'opened',
      payment: 'paid',
      cartId: null,
    })
    expect(await orderOf(orderId)).toEqual(data.order)
    expect(await cartExists(cartId)).toBe(false)
  })

  test('without the money leaves the order unpaid and the cart intact', async () => {
    for (const outcome of ['decline', 'abandon'] as const) {
      const { cartId, redirectUrl } = await placed()
      const { data } = await comeBack(door, await choose(door, redirectUrl, outcome), token)
      expect(data.order).toMatchObject({ status: 'not-paid', payment: 'failed', cartId })
      expect(await cartExists(cartId)).toBe(true)
    }
  })

  test('before anything was paid finds the payment open, whatever the address claims', async () => {
    const { attempt } = await placed()
    const params = { t: randomUUID(), s: attempt.provider_ref, eventId: '0', eci: '1' }
    const { data } = await comeBack(door, params, token)
    expect(data.order).toMatchObject({ status: 'not-paid', payment: 'open' })
  })

  test("with another order's transaction opens nothing", async () => {
    const paid = await placed()
    const { t = '' } = await choose(door, paid.redirectUrl, 'approve')
    const { attempt } = await placed()
    const { data } = await comeBack(door, { t, s: attempt.provider_ref }, token)
    expect(data.order).toMatchObject({ status: 'not-paid', payment: 'open' })
  })

  test('twice and at the same moment is the same as once', async () => {
    const { orderId, redirectUrl } = await placed()
    const params = await choose(door, redirectUrl, 'approve')
    const answers = await Promise.all([1, 2, 3, 4].map(() => comeBack(door, params, token)))
    for (const { data } of answers) expect(data.order.status).toBe('opened')
    const { rows } = await door.db.query(
      'select status, refund_due from payment_attempt where order_id = $1',
      [orderId],
    )
    expect(rows).toEqual([{ status: 'paid', refund_due: false }])
  })

  test('while the webhook just settles it waits for that, and answers the order open', async () => {
    const { orderId, attempt, redirectUrl } = await placed()
    const params = await choose(door, redirectUrl, 'approve')
    const returned = await transaction(door.db, async tx => {
      await payments.lockWithOrder(tx, attempt.id)
      const back = comeBack(door, params, token)
      await settlementWaits()
      const { id: attemptId, amount_cents: charged } = attempt
      const paid = { attemptId, transactionId: randomUUID(), charged, reason: null }
      await orders.openPaid(tx, orderId, paid, monday)
      return { back }
    })
    const { code, data } = await returned.back
    expect(code).toBe('ok')
    expect(data.order).toMatchObject({ id: orderId, status: 'opened', payment: 'paid' })
    const documents = 'select from fiscal_document where attempt_id = $1'
    expect((await door.db.query(documents, [attempt.id])).rowCount).toBe(1)
  })

  test('locks the order before its payment, as whoever places the cart again does', async () => {
    const { orderId, attempt } = await placed()
    const settling = await transaction(door.db, async tx => {
      await orders.lockOrder(tx, orderId)
      const waiting = tell(attempt.id, { outcome: 'paid', amount: attempt.amount_cents })
      await settlementWaits()
      // Free still: had the one that waits taken it, both would wait for each other.
      const free = 'select from payment_attempt where id = $1 for update nowait'
      expect((await tx.query(free, [attempt.id])).rowCount).toBe(1)
      return { waiting }
    })
    await settling.waiting
    expect((await statusOf(attempt.id)).status).toBe('paid')
    expect((await orderOf(orderId)).status).toBe('opened')
  })

  test('while another tab places the cart again neither waits for ever nor pays twice', async () => {
    const { cartId, orderId, redirectUrl } = await placed()
    const params = await choose(door, redirectUrl, 'approve')
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap(() => [
        comeBack(door, params, token),
        door.ask('cart-place', { cartId, acceptTerms: true }, { token }),
      ]),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill('ok'))
    expect((await orderOf(orderId)).status).toBe('opened')
    const { rows } = await door.db.query('select 1 from payment_attempt where order_id = $1', [
      orderId,
    ])
    expect(rows).toHaveLength(1)
  })

  test('is for the customer alone', async () => {
    const stranger = await signUp(door, nikos)
    const { redirectUrl } = await placed()
    const params = await choose(door, redirectUrl, 'approve')
    expect((await comeBack(door, params)).code).toBe('user-not-allowed')
    expect((await comeBack(door, params, stranger)).code).toBe('payment-not-found')
    expect((await comeBack(door, { s: '9007199254740993' }, token)).code).toBe('payment-not-found')
    expect((await comeBack(door, {}, token)).code).toBe('payment-not-found')
  })

  test('while the provider is away says so, and finds the money later', async () => {
    const { redirectUrl } = await placed()
    const params = await choose(door, redirectUrl, 'approve')
    const { viva } = door.shop.outside.payments
    const ask = viva.fetch
    Object.assign(viva, { fetch: () => Promise.reject(new ProviderError('away')) })
    const { status, code } = await comeBack(door, params, token)
    Object.assign(viva, { fetch: ask })
    expect([status, code]).toEqual([503, 'unavailable'])
    expect((await comeBack(door, params, token)).data.order.status).toBe('opened')
  })
})

describe('7.12 Settling', () => {
  test('twice and out of order opens once and keeps the money', async () => {
    const { orderId, attempt } = await placed()
    const paid = { outcome: 'paid', amount: attempt.amount_cents, transactionId: 'tx-1' } as const
    await tell(attempt.id, { outcome: 'failed', reason: 'E 10051' })
    expect((await orderOf(orderId)).payment).toBe('failed')
    await Promise.all([
      tell(attempt.id, paid),
      tell(attempt.id, paid),
      tell(attempt.id, { outcome: 'expired' }),
    ])
    await tell(attempt.id, { outcome: 'failed' })
    const order = await orderOf(orderId)
    expect(order).toMatchObject({ status: 'opened', payment: 'paid' })
    expect(await statusOf(attempt.id)).toEqual({
      status: 'paid',
      refund_due: false,
      transaction_id: 'tx-1',
      charged_cents: attempt.amount_cents,
      reason: null,
    })
    const { rows } = await door.db.query('select paid_at from customer_order where id = $1', [
      orderId,
    ])
    expect(rows[0].paid_at).toEqual(new Date(monday + 5000))
  })

  test('another amount never opens the order, is logged, and goes back', async () => {
    const { cartId, orderId, attempt } = await placed()
    logged = []
    const charged = attempt.amount_cents - 1
    await tell(attempt.id, { outcome: 'paid', amount: charged, transactionId: 'tx-2' })
    expect(await orderOf(orderId)).toMatchObject({ status: 'not-paid', payment: 'failed' })
    expect(await statusOf(attempt.id)).toMatchObject({
      status: 'failed',
      refund_due: true,
      charged_cents: charged,
    })
    expect(logged.join()).toContain('refund due')
    // What was taken goes back, and not what should have been.
    expect(await refundsOf(door, orderId)).toMatchObject([
      { amount: charged, reason: 'wrong-amount', status: 'due' },
    ])
    expect(await cartExists(cartId)).toBe(true)
  })

  test('money for a canceled order goes back, the order stays canceled', async () => {
    const { orderId, attempt } = await placed()
    await tell(attempt.id, { outcome: 'failed', reason: 'E 10051' })
    await door.db.query(`update customer_order set status = 'canceled' where id = $1`, [orderId])
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount_cents, transactionId: 'tx-3' })
    expect((await orderOf(orderId)).status).toBe('canceled')
    const paid = { status: 'paid', refund_due: true, reason: null }
    expect(await statusOf(attempt.id)).toMatchObject(paid)
  })

  test('what failed keeps its reason when it ends, and loses it when it is paid after all', async () => {
    const { attempt } = await placed()
    await tell(attempt.id, { outcome: 'failed', reason: 'E 10051' })
    await tell(attempt.id, { outcome: 'expired' })
    expect(await statusOf(attempt.id)).toMatchObject({ status: 'expired', reason: 'E 10051' })
    await tell(attempt.id, { outcome: 'paid', amount: attempt.amount_cents, transactionId: 'tx-6' })
    expect(await statusOf(attempt.id)).toMatchObject({ status: 'paid', reason: null })
  })

  test('money that arrives by two attempts opens once, the second goes back', async () => {
    const { cartId, orderId, attempt, redirectUrl } = await placed()
    await comeBack(door, await choose(door, redirectUrl, 'decline'), token)
    await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
    const { rows } = await door.db.query(
      `select id from payment_attempt where order_id = $1 and status = 'pending'`,
      [orderId],
    )
    const amount = attempt.amount_cents
    await Promise.all([
      tell(attempt.id, { outcome: 'paid', amount, transactionId: 'tx-4' }),
      tell(rows[0].id, { outcome: 'paid', amount, transactionId: 'tx-5' }),
    ])
    const both = [await statusOf(attempt.id), await statusOf(rows[0].id)]
    expect(both.map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(both.filter(({ refund_due }) => refund_due)).toHaveLength(1)
    expect((await orderOf(orderId)).status).toBe('opened')
  })
})
