import type { PlanAnswer } from '#server/answers.ts'
import { type Cents, toCents } from '#shop/money.ts'
import type { DietCode } from '#shop/plan/plan.ts'
import { deliveriesPerWeek, usualDeliveriesPerWeek } from '#shop/plan/plan-deliveries.ts'

/** The answers that choose a plan; `mainMeals` counts those of a week. */
export type WeeklyChoice = {
  readonly dietCode: DietCode
  readonly daysPerWeek: number
  readonly mainMeals: number
  readonly weeks: number
  readonly breakfast: boolean
}

/** The prices of a main meal and of a breakfast in a plan, and its deliveries a week where they are not two. */
export type PlanPrice = readonly [mainMeal: Cents, breakfast: Cents, deliveriesPerWeek?: number]

/** The plans that the shop sells, in a short form that travels with the page. */
export type PlanPrices = {
  readonly prices: Readonly<Record<string, PlanPrice>>
  /** What a main meal of a goal costs in a single order. */
  readonly single: Readonly<Partial<Record<DietCode, Cents>>>
}

export function planPricesOf(plans: readonly PlanAnswer[]): PlanPrices {
  const prices: Record<string, PlanPrice> = {}
  const single: Partial<Record<DietCode, Cents>> = {}
  for (const { type, config } of plans)
    if (type === 'daily') single[config.dietCode] ??= toCents(config.prices['main-meal'])
  for (const { type, config } of plans) {
    const { dietCode, daysPerWeek, mainMeals, weeks, breakfast, singlePrice } = config
    if (type !== 'weekly' || !daysPerWeek || !mainMeals || !weeks) continue
    const key = keyOf({ dietCode, daysPerWeek, mainMeals, weeks, breakfast })
    const deliveries = deliveriesPerWeek(config)
    const price = [toCents(config.prices['main-meal']), toCents(config.prices.snack)] as const
    prices[key] = deliveries === usualDeliveriesPerWeek ? price : [...price, deliveries]
    if (singlePrice !== undefined) single[dietCode] = toCents(singlePrice)
  }
  return { prices, single }
}

/** The offer for a choice; null: the shop sells no such plan. */
export function planPriceFor({ prices }: PlanPrices, choice: WeeklyChoice): PlanPrice | null {
  return prices[keyOf(choice)] ?? null
}

/** The offers without one that the shop no longer sells. */
export function withoutPlan({ prices, single }: PlanPrices, choice: WeeklyChoice): PlanPrices {
  const { [keyOf(choice)]: _, ...left } = prices
  return { prices: left, single }
}

export function choicesIn({ prices }: PlanPrices): WeeklyChoice[] {
  return Object.keys(prices).map(choiceOf)
}

/** The choice on offer that differs least from the wanted one; the goal weighs most. */
export function nearestTo(offers: PlanPrices, wanted: WeeklyChoice): WeeklyChoice | null {
  let best: WeeklyChoice | null = null
  for (const choice of choicesIn(offers))
    if (!best || distance(choice, wanted) < distance(best, wanted)) best = choice
  return best
}

function distance(one: WeeklyChoice, other: WeeklyChoice): number {
  return (
    (one.dietCode === other.dietCode ? 0 : 100) +
    (one.breakfast === other.breakfast ? 0 : 7) +
    9 * Math.abs(one.daysPerWeek - other.daysPerWeek) +
    6 * Math.abs(one.weeks - other.weeks) +
    Math.abs(one.mainMeals - other.mainMeals)
  )
}

function keyOf({ dietCode, daysPerWeek, mainMeals, weeks, breakfast }: WeeklyChoice): string {
  return `${dietCode}-${daysPerWeek}-${mainMeals}-${weeks}${breakfast ? '-b' : ''}`
}

function choiceOf(key: string): WeeklyChoice {
  const [dietCode, days, meals, weeks, breakfast] = key.split('-')
  return {
    dietCode: dietCode as DietCode,
    daysPerWeek: Number(days),
    mainMeals: Number(meals),
    weeks: Number(weeks),
    breakfast: breakfast === 'b',
  }
}
