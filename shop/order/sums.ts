import type { SpotKind } from '../address/spot.ts'
import { companyShare, onAccount } from '../company.ts'
import { stands } from '../delivery-life.ts'
import type { Cents } from '../money.ts'
import type { Plan } from '../plan/plan.ts'
import { totals } from '../pricing.ts'
import { mealsIn, type OrderDelivery, vatIn } from './order.ts'

export type OrderSums = {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly shipping: Cents
  readonly grandtotal: Cents
  readonly vat: Cents
  readonly company: Cents
}

export type SummedOrder = {
  readonly plan: Pick<Plan, 'type' | 'mainMeals' | 'delivery'>
  readonly spot: { readonly id: string; readonly kind: SpotKind }
  readonly paymentType: { readonly code: string }
  readonly placed: Pick<OrderSums, 'subtotal' | 'discount' | 'shipping'>
  /** Cents that the shop gave back out of kindness: they stay given, whatever changes after. */
  readonly goodwill: Cents
  readonly deliveries: readonly unknown[]
}

/**
 * What an order costs with these deliveries; the one rule for every change. The discount keeps its
 * proportion to the subtotal; neither it nor a delivery's shipping grows.
 */
export function sumsOf(order: SummedOrder, deliveries: readonly OrderDelivery[]): OrderSums {
  const { plan, spot, placed } = order
  const standing = deliveries.filter(stands)
  const { subtotal, shipping } = totals({
    planType: plan.type,
    mainMealsPerWeek: plan.mainMeals,
    spotKind: spot.kind,
    deliveries: standing.map(({ items }) => items),
    delivery: plan.delivery,
  })
  const part = placed.subtotal === 0 ? 0 : (placed.discount * subtotal) / placed.subtotal
  const discount = Math.min(placed.discount, Math.round(part), subtotal)
  const mostShipping = Math.round((placed.shipping * standing.length) / order.deliveries.length)
  const sums = { subtotal, discount, shipping: Math.min(shipping, mostShipping) }
  return completed(order, standing, kinder(sums, order.goodwill))
}

/** Takes goodwill off the meals first, then off the shipping; never more than there is. */
function kinder(
  { subtotal, discount, shipping }: Pick<OrderSums, 'subtotal' | 'discount' | 'shipping'>,
  goodwill: Cents,
) {
  const offMeals = Math.min(goodwill, subtotal - discount)
  const offShipping = Math.min(goodwill - offMeals, shipping)
  return { subtotal, discount: discount + offMeals, shipping: shipping - offShipping }
}

export function withGoodwill(
  order: SummedOrder,
  sums: OrderSums,
  deliveries: readonly OrderDelivery[],
  cents: Cents,
): OrderSums {
  return completed(order, deliveries.filter(stands), kinder(sums, cents))
}

export function reduced(
  order: SummedOrder,
  sums: OrderSums,
  deliveries: readonly OrderDelivery[],
  cents: Cents,
): OrderSums {
  return completed(order, deliveries.filter(stands), {
    ...sums,
    discount: sums.discount + cents,
  })
}

function completed(
  { paymentType }: SummedOrder,
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
    company: companyShare(paymentType.code === onAccount, standing.map(borne), grandtotal),
  }
}

/** The most that the company pays of a delivery; its allowance does not grow after placing. */
function borne({ items, allowance }: Pick<OrderDelivery, 'items' | 'allowance'>) {
  return { allowance: allowance?.cents ?? 0, meals: mealsIn(items) }
}
