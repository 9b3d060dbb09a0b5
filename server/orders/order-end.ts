import type { PoolClient } from 'pg'
import type { Demand } from '#shop/capacity/capacity.ts'
import type { Cents } from '#shop/money.ts'
import { type EndReason, mayBecome } from '#shop/order/order.ts'
import { paidAttempts } from '../db/book/ledger.ts'
import { giveCouponBack } from '../db/coupon/coupons.ts'
import { releaseOrder } from '../db/load/capacity.ts'
import { end } from '../db/order/order-endings.ts'
import type { LockedOrder } from '../db/order/orders.ts'
import { closeDue } from '../db/payment/door.ts'
import { addRefund, type RefundReason } from '../db/payment/refunds.ts'
import { dropWaiting } from './waiting-change.ts'

export type OrderEnd = {
  readonly status: 'canceled' | 'not-accepted'
  readonly endReason: EndReason
  readonly refundReason: RefundReason
  /** Epoch milliseconds. */
  readonly now: number
}

type Ended = {
  readonly refunded: Cents
  readonly couponReturned: boolean
}

/**
 * Ends a whole order before it is delivered (§4): cancels its deliveries, drops a waiting change,
 * gives its coupon and its room in the kitchen back (with `freed`, what a dropped change held), and
 * refunds what was paid. The caller locks the order before, mails the customer, and wakes the job
 * `refunds` after the commit. Throws if an order in this status cannot end.
 */
export async function endOrder(
  tx: PoolClient,
  order: Pick<LockedOrder, 'id' | 'status'>,
  ending: OrderEnd,
  freed: readonly Demand[] = [],
): Promise<Ended> {
  if (!mayBecome(order.status, ending.status))
    throw new Error(`order ${order.id} is ${order.status} and cannot become ${ending.status}`)
  const couponReturned = await giveCouponBack(tx, order.id)
  await closeDue(tx, order.id, { status: 'cancelled', reason: null, now: ending.now })
  const refunded = await giveAllBack(tx, order.id, ending)
  const dropped = await dropWaiting(tx, order.id, ending.now)
  // Before `end`, since it reads which deliveries are still planned.
  await releaseOrder(tx, order.id, [...freed, ...dropped])
  await end(tx, order.id, ending)
  return { refunded, couponReturned }
}

/** Refunds what earlier refunds left of each payment, in the way it was paid. */
async function giveAllBack(
  tx: PoolClient,
  orderId: string,
  { refundReason: reason, now }: OrderEnd,
): Promise<Cents> {
  let refunded = 0
  for (const attempt of await paidAttempts(tx, orderId)) {
    const amount = attempt.charged - attempt.refunded
    if (amount <= 0) continue
    await addRefund(tx, { orderId, attemptId: attempt.id, amount, reason, dueAt: now }, now)
    refunded += amount
  }
  return refunded
}
