import type { PoolClient } from 'pg'
import { addedDemand } from '#shop/capacity/capacity.ts'
import { isOver } from '#shop/delivery-life.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import { cancelRest } from '#shop/order-change/cancel.ts'
import { type Changed, effectOf } from '#shop/order-change/order-change.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { randomId } from '../calls/random.ts'
import { releaseKitchen } from '../db/load/capacity.ts'
import { queueMail } from '../db/mail/mails.ts'
import * as changes from '../db/order/order-changes.ts'
import { orderIdOf } from '../db/order/order-papers.ts'
import * as orders from '../db/order/orders.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { lockResting } from '../db/payment/resting-refunds.ts'
import { makeChange } from '../orders/change.ts'
import { endOrder } from '../orders/order-end.ts'
import { dropWaiting, kitchenOf } from '../orders/waiting-change.ts'

export type Opened = { readonly locked: orders.LockedOrder; readonly order: PlacedOrder }

export type Ended = { readonly refunded: Cents; readonly couponReturned: boolean }

/** Locks the order with this number or id; null: there is none. */
export async function openOrder(tx: PoolClient, name: string): Promise<Opened | null> {
  const id = await orderIdOf(tx, name)
  const locked = id && (await orders.lockOrder(tx, id))
  const order = locked && (await placedOrder(tx, locked.id))
  return order ? { locked, order } : null
}

/** Rejects an order that the kitchen cannot make, and gives all money back (reading: Orders and payment). */
export async function rejectOrder(
  tx: PoolClient,
  { locked, order }: Opened,
  now: number,
): Promise<Ended | DeskRefusal> {
  if (order.status !== 'opened') return refuseAtDesk('order-not-open')
  if (isPartlyDelivered(order)) return refuseAtDesk('order-partly-delivered')
  const ending = { status: 'not-accepted', endReason: 'kitchen' } as const
  const ended = await endOrder(tx, locked, { ...ending, refundReason: 'not-accepted', now })
  const data = { refund: ended.refunded }
  const key = `order-not-accepted ${order.id}`
  await queueMail(tx, { key, code: 'order-not-accepted', orderId: order.id, data }, now)
  return ended
}

type Canceled = Ended & {
  /** How many deliveries were cancelled of an order handed over in part; null: the whole order. */
  readonly rest: number | null
}

/** Cancels an order, or its deliveries to come, at any hour. Their money goes back. */
export async function cancelOrder(
  tx: PoolClient,
  opened: Opened,
  now: number,
): Promise<Canceled | DeskRefusal> {
  const { locked, order } = opened
  const { id, status } = order
  if (status !== 'not-paid' && status !== 'opened') return refuseAtDesk('order-not-open')
  if (isPartlyDelivered(order)) return cancelTheRest(tx, opened, now)
  const ending = { status: 'canceled', endReason: 'shop', refundReason: 'canceled', now } as const
  const ended = await endOrder(tx, locked, ending)
  if (status === 'not-paid') return { ...ended, rest: null }
  const couponCode = ended.couponReturned ? order.coupon?.code : undefined
  const amount = ended.refunded
  const data = { what: 'order', amount, by: 'shop', ...(couponCode && { couponCode }) }
  const key = `order-cancelled shop ${id}`
  await queueMail(tx, { key, code: 'order-cancelled', orderId: id, data }, now)
  return { ...ended, rest: null }
}

async function cancelTheRest(
  tx: PoolClient,
  { order }: Opened,
  now: number,
): Promise<Canceled | DeskRefusal> {
  const changed = cancelRest(order, now, 'staff')
  if (isRefusal(changed)) return refuseAtDesk('order-not-open')
  const freed = await dropWaiting(tx, order.id, now)
  const change = await shopChange(tx, order, changed, 'the shop canceled the rest')
  await changes.insert(tx, change, now)
  await makeChange(tx, change, now)
  await releaseKitchen(tx, addedDemand(kitchenOf(change).less, freed))
  const rest = changed.deliveries.length
  return { refunded: Math.max(0, -change.effect), couponReturned: false, rest }
}

async function shopChange(
  tx: PoolClient,
  order: PlacedOrder,
  changed: Changed,
  wish: string,
): Promise<changes.OrderChange> {
  const effect = effectOf(order, changed, await lockResting(tx, order.id))
  const { before, after, refund, sums, kept } = effect
  const euros = { before: toEuros(before), after: toEuros(after), refund: toEuros(refund) }
  const touched = order.deliveries.filter(({ id }) => changed.deliveries.some(to => to.id === id))
  return {
    id: randomId(),
    orderId: order.id,
    kind: changed.kind,
    status: 'applied',
    before: { deliveries: touched, sums: order.totals },
    after: {
      deliveries: changed.deliveries,
      sums,
      wish,
      until: null,
      effect: { ...euros, toPay: 0, couponReturned: false },
      kept,
      by: 'shop',
    },
    effect: after - before,
    undoes: null,
  }
}

function isPartlyDelivered({ deliveries }: PlacedOrder): boolean {
  return deliveries.some(isOver)
}
