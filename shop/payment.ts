import type { Cents } from './money.ts'
import { mayBecome, type OrderStatus } from './order/order.ts'

/** created: not yet known to the provider; pending: the customer has not paid yet. */
export type AttemptStatus = 'created' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

/** How long a customer may take to pay for an order (reading: Orders and payment). */
export const paymentMinutes = 30
/** The same where the customer's mailbox is unproved: such orders cost nothing to invent. */
export const unprovedMinutes = 10
/** How often a payment of one order may begin within an hour: each is an order at the provider, too. */
export const attemptsAnHour = 10
/** An attempt that is older and unknown to the provider belongs to a process that died. */
export const startSeconds = 30

export type AttemptState = {
  readonly status: AttemptStatus
  readonly amount: Cents
  readonly providerRef: string | null
  readonly refundDue: boolean
  /** The change of a paid order that it pays for; none: it pays for the order. */
  readonly changeId?: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly expiresAt: number
}

export type PayableOrder = {
  readonly status: OrderStatus
  readonly grandtotal: Cents
  readonly company: Cents
}

export function isAttemptOpen({ status }: Pick<AttemptState, 'status'>): boolean {
  return status === 'created' || status === 'pending'
}

/** The provider's page for this attempt still takes a payment. */
export function isPayable(
  attempt: Pick<AttemptState, 'status' | 'expiresAt'>,
  { triesAgain, now }: { triesAgain: boolean; now: number },
): boolean {
  const { status, expiresAt } = attempt
  return now < expiresAt && (status === 'pending' || (status === 'failed' && triesAgain))
}

/**
 * What placing an order does with its latest attempt. wait: another call is starting it. withdraw:
 * ask the provider, then cancel it there. replace: its process died.
 */
type NextStep = 'done' | 'pay' | 'wait' | 'withdraw' | 'replace' | 'start'

export function nextStep(
  order: Pick<PayableOrder, 'status'>,
  attempt: AttemptState | null,
  { changed, now }: { changed: boolean; now: number },
): NextStep {
  if (order.status !== 'not-paid') return 'done'
  if (!attempt || attempt.refundDue) return 'start'
  if (isAttemptOpen(attempt)) {
    if (attempt.providerRef === null)
      return now - attempt.createdAt < startSeconds * 1000 ? 'wait' : 'replace'
    return changed || attempt.expiresAt <= now ? 'withdraw' : 'pay'
  }
  // After a declined card the provider's page still takes another card.
  return attempt.status === 'failed' && attempt.providerRef !== null ? 'withdraw' : 'start'
}

export type Told = {
  readonly outcome: 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired'
  readonly amount: Cents | null
  readonly reason: string | null
}

export type Settlement = {
  readonly status: AttemptStatus
  readonly opens: boolean
  /** The provider took money that this order cannot use. */
  readonly refundDue: boolean
  readonly reason: string | null
}

/** null: nothing new. Reports may repeat, in any order: paid is final, failed may become paid. */
export function settlement(
  order: PayableOrder,
  attempt: Pick<AttemptState, 'status' | 'amount' | 'refundDue' | 'changeId'>,
  told: Told,
): Settlement | null {
  if (attempt.status === 'paid' || attempt.refundDue) return null
  if (told.outcome === 'paid') {
    if (told.amount !== attempt.amount) {
      const reason = `charged ${told.amount} cents instead of ${attempt.amount}`
      return { status: 'failed', opens: false, refundDue: true, reason }
    }
    // Whether the change is still possible is decided with the order.
    if (attempt.changeId) return { status: 'paid', opens: false, refundDue: false, reason: null }
    const opens =
      mayBecome(order.status, 'opened') && order.grandtotal - order.company === attempt.amount
    return { status: 'paid', opens, refundDue: !opens, reason: told.reason }
  }
  const open = isAttemptOpen(attempt)
  // A failed attempt ends when the provider cancels it or lets it expire.
  const ends = attempt.status === 'failed' && ['cancelled', 'expired'].includes(told.outcome)
  if (told.outcome === 'pending' || !(open || ends)) return null
  return { status: told.outcome, opens: false, refundDue: false, reason: told.reason }
}
