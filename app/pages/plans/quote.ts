import type { Cents } from '#shop/money.ts'
import { portionFor, usualLeastMainMeals } from '#shop/plan/plan.ts'
import { usualDeliveriesPerWeek } from '#shop/plan/plan-deliveries.ts'
import { planSaving } from '#shop/plan/plan-saving.ts'
import { isShippingFree, termsOf, totals, usualDelivery } from '#shop/pricing.ts'
import type { DeliveryTerms } from '#shop/shop-data/delivery-terms.ts'
import type { PlanPrice, WeeklyChoice } from './plan-prices.ts'

/** What a plan costs with all its meals; cents for one week unless said otherwise. */
export type Quote = {
  readonly meal: Cents
  readonly breakfast: Cents
  /** The number of breakfasts: one a day, or none. */
  readonly breakfasts: number
  readonly mainMeals: Cents
  readonly allBreakfasts: Cents
  readonly deliveries: number
  readonly shipping: Cents
  /** What the deliveries would cost if they were not free. */
  readonly fullShipping: Cents
  readonly freeShipping: boolean
  readonly week: Cents
  /** For all weeks. */
  readonly total: Cents
  /** For all weeks, against the same meals in single orders, delivery counted. */
  readonly saved: Cents
  /** What a main meal costs in those single orders; null: nothing is saved. */
  readonly single: Cents | null
}

export function quoteFor(
  choice: WeeklyChoice,
  offer: PlanPrice,
  single: Cents | undefined,
  delivery: DeliveryTerms = usualDelivery,
  leastMainMeals: number = usualLeastMainMeals,
): Quote {
  const [meal, breakfast, deliveriesPerWeek = usualDeliveriesPerWeek] = offer
  // Where the customer chooses each portion, the price of single orders is not known yet.
  const singlePrice = portionFor(choice.dietCode) === null ? undefined : single
  const order = {
    ...weekOf(choice, offer, deliveriesPerWeek, singlePrice),
    ...{ delivery, leastMainMeals, deliveriesPerWeek },
  }
  const { grouped, shipping, grandtotal } = totals(order)
  const saved = planSaving(order) * choice.weeks
  return {
    meal,
    breakfast,
    breakfasts: choice.breakfast ? choice.daysPerWeek : 0,
    mainMeals: grouped['main-meal'],
    allBreakfasts: grouped.snack,
    deliveries: deliveriesPerWeek,
    shipping,
    fullShipping: termsOf(order).fee * deliveriesPerWeek,
    freeShipping: isShippingFree(order),
    week: grandtotal,
    total: grandtotal * choice.weeks,
    saved,
    single: saved > 0 ? (singlePrice ?? null) : null,
  }
}

/** A week's deliveries; how its meals are shared between them changes no price. */
function weekOf(
  { mainMeals, daysPerWeek, breakfast }: WeeklyChoice,
  [mainPrice, breakfastPrice]: PlanPrice,
  deliveriesPerWeek: number,
  single: Cents | undefined,
) {
  const main = { type: 'main-meal', price: mainPrice, ...(single && { singly: single }) } as const
  const snack = { type: 'snack', price: breakfastPrice, singly: breakfastPrice } as const
  const firsts = Array.from({ length: deliveriesPerWeek - 1 }, () => [{ ...main, amount: 1 }])
  const last = [
    { ...main, amount: mainMeals - firsts.length },
    { ...snack, amount: breakfast ? daysPerWeek : 0 },
  ]
  return {
    planType: 'weekly' as const,
    mainMealsPerWeek: mainMeals,
    spotKind: null,
    deliveries: [...firsts, last],
  }
}
