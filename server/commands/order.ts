import type { Pool, PoolClient } from 'pg'
import { type Cents, formatMoney } from '#shop/money.ts'
import {
  cancelOrder,
  type Ended,
  type Opened,
  openOrder,
  rejectOrder,
} from '../changing/order-acts.ts'
import { transaction } from '../db/database.ts'
import { refundOf } from '../db/order/order-papers.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { finishRefund } from '../payments/refunds.ts'

/** What the desk did, in plain sentences; `done: false` means that nothing was changed. */
export type OrderOutcome = { readonly done: boolean; readonly says: readonly string[] }

type Desk = { readonly db: Pool; readonly now: number }

export function rejectByCommand({ db, now }: Desk, name: string): Promise<OrderOutcome> {
  return withOrder(db, name, async (tx, opened) => {
    const { number, status } = opened.order
    const ended = await rejectOrder(tx, opened, now)
    if (!('refused' in ended))
      return yes(`Order ${number} is not accepted.`, ...backs(opened.order, ended))
    return ended.refused === 'order-partly-delivered'
      ? no(
          `Order ${number} was handed over in part and cannot be rejected.`,
          `To take back the rest of it: npm run order -- cancel ${number}`,
        )
      : no(`Order ${number} is ${status}, not opened.`)
  })
}

/** Cancels an order at any hour, or the rest of it where a delivery was handed over. */
export function cancelByCommand({ db, now }: Desk, name: string): Promise<OrderOutcome> {
  return withOrder(db, name, async (tx, opened) => {
    const { number, status } = opened.order
    const ended = await cancelOrder(tx, opened, now)
    if ('refused' in ended) return no(whyNotCanceled(opened.order))
    if (ended.rest !== null)
      return yes(
        `What was still to come of order ${number} is canceled: ${deliveries(ended.rest)}.`,
        `${formatMoney(ended.refunded)} goes back to the customer.`,
      )
    return status === 'not-paid'
      ? yes(
          `Order ${number} is canceled. It was not paid; money that still comes in goes back by itself.`,
        )
      : yes(`Order ${number} is canceled.`, ...backs(opened.order, ended))
  })
}

function whyNotCanceled({ number, status }: PlacedOrder): string {
  return status === 'opened'
    ? `Nothing of order ${number} is still to come.`
    : `Order ${number} is ${status} and cannot be canceled.`
}

/** Records that money of a by-hand refund was sent at the bank, and tells the customer. */
export async function recordRefundByHand({ db, now }: Desk, id: string): Promise<OrderOutcome> {
  const refund = await refundOf(db, id)
  if (!refund) return no(`There is no refund ${id}.`)
  const { status, amount } = refund
  if (status !== 'by-hand')
    return no(
      `Refund ${refund.id} is ${status}: only one that goes back by hand can be marked as done.`,
    )
  await finishRefund({ db, now: () => now, jobs: { soon() {} } }, refund, null)
  return yes(`Refund ${refund.id} is done: ${formatMoney(amount)} went back.`)
}

async function withOrder(
  db: Pool,
  name: string,
  act: (tx: PoolClient, opened: Opened) => Promise<OrderOutcome>,
): Promise<OrderOutcome> {
  return transaction(db, async tx => {
    const opened = await openOrder(tx, name)
    return opened ? act(tx, opened) : no(`There is no order ${name}.`)
  })
}

function backs(order: PlacedOrder, { refunded, couponReturned }: Ended): string[] {
  return [
    goesBack(refunded),
    ...(couponReturned ? [`The coupon ${order.coupon?.code} can be used again.`] : []),
  ]
}

function goesBack(refunded: Cents): string {
  return refunded > 0 ? `${formatMoney(refunded)} goes back to the customer.` : 'Nothing goes back.'
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${count} deliveries`
}

function yes(...says: string[]): OrderOutcome {
  return { done: true, says }
}

function no(...says: string[]): OrderOutcome {
  return { done: false, says }
}
