import type { Pool, PoolClient } from 'pg'
import { addedDemand } from '#shop/kitchen.ts'
import { type Cents, formatMoney, toEuros } from '#shop/money.ts'
import { cancelRest } from '#shop/order-change/cancel.ts'
import { effectOf } from '#shop/order-change/order-change.ts'
import { isRefusal } from '#shop/refusal.ts'
import { randomId } from '../calls/random.ts'
import { transaction } from '../db/database.ts'
import { orderIdOf, refundOf } from '../db/desk.ts'
import { releaseKitchen } from '../db/kitchen.ts'
import { queueMail } from '../db/mails.ts'
import * as changes from '../db/order-changes.ts'
import * as orders from '../db/orders.ts'
import type { PlacedOrder } from '../db/placed-order.ts'
import { placedOrder } from '../db/placed-orders.ts'
import { lockResting } from '../db/resting-refunds.ts'
import { dropWaiting, kitchenOf, makeChange } from '../orders/change.ts'
import { endOrder } from '../orders/ending.ts'
import { finishRefund } from '../payments/refunds.ts'

/** What the desk did, in plain sentences; `done: false` means that nothing was changed. */
export type Done = { readonly done: boolean; readonly says: readonly string[] }

type Desk = { readonly db: Pool; readonly now: number }
type Opened = { readonly locked: orders.LockedOrder; readonly order: PlacedOrder }

/**
 * The kitchen cannot make a paid order: all that was paid goes back (reading: Orders and payment).
 */
export function rejectOrder({ db, now }: Desk, name: string): Promise<Done> {
  return withOrder(db, name, async (tx, { locked, order }) => {
    const { id, number } = order
    if (order.status !== 'opened') return no(`Order ${number} is ${order.status}, not opened.`)
    if (order.deliveries.some(({ status }) => status === 'delivered'))
      return no(
        `Order ${number} was handed over in part and cannot be rejected.`,
        `To take back the rest of it: npm run order -- cancel ${number}`,
      )
    const ending = { status: 'not-accepted', endReason: 'kitchen' } as const
    const ended = await endOrder(tx, locked, { ...ending, refundReason: 'not-accepted', now })
    const data = { refund: ended.refunded }
    const key = `order-not-accepted ${id}`
    await queueMail(tx, { key, code: 'order-not-accepted', orderId: id, data }, now)
    return yes(`Order ${number} is not accepted.`, ...backs(order, ended))
  })
}

/**
 * Cancels an order at any hour, or the rest of it where a delivery was handed over. The customer
 * gets back what was paid for it.
 */
export function cancelOrder({ db, now }: Desk, name: string): Promise<Done> {
  return withOrder(db, name, async (tx, opened) => {
    const { locked, order } = opened
    const { id, number, status } = order
    if (status !== 'not-paid' && status !== 'opened')
      return no(`Order ${number} is ${status} and cannot be canceled.`)
    if (order.deliveries.some(delivery => delivery.status === 'delivered'))
      return cancelTheRest(tx, opened, now)
    const ending = { status: 'canceled', endReason: 'shop', refundReason: 'canceled', now } as const
    const ended = await endOrder(tx, locked, ending)
    if (status === 'not-paid')
      return yes(
        `Order ${number} is canceled. It was not paid; money that still comes in goes back by itself.`,
      )
    const couponCode = ended.couponReturned ? order.coupon?.code : undefined
    const amount = ended.refunded
    const data = { what: 'order', amount, by: 'shop', ...(couponCode && { couponCode }) }
    const key = `order-cancelled shop ${id}`
    await queueMail(tx, { key, code: 'order-cancelled', orderId: id, data }, now)
    return yes(`Order ${number} is canceled.`, ...backs(order, ended))
  })
}

async function cancelTheRest(tx: PoolClient, { order }: Opened, now: number): Promise<Done> {
  // At time 0 every delivery is still in time to be cancelled.
  const changed = cancelRest(order, 0)
  if (isRefusal(changed)) return no(`Nothing of order ${order.number} is still to come.`)
  const freed = await dropWaiting(tx, order.id, now)
  const effect = effectOf(order, changed, await lockResting(tx, order.id))
  const { before, after, refund, sums, kept } = effect
  const told = { before: toEuros(before), after: toEuros(after), refund: toEuros(refund) }
  const touched = order.deliveries.filter(({ id }) => changed.deliveries.some(to => to.id === id))
  const change: changes.OrderChange = {
    id: randomId(),
    orderId: order.id,
    kind: changed.kind,
    status: 'applied',
    before: { deliveries: touched, sums: order.totals },
    after: {
      deliveries: changed.deliveries,
      sums,
      wish: 'the shop canceled the rest',
      until: null,
      effect: { ...told, toPay: 0, couponReturned: false },
      kept,
      by: 'shop',
    },
    effect: after - before,
    undoes: null,
  }
  await changes.insert(tx, change, now)
  await makeChange(tx, change, now)
  await releaseKitchen(tx, addedDemand(kitchenOf(change).less, freed))
  return yes(
    `What was still to come of order ${order.number} is canceled: ${deliveries(touched.length)}.`,
    `${formatMoney(refund)} goes back to the customer.`,
  )
}

/** Records that money of a by-hand refund was sent at the bank, and tells the customer. */
export async function recordRefundByHand({ db, now }: Desk, id: string): Promise<Done> {
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
  act: (tx: PoolClient, opened: Opened) => Promise<Done>,
): Promise<Done> {
  return transaction(db, async tx => {
    const id = await orderIdOf(tx, name)
    const locked = id && (await orders.lockOrder(tx, id))
    const order = locked && (await placedOrder(tx, locked.id))
    return order ? act(tx, { locked, order }) : no(`There is no order ${name}.`)
  })
}

function backs(order: PlacedOrder, ended: { refunded: Cents; couponReturned: boolean }): string[] {
  const { refunded, couponReturned } = ended
  return [
    refunded > 0 ? `${formatMoney(refunded)} goes back to the customer.` : 'Nothing goes back.',
    ...(couponReturned ? [`The coupon ${order.coupon?.code} can be used again.`] : []),
  ]
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${count} deliveries`
}

function yes(...says: string[]): Done {
  return { done: true, says }
}

function no(...says: string[]): Done {
  return { done: false, says }
}
