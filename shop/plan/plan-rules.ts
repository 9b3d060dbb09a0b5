import type { Text } from '../language.ts'
import type { PortionCode } from '../meal.ts'
import type { Cents } from '../money.ts'
import type { DietCode, Plan } from './plan.ts'

type SingleOrder = {
  readonly name: Text
  readonly minTotal: Cents
  readonly mainMeals?: number | undefined
  readonly snack: Cents
  readonly goals: readonly {
    readonly diet: DietCode
    readonly portion: PortionCode
    readonly name: Text
    readonly price: Cents
  }[]
}

type WeeklyRule = {
  readonly daysPerWeek: readonly number[]
  readonly deliveriesPerWeek?: number | undefined
  readonly freshDays?: number | undefined
  readonly mainMealsADay: readonly number[]
  /** How many weeks, and the percent that it then costs less. */
  readonly periods: readonly {
    readonly weeks: number
    readonly discount: number
    readonly name: Text
  }[]
  readonly twoADayDiscount: number
  readonly roundTo: Cents
  readonly singlePrices: Readonly<Partial<Record<DietCode, Cents>>>
  readonly breakfast: Cents
  readonly minTotal: Cents
}

type PlanRules = {
  readonly singleOrder?: SingleOrder | undefined
  readonly weekly?: WeeklyRule | undefined
}

/** Every plan of the rules: the single orders, then of each goal days × main meals × weeks × breakfast. */
export function plansOf({ singleOrder, weekly }: PlanRules): Plan[] {
  if (!singleOrder) return []
  const singles = singleOrder.goals.map(goal => singleOrderPlan(singleOrder, goal))
  return weekly ? [...singles, ...singles.flatMap(single => weeklyPlans(weekly, single))] : singles
}

function singleOrderPlan(
  { name, minTotal, snack, mainMeals }: SingleOrder,
  goal: SingleOrder['goals'][number],
): Plan {
  return {
    id: `single-${goal.diet}`,
    type: 'daily',
    name: { el: `${name.el} · ${goal.name.el}`, en: `${name.en} · ${goal.name.en}` },
    dietCode: goal.diet,
    daysPerWeek: null,
    mainMeals: null,
    weeks: null,
    breakfast: false,
    minTotal,
    prices: { mainMeal: goal.price, snack },
    ...(mainMeals !== undefined && { leastMainMeals: mainMeals }),
  }
}

function weeklyPlans(rule: WeeklyRule, single: Plan): Plan[] {
  const { dietCode, leastMainMeals } = single
  const { deliveriesPerWeek, freshDays } = rule
  const singlePrice = rule.singlePrices[dietCode] ?? single.prices.mainMeal
  return rule.daysPerWeek.flatMap(daysPerWeek =>
    rule.mainMealsADay.flatMap(aDay =>
      rule.periods.flatMap(({ weeks, discount, name }) =>
        [false, true].map((breakfast): Plan => {
          const mainMeals = daysPerWeek * aDay
          const off = discount + (aDay > 1 ? rule.twoADayDiscount : 0)
          return {
            id: `weekly-${dietCode}-${daysPerWeek}-${mainMeals}-${weeks}${breakfast ? '-b' : ''}`,
            type: 'weekly',
            name: planName(name, daysPerWeek, mainMeals, breakfast),
            dietCode,
            daysPerWeek,
            mainMeals,
            weeks,
            breakfast,
            minTotal: rule.minTotal,
            prices: { mainMeal: less(singlePrice, off, rule.roundTo), snack: rule.breakfast },
            singlePrice,
            ...(leastMainMeals !== undefined && { leastMainMeals }),
            ...(deliveriesPerWeek !== undefined && { deliveriesPerWeek }),
            ...(freshDays !== undefined && { freshDays }),
          }
        }),
      ),
    ),
  )
}

/** Rounds down to a multiple of `roundTo`, in whole cents throughout. */
function less(price: Cents, percent: number, roundTo: Cents): Cents {
  const exact = price * (100 - percent)
  return Math.floor(exact / (100 * roundTo)) * roundTo
}

function planName(name: Text, days: number, mainMeals: number, breakfast: boolean): Text {
  return {
    el: `${name.el} · ${days} ημέρες, ${mainMeals} γεύματα${breakfast ? ' και πρωινό' : ''}`,
    en: `${name.en} · ${days} days, ${mainMeals} meals${breakfast ? ' and breakfast' : ''}`,
  }
}
