import { deliveriesPerWeek } from '#shop/delivery-pairs.ts'
import type { Cents } from '#shop/money.ts'
import { isShippingFree, type Priced, shippingPrice, totals } from '#shop/pricing.ts'
import type { Offer, WeeklyChoice } from './offers.ts'

/** What a plan costs with all its meals; cents for one week unless said otherwise. */
export type Quote = {
  readonly meal: Cents
  readonly breakfast: Cents
  /** The number of breakfasts: one a day, or none. */
  readonly breakfasts: number
  readonly mainMeals: Cents
  readonly allBreakfasts: Cents
  readonly shipping: Cents
  /** What the deliveries would cost if they were not free. */
  readonly fullShipping: Cents
  readonly freeShipping: boolean
  readonly week: Cents
  /** For all weeks. */
  readonly total: Cents
  readonly savedPerMeal: Cents
  /** For all weeks, compared with the same main meals in single orders. */
  readonly saved: Cents
}

export function quoteFor(choice: WeeklyChoice, offer: Offer, single: Cents | undefined): Quote {
  const [meal, breakfast] = offer
  const order = weekOf(choice, offer)
  const { grouped, shipping, grandtotal } = totals(order)
  const savedPerMeal = Math.max((single ?? meal) - meal, 0)
  return {
    meal,
    breakfast,
    breakfasts: choice.breakfast ? choice.daysPerWeek : 0,
    mainMeals: grouped['main-meal'],
    allBreakfasts: grouped.snack,
    shipping,
    fullShipping: shippingPrice * deliveriesPerWeek,
    freeShipping: isShippingFree(order),
    week: grandtotal,
    total: grandtotal * choice.weeks,
    savedPerMeal,
    saved: savedPerMeal * choice.mainMeals * choice.weeks,
  }
}

/** A week's two deliveries; how its meals are shared between them changes no price. */
function weekOf({ mainMeals, daysPerWeek, breakfast }: WeeklyChoice, offer: Offer): Priced {
  const first = [{ type: 'main-meal' as const, price: offer[0], amount: 1 }]
  const second = [
    { type: 'main-meal' as const, price: offer[0], amount: mainMeals - 1 },
    { type: 'snack' as const, price: offer[1], amount: breakfast ? daysPerWeek : 0 },
  ]
  return {
    planType: 'weekly',
    mainMealsPerWeek: mainMeals,
    spotKind: null,
    deliveries: [first, second],
  }
}
