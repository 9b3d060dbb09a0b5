import type { ItemType, Meal, MealBuild } from './meal.ts'
import type { Cents } from './money.ts'
import type { Plan, PlanType } from './plan.ts'
import type { SpotKind } from './spot.ts'

/** What a delivery costs where it is not free (§9). */
export const shippingPrice: Cents = 200
/** Single order: free shipping from so many main meals (§9). */
export const freeShippingMainMeals = 6
/** Weekly and monthly plans: free shipping from so many main meals a week (§9). */
export const freeShippingWeeklyMainMeals = 12

export type PricedItem = {
  readonly type: ItemType
  readonly price: Cents
  readonly amount: number
}

export type Priced = {
  readonly planType: PlanType
  readonly mainMealsPerWeek: number | null
  readonly spotKind: SpotKind | null
  /** One list of items a delivery. */
  readonly deliveries: readonly (readonly PricedItem[])[]
}

export type Amounts = Readonly<Record<'all' | ItemType, number>>

export type Totals = {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly shipping: Cents
  readonly grandtotal: Cents
  readonly grouped: Readonly<Record<ItemType, Cents>>
}

/**
 * The one place that adds money: the browser's preview and the server's charge (§3, §9).
 * Nothing to deliver costs nothing to deliver.
 */
export function totals(order: Priced): Totals {
  const grouped = { 'main-meal': 0, snack: 0, extras: 0 }
  for (const item of order.deliveries.flat()) grouped[item.type] += item.price * item.amount
  const subtotal = grouped['main-meal'] + grouped.snack + grouped.extras
  const discount = 0
  const shipping = shippingFor(order)
  return { subtotal, discount, shipping, grandtotal: subtotal - discount + shipping, grouped }
}

function shippingFor(order: Priced): Cents {
  const filled = order.deliveries.filter(items => items.some(item => item.amount > 0))
  if (filled.length === 0 || isShippingFree(order)) return 0
  return shippingPrice * filled.length
}

export function isShippingFree(order: Priced): boolean {
  if (order.spotKind === 'takeaway' || order.spotKind === 'company') return true
  if (order.planType === 'weekly')
    return (order.mainMealsPerWeek ?? 0) >= freeShippingWeeklyMainMeals
  return amountsOf(order.deliveries.flat())['main-meal'] >= freeShippingMainMeals
}

/** How many of each type, and of all. */
export function amountsOf(items: readonly Pick<PricedItem, 'type' | 'amount'>[]): Amounts {
  const amounts = { all: 0, 'main-meal': 0, snack: 0, extras: 0 }
  for (const { type, amount } of items) {
    amounts[type] += amount
    amounts.all += amount
  }
  return amounts
}

/** What one piece costs in a plan: a single order charges the build's price, a plan its own (reading, Money). */
export function itemPrice(plan: Plan, meal: Meal, build: MealBuild): Cents {
  if (meal.type !== 'main-meal') return build.price
  return (plan.type === 'weekly' ? plan.prices.mainMeal : build.price) + meal.premium
}

/** VAT contained in a gross amount. */
export function vatOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * rate) / (100 + rate))
}
