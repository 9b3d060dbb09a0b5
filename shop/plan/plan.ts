import type { Text } from '../language.ts'
import type { Meal, MealBuild, PortionCode } from '../meal.ts'
import type { Cents } from '../money.ts'
import type { DeliveryTerms } from '../shop-data/delivery-terms.ts'

export const dietCodes = ['wl', 'bal', 'mg', 'ic'] as const
/** wl weight loss, bal balanced, mg muscle gain, ic I'll choose (§3). */
export type DietCode = (typeof dietCodes)[number]

/** daily: a single order; weekly: a plan of 1, 2 or 4 weeks (§3). */
export type PlanType = 'daily' | 'weekly'

export type Plan = {
  readonly id: string
  readonly type: PlanType
  readonly name: Text
  readonly dietCode: DietCode
  /** These are null for a single order. */
  readonly daysPerWeek: number | null
  readonly mainMeals: number | null
  readonly weeks: number | null
  readonly breakfast: boolean
  readonly minTotal: Cents
  readonly prices: { readonly mainMeal: Cents; readonly snack: Cents }
  /** A company's discount on main meals; `prices` already contains it. */
  readonly percentOff?: number
  /** The company's discount on main meals in single orders, with which a plan is compared. */
  readonly singlePercentOff?: number
  /** Price of its main meal in a single order; absent: the catalogue's. */
  readonly singlePrice?: Cents
  /** The least main meals of a single order, in one and in what is compared with one; absent: four. */
  readonly leastMainMeals?: number
  /** Deliveries in each of its weeks; absent: two. */
  readonly deliveriesPerWeek?: number
  /** Days that one delivery covers at most, its own among them; absent: four. */
  readonly freshDays?: number
  /** The delivery terms at the time of the order; plans of the catalogue have none. */
  readonly delivery?: DeliveryTerms
  /** Only carts that were begun with it still have it. */
  readonly retired?: boolean
}

/** How long a plan runs at most. */
export const mostWeeks = 12

/** The least main meals of a single order, where the shop names no other number (§9). */
export const usualLeastMainMeals = 4

export function leastMainMeals(plan: Pick<Plan, 'leastMainMeals'>): number {
  return plan.leastMainMeals ?? usualLeastMainMeals
}

export function mainMealsADay(plan: Pick<Plan, 'mainMeals' | 'daysPerWeek'>): number {
  return plan.daysPerWeek ? (plan.mainMeals ?? 0) / plan.daysPerWeek : 0
}

const portionOf: Record<DietCode, PortionCode | null> = {
  wl: 'regular',
  bal: 'brave',
  mg: 'hero',
  ic: null,
}

/** The portion of the diet's main meals; null where the customer chooses (reading, Words). */
export function portionFor(dietCode: DietCode): PortionCode | null {
  return portionOf[dietCode]
}

/** Builds of a meal that the diet allows. */
export function buildsFor(plan: Pick<Plan, 'dietCode'>, meal: Meal): readonly MealBuild[] {
  const portion = portionFor(plan.dietCode)
  if (meal.type !== 'main-meal' || portion === null) return meal.builds
  return meal.builds.filter(build => build.portion === portion)
}
