import { planFor } from '../catalogue.ts'
import type { DoorTerms } from '../door-payment.ts'
import type { Text } from '../language.ts'
import type { PortionCode } from '../meal.ts'
import { type Cents, toCents } from '../money.ts'
import { type DietCode, leastMainMeals, type Plan, type PlanType } from '../plan/plan.ts'
import { deliveriesPerWeek } from '../plan/plan-deliveries.ts'
import { plansOf } from '../plan/plan-rules.ts'
import { totals, vatOf } from '../pricing.ts'
import type { DeliveryTerms } from '../shop-data/delivery-terms.ts'
import type { VatRates } from '../shop-data/vat-rates.ts'

/** In euros and main meals. */
export type WrittenDelivery = {
  readonly fee: number
  readonly freeFromMainMeals: number
  readonly freeFromWeeklyMainMeals: number
}

/** The limits of payment at the door; `most` in euros. */
export type WrittenDoor = Omit<DoorTerms, 'most'> & { readonly most: number }

/** Amounts in euros; defaults are left out. */
export type WrittenPlans = {
  readonly singleOrder?: {
    readonly name: Text
    readonly minTotal: number
    readonly mainMeals?: number
    readonly snack: number
    readonly goals: readonly {
      readonly diet: DietCode
      readonly portion: PortionCode
      readonly name: Text
      readonly price: number
    }[]
  }
  readonly weekly?: {
    readonly daysPerWeek: readonly number[]
    readonly deliveriesPerWeek?: number
    readonly freshDays?: number
    readonly mainMealsADay: readonly number[]
    readonly periods: readonly {
      readonly weeks: number
      readonly discount: number
      readonly name: Text
    }[]
    readonly twoADayDiscount: number
    readonly roundTo: number
    readonly singlePrices?: Readonly<Partial<Record<DietCode, number>>>
    readonly breakfast: number
    readonly minTotal: number
  }
  readonly plans?: readonly WrittenPlan[]
}

type WrittenPlan = Pick<Plan, 'id' | 'type' | 'name'> &
  Partial<
    Pick<
      Plan,
      | 'daysPerWeek'
      | 'deliveriesPerWeek'
      | 'freshDays'
      | 'mainMeals'
      | 'weeks'
      | 'breakfast'
      | 'leastMainMeals'
    >
  > & {
    readonly diet: DietCode
    readonly minTotal: number
    readonly mainMeal: number
    readonly snack: number
    readonly singlePrice?: number
  }

export function plansWritten({ singleOrder, weekly, plans = [] }: WrittenPlans): Plan[] {
  const ruled = plansOf({
    singleOrder: singleOrder && {
      ...singleOrder,
      minTotal: toCents(singleOrder.minTotal),
      snack: toCents(singleOrder.snack),
      goals: singleOrder.goals.map(goal => ({ ...goal, price: toCents(goal.price) })),
    },
    weekly: weekly && {
      ...weekly,
      roundTo: toCents(weekly.roundTo),
      breakfast: toCents(weekly.breakfast),
      minTotal: toCents(weekly.minTotal),
      singlePrices: Object.fromEntries(
        Object.entries(weekly.singlePrices ?? {}).map(([diet, euros]) => [diet, toCents(euros)]),
      ),
    },
  })
  return [...ruled, ...plans.map(ownPlan)]
}

function ownPlan({ diet, mainMeal, snack, minTotal, singlePrice, ...plan }: WrittenPlan): Plan {
  const usual = { daysPerWeek: null, mainMeals: null, weeks: null, breakfast: false }
  return {
    ...{ ...usual, ...plan, dietCode: diet, minTotal: toCents(minTotal) },
    prices: { mainMeal: toCents(mainMeal), snack: toCents(snack) },
    ...(singlePrice !== undefined && { singlePrice: toCents(singlePrice) }),
  }
}

/** An example order. `mains`: of a single order. */
export type ExampleChoice = {
  readonly dietCode: DietCode
  readonly type: PlanType
  readonly weeks: number
  readonly daysPerWeek: number
  readonly mealsADay: number
  readonly mains: number
}

/** Cents. */
export type Terms = {
  readonly plans: readonly Plan[]
  readonly delivery: DeliveryTerms
  readonly vat: VatRates
}

export type Example = {
  readonly mainMeal: Cents
  readonly meals: Cents
  readonly shipping: Cents
  readonly total: Cents
  readonly vat: Cents
  /** Missing to the minimum of the order; 0: nothing. */
  readonly short: Cents
  /** Main meals that the single order lacks. */
  readonly few: number
}

/** The example's price at a door by the rule that charges carts (§9). null: not sold. */
export function exampleOf({ plans, delivery, vat }: Terms, choice: ExampleChoice): Example | null {
  const { type, dietCode, daysPerWeek, weeks, mains } = choice
  const mainMeals = daysPerWeek * choice.mealsADay
  const catalogue = { plans: new Map(plans.map(plan => [plan.id, plan])) }
  const plan = planFor(catalogue, { type, dietCode, daysPerWeek, weeks, mainMeals })
  if (!plan) return null
  const deliveries = type === 'daily' ? [mains] : shared(mainMeals, plan)
  const price = plan.prices.mainMeal
  const lines = deliveries.map(amount => [{ type: 'main-meal' as const, price, amount }])
  const sums = totals({
    planType: type,
    mainMealsPerWeek: type === 'weekly' ? mainMeals : null,
    ...{ spotKind: 'delivery', deliveries: lines, delivery },
  })
  return {
    ...{ mainMeal: price, meals: sums.subtotal, shipping: sums.shipping, total: sums.grandtotal },
    vat: vatOf(sums.grandtotal, vat['main-meal']),
    short: Math.max(0, plan.minTotal - sums.subtotal),
    few: type === 'daily' ? Math.max(0, leastMainMeals(plan) - mains) : 0,
  }
}

function shared(mainMeals: number, plan: Plan): number[] {
  const count = deliveriesPerWeek(plan)
  const week = Array.from({ length: count }, (_, at) =>
    Math.floor((mainMeals + count - 1 - at) / count),
  )
  return Array.from({ length: plan.weeks ?? 1 }, () => week).flat()
}

export type FigureLimits = {
  readonly least: number
  readonly most: number
  /** Decimals at most. */
  readonly digits: number
}

export const figureLimits = {
  euros: { least: 0, most: 1000, digits: 2 },
  fee: { least: 0, most: 100, digits: 2 },
  percent: { least: 0, most: 100, digits: 1 },
  meals: { least: 1, most: 100, digits: 0 },
  hours: { least: 1, most: 168, digits: 0 },
  leastMeals: { least: 1, most: 50, digits: 0 },
  bestSellers: { least: 1, most: 30, digits: 0 },
  atOnce: { least: 1, most: 20, digits: 0 },
  deliveries: { least: 1, most: 3, digits: 0 },
  freshDays: { least: 1, most: 7, digits: 0 },
  portions: { least: 1, most: 100_000, digits: 0 },
  rounding: { least: 0.01, most: 1, digits: 2 },
} as const satisfies Record<string, FigureLimits>

/** Reads "7,90" and "7.90"; null: invalid. */
export function figureIn(typed: string, { least, most, digits }: FigureLimits): number | null {
  const [whole = '', part = '', ...more] = typed.trim().replace(',', '.').split('.')
  if (!/^\d{1,6}$/.test(whole) || !/^\d*$/.test(part) || more.length > 0) return null
  const figure = Number(`${whole}.${part || 0}`)
  return part.length <= digits && figure >= least && figure <= most ? figure : null
}
