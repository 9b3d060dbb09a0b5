import type { Text } from './language.ts'
import type { Meal, MealBuild, PortionCode } from './meal.ts'
import type { Cents } from './money.ts'

export const dietCodes = ['wl', 'bal', 'mg', 'ic'] as const
/** wl weight loss, bal balanced, mg muscle gain, ic I'll choose (§3). */
export type DietCode = (typeof dietCodes)[number]

/** daily: a single order; weekly: 1, 2 or 4 weeks (§3). */
export type PlanType = 'daily' | 'weekly'

export type Plan = {
  readonly id: string
  readonly type: PlanType
  readonly name: Text
  readonly dietCode: DietCode
  /** null on a single order, which has neither days nor weeks. */
  readonly daysPerWeek: number | null
  readonly mainMeals: number | null
  readonly weeks: number | null
  readonly breakfast: boolean
  readonly minTotal: Cents
  readonly prices: { readonly mainMeal: Cents; readonly snack: Cents }
  /** How much less a company's main meals cost, in percent; the plan's own price has it in it already. */
  readonly percentOff?: number
  /** What such a main meal costs in a single order; where it is not told, the single order's plan tells it. */
  readonly singlePrice?: Cents
}

/** What a single order needs at least (§9). */
export const singleOrderMinimum = 4

/** Main meals a day of a weekly plan: one or two; 0 on a single order, which has no days. */
export function mainMealsADay(plan: Pick<Plan, 'mainMeals' | 'daysPerWeek'>): number {
  return plan.daysPerWeek ? (plan.mainMeals ?? 0) / plan.daysPerWeek : 0
}

const portionOf: Record<DietCode, PortionCode | null> = {
  wl: 'regular',
  bal: 'brave',
  mg: 'hero',
  ic: null,
}

/** The portion that the diet sets for main meals; null where the customer chooses (reading, Words). */
export function portionFor(dietCode: DietCode): PortionCode | null {
  return portionOf[dietCode]
}

/** The builds of a meal that a plan offers: one where the diet sets the portion, all for "I'll choose". */
export function buildsFor(plan: Pick<Plan, 'dietCode'>, meal: Meal): readonly MealBuild[] {
  const portion = portionFor(plan.dietCode)
  if (meal.type !== 'main-meal' || portion === null) return meal.builds
  return meal.builds.filter(build => build.portion === portion)
}
