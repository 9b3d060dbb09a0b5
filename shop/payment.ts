import type { Cents } from './money.ts'
import { mayBecome, type OrderStatus } from './order.ts'

/** created: the provider was not reached yet; pending: it waits for the customer. */
export type AttemptStatus = 'created' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

/** How long an order waits to be paid (reading: Orders and payment). */
export const paymentMinutes = 30
/** An attempt that did not reach the provider by then was left behind by a process that died. */
export const startSeconds = 30

export type AttemptState = {
  readonly status: AttemptStatus
  readonly amount: Cents
  readonly providerRef: string | null
  readonly refundDue: boolean
  /** It pays for a change of a paid order, not for the order itself. */
  readonly changeId?: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly expiresAt: number
}

export type PayableOrder = {
  readonly status: OrderStatus
  readonly grandtotal: Cents
  /** What a company bears of it: nobody is asked to pay that. */
  readonly company: Cents
}

export function isOpen({ status }: Pick<AttemptState, 'status'>): boolean {
  return status === 'created' || status === 'pending'
}

/** Whether its way to the provider still leads to a page where it can be paid. */
export function isPayable(
  attempt: Pick<AttemptState, 'status' | 'expiresAt'>,
  { triesAgain, now }: { triesAgain: boolean; now: number },
): boolean {
  const { status, expiresAt } = attempt
  return now < expiresAt && (status === 'pending' || (status === 'failed' && triesAgain))
}

/**
 * What placing an order does about its latest attempt to pay.
 * done: nothing is left to pay. pay: go on where the attempt leads. wait: another call is just
 * starting it. withdraw: ask the provider, then take the attempt back there. replace: it was left
 * behind, start another in its place. start: there is none under way.
 */
export type NextStep = 'done' | 'pay' | 'wait' | 'withdraw' | 'replace' | 'start'

export function nextStep(
  order: Pick<PayableOrder, 'status'>,
  attempt: AttemptState | null,
  { changed, now }: { changed: boolean; now: number },
): NextStep {
  if (order.status !== 'not-paid') return 'done'
  if (!attempt || attempt.refundDue) return 'start'
  if (isOpen(attempt)) {
    if (attempt.providerRef === null)
      return now - attempt.createdAt < startSeconds * 1000 ? 'wait' : 'replace'
    return changed || attempt.expiresAt <= now ? 'withdraw' : 'pay'
  }
  // A declined card leaves the provider's page payable with another one.
  return attempt.status === 'failed' && attempt.providerRef !== null ? 'withdraw' : 'start'
}

export type Told = {
  readonly outcome: 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired'
  readonly amount: Cents | null
  readonly reason: string | null
}

export type Settlement = {
  readonly status: AttemptStatus
  /** The order is paid now. */
  readonly opens: boolean
  /** Money came that this order cannot take. */
  readonly refundDue: boolean
  readonly reason: string | null
}

/**
 * What the provider's word makes of an attempt; null: nothing new. Monotone, so that a return, a
 * webhook and a job may tell it twice and in any order: money that was taken stays taken, and a
 * failed or expired attempt may still turn out paid.
 */
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
    // Whether the change can still be made is for the order to say.
    if (attempt.changeId) return { status: 'paid', opens: false, refundDue: false, reason: null }
    const opens =
      mayBecome(order.status, 'opened') && order.grandtotal - order.company === attempt.amount
    return { status: 'paid', opens, refundDue: !opens, reason: told.reason }
  }
  const open = isOpen(attempt)
  // The provider was told to take a failed one back, or let it expire.
  const ends = attempt.status === 'failed' && ['cancelled', 'expired'].includes(told.outcome)
  if (told.outcome === 'pending' || !(open || ends)) return null
  return { status: told.outcome, opens: false, refundDue: false, reason: told.reason }
}
