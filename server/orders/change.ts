import type { PoolClient } from 'pg'
import { toCents } from '#shop/money.ts'
import {
  isStillInTime,
  ownPart,
  refundParts,
  refundRestMinutes,
} from '#shop/order-change/order-change.ts'
import type { Settlement } from '#shop/payment.ts'
import { paidAttempts } from '../db/book/ledger.ts'
import { releaseKitchen } from '../db/load/capacity.ts'
import { type Mail, queueMail } from '../db/mail/mails.ts'
import { writeDeliveries } from '../db/order/changed-deliveries.ts'
import * as changes from '../db/order/order-changes.ts'
import type { LockedOrder } from '../db/order/orders.ts'
import { changeDue } from '../db/payment/door.ts'
import { addFiscalDocument } from '../db/payment/fiscal-documents.ts'
import type { PaymentAttempt } from '../db/payment/payments.ts'
import { addRefund, type RefundReason } from '../db/payment/refunds.ts'
import { keepResting, lockResting } from '../db/payment/resting-refunds.ts'
import { isAllowanceTaken, isCompanyGone } from './allowance.ts'
import { dropChange, kitchenOf } from './waiting-change.ts'

/**
 * Settles the payment for a change of a paid order, with order and attempt locked. If it is paid,
 * the change is made; a change that is no longer possible is dropped and its money goes back. If
 * the payment ended unpaid, the change is dropped.
 */
export async function settleChange(
  tx: PoolClient,
  order: LockedOrder,
  changeId: string,
  attempt: PaymentAttempt,
  settlement: Settlement,
  now: number,
): Promise<Settlement> {
  const change = await changes.one(tx, changeId)
  if (!change) throw new Error(`payment ${attempt.id} of a lost change ${changeId}`)
  const isPaid = settlement.status === 'paid' && !settlement.refundDue
  if (isPaid && (await isStillPossible(tx, order, change, now))) {
    await makeChange(tx, change, now)
    await releaseKitchen(tx, kitchenOf(change).less)
    const { id: attemptId, amount } = attempt
    await addFiscalDocument(tx, { orderId: order.id, attemptId, amount }, now)
    return settlement
  }
  // A declined card leaves the provider's page open for another one.
  const mayFollow =
    settlement.status === 'failed' && !settlement.refundDue && attempt.providerRef !== null
  if (!mayFollow) await releaseKitchen(tx, await dropChange(tx, change, now))
  return isPaid
    ? { ...settlement, refundDue: true, reason: 'the change came too late' }
    : settlement
}

async function isStillPossible(
  tx: PoolClient,
  order: LockedOrder,
  { status, before, after }: changes.OrderChange,
  now: number,
): Promise<boolean> {
  if (status !== 'waiting' || order.status !== 'opened') return false
  if (order.grandtotal !== before.sums.grandtotal || !isStillInTime(after.until, now)) return false
  if ((await lockResting(tx, order.id)) < after.kept) return false
  if (await isCompanyGone(tx, order, order.company, after.sums.company)) return false
  return !(await isAllowanceTaken(tx, order, before.deliveries, after.deliveries))
}

/** Writes the changed order. The caller takes the capacity. */
export async function makeChange(
  tx: PoolClient,
  change: changes.OrderChange,
  now: number,
): Promise<void> {
  const { orderId, kind, after } = change
  await writeDeliveries(tx, orderId, after.deliveries, after.sums, now)
  await changes.markApplied(tx, change, now)
  await keepResting(tx, orderId, after.kept)
  const isDue = await changeDue(tx, orderId, ownPart(after.sums), now)
  if (change.effect < 0 && !isDue) await giveBack(tx, change, now)
  const [first] = after.deliveries
  if (kind === 'cancel') await queueMail(tx, canceledMail(change, 'rest'), now)
  if (kind === 'cancel-delivery' && first)
    await queueMail(tx, canceledMail(change, first.date), now)
}

/** Adds the refunds; they wait for a while, in which an undo costs nothing. */
async function giveBack(tx: PoolClient, change: changes.OrderChange, now: number): Promise<void> {
  const { id: changeId, orderId, kind, effect } = change
  const paid = await paidAttempts(tx, orderId)
  const payments = paid.map(({ id, charged, refunded }) => ({ id, left: charged - refunded }))
  const reason = refundReasons[kind] ?? 'changed'
  // Only a customer undoes a change.
  const dueAt = kind === 'goodwill' ? now : now + refundRestMinutes * 60_000
  for (const { payment, amount } of refundParts(-effect, payments))
    await addRefund(tx, { orderId, attemptId: payment.id, changeId, amount, reason, dueAt }, now)
}

const refundReasons: Partial<Record<changes.OrderChange['kind'], RefundReason>> = {
  cancel: 'canceled',
  'cancel-delivery': 'canceled',
  goodwill: 'goodwill',
}

/** The mail of a cancellation; `what`: the date of one delivery, the `rest`, or the `order`. */
export function canceledMail(
  change: changes.OrderChange,
  what: string,
  couponCode: string | null = null,
): Mail {
  const { id, orderId, after } = change
  const amount = toCents(after.effect.refund)
  const data = {
    what,
    amount,
    ...(after.by && { by: after.by }),
    ...(couponCode && { couponCode }),
  }
  return { key: `order-cancelled ${id}`, code: 'order-cancelled', orderId, data }
}
