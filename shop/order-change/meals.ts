import { amountErrors, type CartError } from '../cart/checks.ts'
import type { Catalogue } from '../catalogue.ts'
import type { OrderDelivery, OrderItem } from '../order/order.ts'
import { type Changer, mayChange, whyNot } from '../order/rights.ts'
import { sumsOf } from '../order/sums.ts'
import { type CountedDelivery, overfullType } from '../plan/day-state.ts'
import { isBreakfast } from '../pricing.ts'
import { isRefusal, type Refusal, refuse } from '../refusal/refusal.ts'
import { mealChangeCutOff } from '../schedule/schedule.ts'
import { amountOf, linesFor, summed, type WantedItem } from './meal-lines.ts'
import { type ChangeableOrder, type Changed, findDelivery, replaced } from './order-change.ts'

/** Portions that one change may add: the kitchen holds them until they are paid. */
const mostAdded = 40

/**
 * Replaces the contents of a delivery, as long as `delivery-life.ts` says; bought meals keep their price.
 * Refuses `item-not-found`, `change-too-large`, `item-type-is-full`, and `cart-error` with what lacks
 * in `data.errors`.
 */
export function changeMeals(
  order: ChangeableOrder,
  { deliveryId, items }: { deliveryId: string; items: readonly WantedItem[] },
  catalogue: Catalogue,
  now: number,
  by: Changer = 'customer',
): Changed | Refusal {
  const delivery = findDelivery(order, deliveryId)
  if (isRefusal(delivery)) return delivery
  if (!mayChange(order, 'change-meals', delivery, now, by)) return refuse(whyNot(order, [delivery]))
  const wanted = summed(items)
  const lines = linesFor(order, delivery, wanted, catalogue)
  if (isRefusal(lines)) return lines
  if (amountOf(lines) - amountOf(delivery.items) > mostAdded) return refuse('change-too-large')
  const after = { ...delivery, items: lines }
  const contents = counted(order, delivery, lines, catalogue)
  const full = overfullType(contents, delivery.items)
  if (full) return refuse('item-type-is-full', full)
  const errors = [...amountErrors(delivery.id, contents), ...minimumErrors(order, delivery, after)]
  if (errors.length > 0) return refuse('cart-error', { errors })
  const until = mealChangeCutOff(delivery.date, delivery.timePeriod)
  return { kind: 'meals', deliveries: [after], until }
}

/** A snack that the shop no longer knows counts as a breakfast if it was bought. */
function counted(
  { plan }: ChangeableOrder,
  { days, items: bought }: OrderDelivery,
  items: readonly OrderItem[],
  catalogue: Catalogue,
): CountedDelivery {
  const isCountedBreakfast = ({ buildId, type }: OrderItem) => {
    if (type !== 'snack') return false
    const meal = catalogue.builds.get(buildId)?.meal
    return meal ? isBreakfast(meal) : bought.some(item => item.buildId === buildId)
  }
  return {
    plan,
    days,
    items: items.map(item => ({ ...item, breakfast: isCountedBreakfast(item) })),
  }
}

/** A cheaper order must still reach its plan's minimum. */
function minimumErrors(
  order: ChangeableOrder,
  before: OrderDelivery,
  after: OrderDelivery,
): CartError[] {
  const { minTotal } = order.plan
  const subtotal = (one: OrderDelivery) => sumsOf(order, replaced(order.deliveries, [one])).subtotal
  const now = subtotal(after)
  if (now >= minTotal || now >= subtotal(before)) return []
  return [{ group: 'totals', slug: 'min-total-error', minTotal }]
}
