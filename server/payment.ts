import { settlement } from '#shop/payment.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import type { OrderAnswer } from './answers.ts'
import { transaction } from './db/database.ts'
import * as orders from './db/orders.ts'
import * as payments from './db/payments.ts'
import { placedOrder } from './db/placed-orders.ts'
import { customerOf } from './db/sessions.ts'
import type { Call } from './hook.ts'
import { orderAnswer } from './order-answer.ts'
import { type PaymentProvider, ProviderError, type Snapshot } from './outside/payments/provider.ts'

type PaymentReturnInput = { provider: string; params: Record<string, string> }

/** The browser is back from the provider, perhaps: asks the provider, who alone is believed. */
export async function paymentReturn(
  call: Call,
  { provider: key, params }: PaymentReturnInput,
): Promise<{ order: OrderAnswer } | Refusal> {
  const customer = await customerOf(call.db, call.tokenHash, call.now)
  if (!customer) return refuse('user-not-allowed')
  const provider = providerOf(call, key)
  const providerRef = provider.referenceIn(params)
  const attempt = providerRef && (await payments.byReference(call.db, key, providerRef))
  if (!attempt || attempt.customerId !== customer.id) return refuse('payment-not-found')
  const settled = await askAndSettle(call, attempt, params)
  if (isRefusal(settled)) return settled
  const order = await placedOrder(call.db, attempt.orderId)
  if (!order) throw new Error(`payment of a lost order ${attempt.orderId}`)
  return { order: orderAnswer(order, call) }
}

/** Asks the provider how an attempt stands and settles it; refuses `unavailable` where it is away. */
export async function askAndSettle(
  call: Call,
  attempt: payments.PaymentAttempt,
  params: Record<string, string> = {},
): Promise<Snapshot | Refusal> {
  const snapshot = await reached(call, attempt, () =>
    providerOf(call, attempt.provider).fetch(attempt, params),
  )
  if (!isRefusal(snapshot)) await settle(call, attempt.id, snapshot)
  return snapshot
}

/** Runs a call to a provider, its absence being an expected "no". */
export async function reached<Answer>(
  call: Pick<Call, 'log'>,
  attempt: Pick<payments.PaymentAttempt, 'id'>,
  ask: () => Promise<Answer>,
): Promise<Answer | Refusal> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    call.log(error, `payment ${attempt.id}: the provider is away`)
    return refuse('unavailable')
  }
}

/**
 * The one place where a payment is settled: the return, a webhook and a reconciling job tell it
 * what the provider said, twice, late or in any order, and the result is the same.
 */
export async function settle(
  { db, now, log }: Pick<Call, 'db' | 'now' | 'log'>,
  attemptId: string,
  snapshot: Snapshot,
): Promise<void> {
  await transaction(db, async tx => {
    const order = await orders.lockOfAttempt(tx, attemptId)
    const attempt = order && (await payments.lock(tx, attemptId))
    if (!attempt) throw new Error(`settling an unknown payment ${attemptId}`)
    const result = settlement(order, attempt, snapshot)
    if (!result) return
    const { transactionId, amount: charged } = snapshot
    await payments.settle(tx, attemptId, result, { transactionId, charged, now })
    if (result.opens) await orders.open(tx, order, now)
    if (result.refundDue) log(null, `payment ${attemptId}: refund due, order ${order.number}`)
  })
}

export function providerOf(call: Pick<Call, 'outside'>, key: string): PaymentProvider {
  const known: Partial<Record<string, PaymentProvider>> = call.outside.payments
  const provider = Object.hasOwn(known, key) ? known[key] : undefined
  if (!provider) throw new Error(`unknown payment provider ${key}`)
  return provider
}
