import type { z } from 'zod'
import type { Text } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'
import type { Plan } from '#shop/plan.ts'
import type { plans } from './schemas/plans.ts'

type PlansFile = z.output<typeof plans>
type SingleOrder = NonNullable<PlansFile['singleOrder']>
type WeeklyRule = NonNullable<PlansFile['weekly']>
/** From which most plans are made; kept, so that an export writes rules and not a hundred plans. */
export type PlanRules = Pick<PlansFile, 'singleOrder' | 'weekly'>

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
