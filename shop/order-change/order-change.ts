import type { ShippingAddress } from '../address/address.ts'
import { stands } from '../delivery-life.ts'
import type { Cents } from '../money.ts'
import type { ChangeKind, OrderDelivery } from '../order/order.ts'
import type { StandingOrder } from '../order/rights.ts'
import { type OrderSums, reduced, type SummedOrder, sumsOf, withGoodwill } from '../order/sums.ts'
import { paymentMinutes } from '../payment.ts'
import type { Plan } from '../plan/plan.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'

export type ChangeableOrder = Omit<StandingOrder, 'plan' | 'deliveries'> &
  Omit<SummedOrder, 'plan' | 'deliveries'> & {
    readonly plan: Plan
    readonly address: ShippingAddress
    readonly totals: Pick<
      OrderSums,
      'subtotal' | 'discount' | 'shipping' | 'grandtotal' | 'company'
    >
    readonly vat: Cents
    /** What is still to be paid when it is handed over; absent or null: nothing is. */
    readonly atDoor?: Cents | null
    readonly deliveries: readonly OrderDelivery[]
  }

export type Changed = {
  readonly kind: ChangeKind
  /** The changed deliveries as they become; equal to the present ones where nothing changes. */
  readonly deliveries: readonly OrderDelivery[]
  /** Until when it is possible (epoch milliseconds); null: at any time. */
  readonly until: number | null
  readonly undoes?: string
}

/** Card providers take no smaller payment; the shop pays what is less. */
export const leastPayment: Cents = 30
/** How long a refund for a change waits, so that undoing it needs no payment. */
export const refundRestMinutes = 15

export type ChangeEffect = {
  readonly before: Cents
  readonly after: Cents
  /** One of these is 0. */
  readonly refund: Cents
  readonly toPay: Cents
  readonly kept: Cents
  readonly sums: OrderSums
  readonly ends: boolean
}

/** `resting`: cents of waiting refunds, which pay for a higher price first. */
export function effectOf(order: ChangeableOrder, changed: Changed, resting: Cents): ChangeEffect {
  const before = ownPart(order.totals)
  const deliveries = replaced(order.deliveries, changed.deliveries)
  if (!deliveries.some(stands)) {
    const sums = { ...order.totals, vat: order.vat }
    const isPaid = order.status === 'opened' && !isDue(order)
    const refund = isPaid ? before : 0
    return { before, after: 0, refund, toPay: 0, kept: 0, sums, ends: true }
  }
  const sums = sumsAfter(order, changed, deliveries)
  // Nothing was paid: what is due at the door becomes the new price.
  if (isDue(order)) {
    const money = { refund: 0, toPay: 0, kept: 0 }
    return { before, after: ownPart(sums), ...money, sums, ends: false }
  }
  const more = ownPart(sums) - before
  const back = Math.min(Math.max(0, more), resting)
  const toPay = Math.max(0, more - back)
  const small = toPay < leastPayment && toPay <= sums.subtotal - sums.discount ? toPay : 0
  const borne = small > 0 ? reduced(order, sums, deliveries, small) : sums
  return {
    before,
    after: ownPart(borne),
    refund: Math.max(0, -more),
    toPay: toPay - small,
    kept: back,
    sums: borne,
    ends: false,
  }
}

/**
 * What an order costs after a change. A discount lowers the employee's part first. Without a delivery that the
 * company paid, the rest could therefore cost them more: the shop gives that away, and no later change asks for it.
 */
export function sumsAfter(
  order: ChangeableOrder,
  { kind }: Pick<Changed, 'kind'>,
  deliveries: readonly OrderDelivery[],
): OrderSums {
  const sums = sumsOf(order, deliveries)
  const before = ownPart(order.totals)
  const more = ownPart(sums) - before
  if (more <= 0) return sums
  const givenBefore = ownPart(sumsOf(order, order.deliveries)) - before
  const isLess = kind === 'cancel' || kind === 'cancel-delivery'
  // Less was given only because no card takes so little: the next change asks for it.
  const given = isLess ? more : givenBefore >= leastPayment ? Math.min(more, givenBefore) : 0
  return given > 0 ? withGoodwill(order, sums, deliveries, given) : sums
}

/** Whether the order is paid when it is handed over, and was not yet. */
export function isDue({ atDoor = null }: Pick<ChangeableOrder, 'atDoor'>): boolean {
  return atDoor !== null
}

export function ownPart({ grandtotal, company }: Pick<OrderSums, 'grandtotal' | 'company'>): Cents {
  return grandtotal - company
}

export function replaced(
  deliveries: readonly OrderDelivery[],
  by: readonly OrderDelivery[],
): OrderDelivery[] {
  return deliveries.map(delivery => by.find(({ id }) => id === delivery.id) ?? delivery)
}

/** Splits a refund over payments, the newest first. Throws where too little is left of them. */
export function refundParts<Payment extends { readonly left: Cents }>(
  amount: Cents,
  payments: readonly Payment[],
): { readonly payment: Payment; readonly amount: Cents }[] {
  let rest = amount
  const parts = payments.flatMap(payment => {
    const part = Math.min(rest, Math.max(0, payment.left))
    rest -= part
    return part > 0 ? [{ payment, amount: part }] : []
  })
  if (rest > 0) throw new Error(`${rest} cents more than was paid`)
  return parts
}

/** Whether a paid change is still possible: its limit, and the time that the customer had to pay. */
export function isStillInTime(until: number | null, now: number): boolean {
  return until === null || now <= until + paymentMinutes * 60_000
}

export function findDelivery(
  order: Pick<ChangeableOrder, 'deliveries'>,
  deliveryId: string,
): OrderDelivery | Refusal {
  return order.deliveries.find(({ id }) => id === deliveryId) ?? refuse('item-not-found')
}
