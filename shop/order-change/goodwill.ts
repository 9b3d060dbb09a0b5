import { stands } from '../delivery-life.ts'
import type { Cents } from '../money.ts'
import { type OrderSums, withGoodwill } from '../order/sums.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { type ChangeableOrder, isDue, ownPart } from './order-change.ts'

export const goodwillReasons = ['damaged', 'missing', 'late', 'quality', 'kindness'] as const
export type GoodwillReason = (typeof goodwillReasons)[number]

/** What an order costs after cents were given back, also later. `change-not-possible`: less was paid. */
export function goodwillOf(order: ChangeableOrder, cents: Cents): OrderSums | Refusal {
  const isPaid = order.status === 'opened' || order.status === 'delivered'
  if (!isPaid || !order.deliveries.some(stands) || cents > mostGoodwill(order))
    return refuse('change-not-possible', { most: isPaid ? mostGoodwill(order) : 0 })
  return withGoodwill(order, { ...order.totals, vat: order.vat }, order.deliveries, cents)
}

/** The customer's own part, once it is paid: a company's is billed and was never paid. */
export function mostGoodwill(order: Pick<ChangeableOrder, 'totals' | 'atDoor'>): Cents {
  return isDue(order) ? 0 : Math.max(0, ownPart(order.totals))
}
