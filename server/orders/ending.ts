import type { PoolClient } from 'pg'
import type { Demand } from '#shop/kitchen.ts'
import type { Cents } from '#shop/money.ts'
import { type EndReason, mayBecome } from '#shop/order.ts'
import { giveCouponBack } from '../db/coupons.ts'
import { releaseOrder } from '../db/kitchen.ts'
import { paidAttempts } from '../db/ledger.ts'
import { end } from '../db/order-endings.ts'
import type { LockedOrder } from '../db/orders.ts'
import { addRefund, type RefundReason } from '../db/refunds.ts'
import { dropWaiting } from './change.ts'

export type Ending = {
  readonly status: 'canceled' | 'not-accepted'
  readonly endReason: EndReason
  readonly refundReason: RefundReason
  /** Epoch milliseconds. */
  readonly now: number
}

type Ended = {
  /** Cents that go back. */
  readonly refunded: Cents
  readonly couponReturned: boolean
}

/**
 * Ends an order as a whole, before it was delivered (§4): its deliveries do not come, a change that
 * waits for its payment is not made, its coupon and its room in the kitchen (with `freed`, that of a
 * change dropped already) are free again, and whatever was paid for it goes back. The caller has the
 * order locked, tells the customer, and wakes the job `refunds` after the commit. Throws where the
 * order is past its end.
 */
export async function endOrder(
  tx: PoolClient,
  order: Pick<LockedOrder, 'id' | 'status'>,
  ending: Ending,
  freed: readonly Demand[] = [],
): Promise<Ended> {
  if (!mayBecome(order.status, ending.status))
    throw new Error(`order ${order.id} is ${order.status} and cannot become ${ending.status}`)
  const couponReturned = await giveCouponBack(tx, order.id)
  const refunded = await giveAllBack(tx, order.id, ending)
  const dropped = await dropWaiting(tx, order.id, ending.now)
  // The kitchen's rows are hot, so nearly the last; it reads which deliveries are still planned.
  await releaseOrder(tx, order.id, [...freed, ...dropped])
  await end(tx, order.id, ending)
  return { refunded, couponReturned }
}

/** What is left of each payment after earlier refunds goes back to where it came from. */
async function giveAllBack(
  tx: PoolClient,
  orderId: string,
  { refundReason: reason, now }: Ending,
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
