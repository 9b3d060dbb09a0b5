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

/** The category that a plan's breakfasts are of. */
export const breakfastCategory = 'breakfast'

export type PricedItem = {
  readonly type: ItemType
  readonly price: Cents
  readonly amount: number
  /** Counts as a breakfast of the plan. */
  readonly breakfast?: boolean
}

/** How many breakfasts of a delivery its plan includes, and what each of them costs. */
export type Included = { readonly amount: number; readonly price: Cents }

/** A part of the subtotal in percent, or an amount; never of the shipping. */
export type Benefit = { readonly percent: number } | { readonly amount: Cents }

/** A coupon that counts from a subtotal on. */
export type PricedCoupon = { readonly benefit: Benefit; readonly minSubtotal: Cents }

export type Priced = {
  readonly planType: PlanType
  readonly mainMealsPerWeek: number | null
  readonly spotKind: SpotKind | null
  /** One list of items a delivery, as `charged` gives them. */
  readonly deliveries: readonly (readonly PricedItem[])[]
  readonly coupon?: PricedCoupon | null
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
  for (const items of order.deliveries)
    for (const { type, price, amount } of items) grouped[type] += price * amount
  const subtotal = grouped['main-meal'] + grouped.snack + grouped.extras
  const discount = discountOn(subtotal, order.coupon ?? null)
  const shipping = shippingFor(order)
  return { subtotal, discount, shipping, grandtotal: subtotal - discount + shipping, grouped }
}

/** What a coupon takes off a subtotal; never more than there is. */
export function discountOn(subtotal: Cents, coupon: PricedCoupon | null): Cents {
  if (!coupon || subtotal < coupon.minSubtotal) return 0
  const { benefit } = coupon
  const off = 'percent' in benefit ? Math.round((subtotal * benefit.percent) / 100) : benefit.amount
  return Math.min(off, subtotal)
}

/**
 * The lines of a delivery as they are charged: breakfasts that the plan includes cost the plan's
 * price, those beyond their own. The dearest are included first, whatever order they were chosen
 * in. A line that is included in part becomes two.
 */
export function charged<Item extends PricedItem>(
  items: readonly Item[],
  included: Included,
): (Item & { included?: true })[] {
  if (included.amount === 0) return [...items]
  let left = included.amount
  const parts = new Map<Item, number>()
  const breakfasts = items.filter(({ breakfast }) => breakfast)
  for (const item of breakfasts.sort((one, other) => other.price - one.price)) {
    const part = Math.min(left, item.amount)
    parts.set(item, part)
    left -= part
  }
  return items.flatMap(item => {
    const part = parts.get(item) ?? 0
    if (part === 0) return [item]
    const inPlan = { ...item, price: included.price, amount: part, included: true as const }
    return part === item.amount ? [inPlan] : [inPlan, { ...item, amount: item.amount - part }]
  })
}

function shippingFor(order: Priced): Cents {
  if (isShippingFree(order)) return 0
  return shippingPrice * deliveriesToBring(order)
}

/** Only what has something in it is brought. */
export function deliveriesToBring({ deliveries }: Pick<Priced, 'deliveries'>): number {
  return deliveries.filter(items => items.some(item => item.amount > 0)).length
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
  if (plan.type === 'daily')
    return Math.round((build.price * (100 - (plan.percentOff ?? 0))) / 100) + meal.premium
  return plan.prices.mainMeal + meal.premium
}

/** What one piece costs outside of any plan. */
export function singlePrice(meal: Meal, build: MealBuild): Cents {
  return build.price + (meal.type === 'main-meal' ? meal.premium : 0)
}

/** VAT contained in a gross amount. */
export function vatOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * rate) / (100 + rate))
}
