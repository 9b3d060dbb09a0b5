import type { Spot, SpotPaymentType } from './address/spot.ts'
import type { KitchenLimit } from './capacity/capacity.ts'
import { keysOf } from './keys.ts'
import type { Code, Meal, MealBuild } from './meal.ts'
import { type Cents, percentLess } from './money.ts'
import {
  type DietCode,
  leastMainMeals,
  type Plan,
  type PlanType,
  usualLeastMainMeals,
} from './plan/plan.ts'
import { deliveriesPerWeek } from './plan/plan-deliveries.ts'
import type { PlaceStop } from './publishing/gate-places.ts'
import type { Holidays, TimePeriod } from './schedule/schedule.ts'
import type { ShopData } from './shop-data/shop-data.ts'

/** What the shop sells and where; each process holds it in memory. */
export type Catalogue = ShopData & {
  readonly version: number
  readonly meals: readonly Meal[]
  readonly mealBySlug: ReadonlyMap<string, Meal>
  readonly builds: ReadonlyMap<string, { readonly meal: Meal; readonly build: MealBuild }>
  readonly plans: ReadonlyMap<string, Plan>
  readonly spots: ReadonlyMap<string, Spot>
  readonly paymentTypes: readonly SpotPaymentType[]
  readonly timePeriods: readonly TimePeriod[]
  readonly holidays: Holidays
  readonly kitchenLimit: KitchenLimit
  readonly placeStops?: readonly PlaceStop[]
  /** The shop is not open yet: who has this secret looks around and orders. null: it is open. */
  readonly pass?: string | null
  readonly codes: {
    readonly categories: readonly Code[]
    readonly allergens: readonly Code[]
    readonly diets: readonly Code[]
    readonly ingredients: readonly Code[]
    readonly portions: readonly Code[]
  }
}

/** What a shop must have before anybody can order. */
export type Sold = 'meals' | 'plans' | 'spots' | 'payments' | 'windows'

export function missingIn(catalogue: Catalogue): Sold[] {
  const counts: Record<Sold, number> = {
    meals: catalogue.meals.length,
    plans: soldPlans(catalogue).length,
    spots: catalogue.spots.size,
    payments: catalogue.paymentTypes.length,
    windows: catalogue.timePeriods.length,
  }
  return keysOf(counts).filter(what => counts[what] === 0)
}

/** Without retired plans, which only carts hold. */
export function soldPlans({ plans }: Pick<Catalogue, 'plans'>): Plan[] {
  return [...plans.values()].filter(({ retired }) => !retired)
}

export function leastMainMealsIn(plans: Catalogue['plans']): number {
  const singles = soldPlans({ plans }).filter(({ type }) => type === 'daily')
  return singles.length > 0 ? Math.min(...singles.map(leastMainMeals)) : usualLeastMainMeals
}

/** What is said of its plans before one is chosen: what is so of the first. */
export function deliveriesPerWeekIn(plans: Catalogue['plans']): number {
  const plan = soldPlans({ plans }).find(({ type }) => type === 'weekly') ?? {}
  return deliveriesPerWeek(plan)
}

export type PlanChoice = {
  readonly type: PlanType
  readonly dietCode: DietCode
  readonly daysPerWeek?: number
  readonly mainMeals?: number
  readonly weeks?: number
  readonly breakfast?: boolean
}

/** null: "no plan combination found". For a single order the diet alone decides. */
export function planFor(catalogue: Pick<Catalogue, 'plans'>, choice: PlanChoice): Plan | null {
  for (const plan of soldPlans(catalogue)) {
    if (plan.type !== choice.type || plan.dietCode !== choice.dietCode) continue
    if (plan.type === 'daily') return plan
    if (
      plan.daysPerWeek === choice.daysPerWeek &&
      plan.mainMeals === choice.mainMeals &&
      plan.weeks === choice.weeks &&
      plan.breakfast === (choice.breakfast ?? false)
    )
      return plan
  }
  return null
}

/** The price of the plan's main meal in a single order at the same place. */
export function singlePriceOf(plan: Plan, catalogue: Catalogue): Cents {
  const single = planFor(catalogue, { type: 'daily', dietCode: plan.dietCode })
  const usual = plan.singlePrice ?? (single ?? plan).prices.mainMeal
  return percentLess(usual, plan.singlePercentOff ?? 0)
}

export function timePeriodsAt(
  { spots, timePeriods }: Catalogue,
  spotId: string | null,
): readonly TimePeriod[] {
  const taken = spots.get(spotId ?? '')?.company?.timePeriodIds ?? []
  return taken.length === 0 ? timePeriods : timePeriods.filter(({ id }) => taken.includes(id))
}

export function timePeriodOf(catalogue: Catalogue, id: string | null): TimePeriod | null {
  return catalogue.timePeriods.find(period => period.id === id) ?? null
}
