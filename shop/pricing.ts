import type { SpotKind } from './address/spot.ts'
import type { ItemType, Meal, MealBuild } from './meal.ts'
import { type Cents, percentLess } from './money.ts'
import type { Plan, PlanType } from './plan/plan.ts'
import type { DeliveryTerms } from './shop-data/delivery-terms.ts'

/** As §9 has it; a shop may write its own. */
export const usualDelivery: DeliveryTerms = {
  fee: 200,
  freeFromMainMeals: 6,
  freeFromWeeklyMainMeals: 12,
}

export const breakfastCategory = 'breakfast'

export function isBreakfast({ type, categories }: Pick<Meal, 'type' | 'categories'>): boolean {
  return type === 'snack' && categories.includes(breakfastCategory)
}

export type PricedItem = {
  readonly type: ItemType
  readonly price: Cents
  readonly amount: number
  readonly breakfast?: boolean
}

/** The breakfasts that the plan includes in a delivery, and the price of each. */
export type Included = { readonly amount: number; readonly price: Cents }

/** Off the subtotal, never off the shipping. */
export type Benefit = { readonly percent: number } | { readonly amount: Cents }

export type PricedCoupon = { readonly benefit: Benefit; readonly minSubtotal: Cents }

export type Priced = {
  readonly planType: PlanType
  readonly mainMealsPerWeek: number | null
  readonly spotKind: SpotKind | null
  readonly deliveries: readonly (readonly PricedItem[])[]
  readonly coupon?: PricedCoupon | null
  /** Default: the usual terms. */
  readonly delivery?: DeliveryTerms | undefined
}

/** The main meals and breakfasts that a delivery of a plan still lacks. */
export type Lacking = Readonly<Record<'main-meal' | 'snack', number>>

export type Amounts = Readonly<Record<'all' | ItemType, number>>

export type Totals = {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly shipping: Cents
  readonly grandtotal: Cents
  readonly grouped: Readonly<Record<ItemType, Cents>>
}

/** The only place that adds money: for the browser's preview and for the server's charge (§3, §9). */
export function totals(order: Priced): Totals {
  const grouped = { 'main-meal': 0, snack: 0, extras: 0 }
  for (const items of order.deliveries)
    for (const { type, price, amount } of items) grouped[type] += price * amount
  const subtotal = grouped['main-meal'] + grouped.snack + grouped.extras
  const discount = discountOn(subtotal, order.coupon ?? null)
  const shipping = shippingFor(order)
  return { subtotal, discount, shipping, grandtotal: subtotal - discount + shipping, grouped }
}

/**
 * A plan once nothing lacks in it: from the choice to the payment it has one price. A meal that is not
 * chosen yet costs the plan's price; a premium charge and extras come on top as they are chosen. A
 * single order stays as it is, because nobody knows what it will hold.
 */
export function filledUp<Order extends Priced>(
  order: Order,
  lacking: readonly Lacking[],
  prices: Plan['prices'],
): Priced {
  if (order.planType === 'daily') return order
  const deliveries = lacking.map(({ 'main-meal': mains, snack }, index) => [
    ...(order.deliveries[index] ?? []),
    { type: 'main-meal' as const, price: prices.mainMeal, amount: mains },
    { type: 'snack' as const, price: prices.snack, amount: snack },
  ])
  return { ...order, deliveries }
}

/** The discount of a coupon; at most the subtotal. */
export function discountOn(subtotal: Cents, coupon: PricedCoupon | null): Cents {
  if (!coupon || subtotal < coupon.minSubtotal) return 0
  const { benefit } = coupon
  const off = 'percent' in benefit ? Math.round((subtotal * benefit.percent) / 100) : benefit.amount
  return Math.min(off, subtotal)
}

/**
 * The lines of a delivery as they are charged: the most expensive breakfasts are included first, at
 * the plan's price. A line that is included in part becomes two.
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
  return termsOf(order).fee * deliveriesToBring(order)
}

/** Empty deliveries are not brought. */
export function deliveriesToBring({ deliveries }: Pick<Priced, 'deliveries'>): number {
  return deliveries.filter(items => items.some(item => item.amount > 0)).length
}

export function isShippingFree(order: Priced): boolean {
  if (order.spotKind === 'takeaway' || order.spotKind === 'company') return true
  if (order.planType === 'weekly')
    return (order.mainMealsPerWeek ?? 0) >= termsOf(order).freeFromWeeklyMainMeals
  return amountsOf(order.deliveries.flat())['main-meal'] >= termsOf(order).freeFromMainMeals
}

export function termsOf({ delivery = usualDelivery }: Pick<Priced, 'delivery'>): DeliveryTerms {
  return delivery
}

export function amountsOf(items: readonly Pick<PricedItem, 'type' | 'amount'>[]): Amounts {
  const amounts = { all: 0, 'main-meal': 0, snack: 0, extras: 0 }
  for (const { type, amount } of items) {
    amounts[type] += amount
    amounts.all += amount
  }
  return amounts
}

/** A single order charges the build's price, a plan its own for main meals (reading, Money). */
export function itemPrice(plan: Plan, meal: Meal, build: MealBuild): Cents {
  if (meal.type !== 'main-meal') return build.price
  return plan.type === 'daily'
    ? priceSingly(plan, meal, build)
    : plan.prices.mainMeal + meal.premium
}

/** A piece's price in a single order at the plan's place, which may be a company's. */
export function priceSingly(
  { type, percentOff, singlePercentOff }: Plan,
  meal: Meal,
  build: MealBuild,
): Cents {
  if (meal.type !== 'main-meal') return build.price
  const off = (type === 'daily' ? percentOff : singlePercentOff) ?? 0
  return percentLess(build.price, off) + meal.premium
}

export function singlePrice(meal: Meal, build: MealBuild): Cents {
  return build.price + (meal.type === 'main-meal' ? meal.premium : 0)
}

/** The VAT contained in a gross amount; `rate` in percent. */
export function vatOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * rate) / (100 + rate))
}
