import type { Cents } from './money.ts'
import { type OrderDelivery, vatIn } from './order.ts'
import type { Plan } from './plan.ts'
import { totals } from './pricing.ts'
import type { SpotKind } from './spot.ts'

export type OrderSums = {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly shipping: Cents
  readonly grandtotal: Cents
  readonly vat: Cents
}

/** What of an order decides what its deliveries cost. */
export type SummedOrder = {
  readonly plan: Pick<Plan, 'type' | 'mainMeals'>
  readonly spot: { readonly kind: SpotKind }
  /** The sums as they were placed. */
  readonly placed: Pick<OrderSums, 'subtotal' | 'discount' | 'shipping'>
  readonly deliveries: readonly unknown[]
}

/** A paused delivery keeps its money until it goes on. */
export function stands({ status }: Pick<OrderDelivery, 'status'>): boolean {
  return status !== 'canceled'
}

/**
 * What an order costs with these deliveries in place of its own: the one rule after every change.
 * The discount stays in proportion to what it was given for and never grows; a delivery never
 * costs more to bring than when it was placed.
 */
export function sumsOf(order: SummedOrder, deliveries: readonly OrderDelivery[]): OrderSums {
  const { plan, spot, placed } = order
  const standing = deliveries.filter(stands)
  const { subtotal, shipping } = totals({
    planType: plan.type,
    mainMealsPerWeek: plan.mainMeals,
    spotKind: spot.kind,
    deliveries: standing.map(({ items }) => items),
  })
  const part = placed.subtotal === 0 ? 0 : (placed.discount * subtotal) / placed.subtotal
  const discount = Math.min(placed.discount, Math.round(part), subtotal)
  const mostShipping = Math.round((placed.shipping * standing.length) / order.deliveries.length)
  return withVat(standing, { subtotal, discount, shipping: Math.min(shipping, mostShipping) })
}

/** The sums with less to pay, the discount bearing it. */
export function reduced(
  sums: OrderSums,
  deliveries: readonly OrderDelivery[],
  cents: Cents,
): OrderSums {
  return withVat(deliveries.filter(stands), { ...sums, discount: sums.discount + cents })
}

function withVat(
  standing: readonly OrderDelivery[],
  { subtotal, discount, shipping }: Pick<OrderSums, 'subtotal' | 'discount' | 'shipping'>,
): OrderSums {
  const grandtotal = subtotal - discount + shipping
  const items = standing.flatMap(({ items }) => items)
  return {
    subtotal,
    discount,
    shipping,
    grandtotal,
    vat: vatIn(items, { subtotal, grandtotal }),
  }
}
