import type { ShippingAddress } from '../address.ts'
import type { Cents } from '../money.ts'
import type { ChangeKind, OrderDelivery } from '../order.ts'
import type { StandingOrder } from '../order-rights.ts'
import { type OrderSums, reduced, type SummedOrder, stands, sumsOf } from '../order-sums.ts'
import { paymentMinutes } from '../payment.ts'
import type { Plan } from '../plan.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** A placed order as the rules of changing it see it. */
export type ChangeableOrder = Omit<StandingOrder, 'plan' | 'deliveries'> &
  Omit<SummedOrder, 'plan' | 'deliveries'> & {
    readonly plan: Plan
    readonly address: ShippingAddress
    readonly totals: Pick<
      OrderSums,
      'subtotal' | 'discount' | 'shipping' | 'grandtotal' | 'company'
    >
    readonly vat: Cents
    readonly deliveries: readonly OrderDelivery[]
  }

/** What a wish makes of an order. */
export type Changed = {
  readonly kind: ChangeKind
  /** The deliveries that it touches, as they become; the same as they are: nothing changes. */
  readonly deliveries: readonly OrderDelivery[]
  /** Until when it can be made (epoch milliseconds); null: at any time. */
  readonly until: number | null
  /** The change that it takes back. */
  readonly undoes?: string
}

/** Less than this is not worth a payment, nor would a card provider take it: the shop bears it. */
export const leastPayment: Cents = 30
/** How long money that goes back for a change waits: undone in that time, it never left. */
export const refundRestMinutes = 15

export type ChangeEffect = {
  /** What the customer pays of the order; a company's part is its own. */
  readonly before: Cents
  readonly after: Cents
  /** Cents that go back, or have to be paid; one of them is 0. */
  readonly refund: Cents
  readonly toPay: Cents
  /** Cents of refunds on their way that stay here instead. */
  readonly kept: Cents
  readonly sums: OrderSums
  /** Nothing is left of the order. */
  readonly ends: boolean
}

/**
 * What a change does to what an order costs. `resting`: cents on their way back that have not left
 * yet; they pay for what becomes dearer first. An order of which nothing is left keeps its sums.
 */
export function effectOf(order: ChangeableOrder, changed: Changed, resting: Cents): ChangeEffect {
  const before = ownPart(order.totals)
  const deliveries = replaced(order.deliveries, changed.deliveries)
  if (!deliveries.some(stands)) {
    const sums = { ...order.totals, vat: order.vat }
    const isPaid = order.status === 'opened'
    const refund = isPaid ? before : 0
    return { before, after: 0, refund, toPay: 0, kept: 0, sums, ends: true }
  }
  const sums = sumsOf(order, deliveries)
  const more = ownPart(sums) - before
  const kept = Math.min(Math.max(0, more), resting)
  const toPay = Math.max(0, more - kept)
  const small = toPay < leastPayment && toPay <= sums.subtotal - sums.discount ? toPay : 0
  const borne = small > 0 ? reduced(order, sums, deliveries, small) : sums
  return {
    before,
    after: ownPart(borne),
    refund: Math.max(0, -more),
    toPay: toPay - small,
    kept,
    sums: borne,
    ends: false,
  }
}

/** What of an order its customer pays. */
export function ownPart({ grandtotal, company }: Pick<OrderSums, 'grandtotal' | 'company'>): Cents {
  return grandtotal - company
}

/** The deliveries with some of them as they become. */
export function replaced(
  deliveries: readonly OrderDelivery[],
  by: readonly OrderDelivery[],
): OrderDelivery[] {
  return deliveries.map(delivery => by.find(({ id }) => id === delivery.id) ?? delivery)
}

/** How an amount goes back: from the newest payment first, never more than is left of each. */
export function spread<Payment extends { readonly left: Cents }>(
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

/** Whether a change that was paid can still be made: whoever paid in time had that long to do it. */
export function isStillInTime(until: number | null, now: number): boolean {
  return until === null || now <= until + paymentMinutes * 60_000
}

export function deliveryOf(
  order: Pick<ChangeableOrder, 'deliveries'>,
  deliveryId: string,
): OrderDelivery | Refusal {
  return order.deliveries.find(({ id }) => id === deliveryId) ?? refuse('item-not-found')
}

/** Whether two deliveries are the same but for the order in which their fields were written. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

/** A text that two values share where they say the same. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`
}
