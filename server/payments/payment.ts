import type { PoolClient } from 'pg'
import type { Cents } from '#shop/money.ts'
import { settlement } from '#shop/payment.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { Call } from '../calls/hook.ts'
import { transaction } from '../db/database.ts'
import { type Mail, queueMail } from '../db/mail/mails.ts'
import * as orders from '../db/order/orders.ts'
import * as payments from '../db/payment/payments.ts'
import { addRefund } from '../db/payment/refunds.ts'
import { settleChange } from '../orders/change.ts'
import { type PaymentProvider, ProviderError, type Snapshot } from '../outside/payments/provider.ts'
import type { RunningShop } from '../running-shop.ts'

export type Settling = Pick<Call, 'db' | 'now' | 'log' | 'jobs' | 'kitchen' | 'outside'>

export function settlingOf(shop: RunningShop): Settling {
  const { db, log, jobs, kitchen, outside } = shop
  return { db, now: shop.now(), log, jobs, kitchen, outside }
}

/** Asks the provider how an attempt stands and settles it; `unavailable` if the provider is away. */
export async function askAndSettle(
  call: Settling,
  attempt: payments.PaymentAttempt,
  params: Record<string, string> = {},
): Promise<Snapshot | Refusal> {
  const snapshot = await askProvider(call, attempt, () =>
    providerOf(call, attempt.provider).fetch(attempt, params),
  )
  if (!isRefusal(snapshot)) await settle(call, attempt.id, snapshot)
  return snapshot
}

/**
 * Withdraws an attempt at the provider, so that it cannot be paid any more. It may be paid already,
 * so this asks first and settles the answer. null: done; `unavailable` if the provider is away.
 */
export async function withdraw(
  call: Settling,
  attempt: payments.PaymentAttempt,
): Promise<Refusal | null> {
  const snapshot = await askAndSettle(call, attempt)
  if (isRefusal(snapshot)) return snapshot
  if (snapshot.outcome !== 'pending' && snapshot.outcome !== 'failed') return null
  const cancelled = await askProvider(call, attempt, () =>
    providerOf(call, attempt.provider).cancel(attempt),
  )
  if (isRefusal(cancelled)) return cancelled
  const told = { outcome: 'cancelled', amount: null, transactionId: null, reason: null } as const
  await settle(call, attempt.id, told)
  return null
}

/** Calls a provider; refuses `unavailable` if the provider is away. */
export async function askProvider<Answer>(
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
 * Settles a payment by what the provider said. The return, the webhook and the job that asks after
 * lost payments all come here, twice, late or in any order, and the result is the same.
 */
export async function settle(
  { db, now, log, jobs, kitchen }: Omit<Settling, 'outside'>,
  attemptId: string,
  snapshot: Snapshot,
): Promise<void> {
  const result = await transaction(db, tx => settleInTransaction(tx, attemptId, snapshot, now))
  if (!result) return
  if (result.isChange) kitchen.changed()
  jobs.soon('mails')
  if (result.refundDue) {
    log(null, `payment ${attemptId}: refund due, order ${result.number}`)
    jobs.soon('refunds')
  }
  if (result.status === 'paid') jobs.soon('documents')
}

/** The same in the caller's transaction, who wakes the jobs; null: nothing is new. */
export async function settleInTransaction(
  tx: PoolClient,
  attemptId: string,
  snapshot: Snapshot,
  now: number,
) {
  const locked = await payments.lockWithOrder(tx, attemptId)
  if (!locked) throw new Error(`settling an unknown payment ${attemptId}`)
  const { order, attempt } = locked
  const told = settlement(order, attempt, snapshot)
  if (!told) return null
  const settled = attempt.changeId
    ? await settleChange(tx, order, attempt.changeId, attempt, told, now)
    : told
  const { transactionId, amount: charged } = snapshot
  const { reason } = settled
  if (settled.opens)
    await orders.openPaid(tx, order.id, { attemptId, transactionId, charged, reason }, now)
  else await payments.settle(tx, attemptId, settled, { transactionId, charged, now })
  if (settled.refundDue) await giveBack(tx, order, attempt, charged ?? attempt.amount, now)
  if (settled.status === 'failed' && !settled.refundDue && order.status === 'not-paid')
    await queueMail(tx, paymentFailed(order.id, attemptId), now)
  return { ...settled, number: order.number, isChange: attempt.changeId !== null }
}

/** Adds a refund of money that came late, twice or in another amount. */
async function giveBack(
  tx: PoolClient,
  order: orders.LockedOrder,
  attempt: payments.PaymentAttempt,
  amount: Cents,
  now: number,
): Promise<void> {
  const { id: attemptId, changeId } = attempt
  const isPaid = order.status === 'opened' || order.status === 'delivered'
  const isDouble = isPaid && changeId === null
  const reason = amount !== attempt.amount ? 'wrong-amount' : isDouble ? 'double' : 'late'
  const refund = { orderId: order.id, attemptId, changeId, amount, reason, dueAt: now } as const
  await addRefund(tx, refund, now)
}

function paymentFailed(orderId: string, attemptId: string): Mail {
  return { key: `payment-failed ${attemptId}`, code: 'payment-failed', orderId }
}

export function isConfigured({ outside }: Pick<Call, 'outside'>, key: string): boolean {
  return Object.hasOwn(outside.payments, key)
}

export function providerOf(call: Pick<Call, 'outside'>, key: string): PaymentProvider {
  const known: Partial<Record<string, PaymentProvider>> = call.outside.payments
  const provider = Object.hasOwn(known, key) ? known[key] : undefined
  if (!provider) throw new Error(`unknown payment provider ${key}`)
  return provider
}
