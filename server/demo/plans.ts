import type { Text } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'
import type { DietCode, Plan } from '#shop/plan.ts'

/** How the demo shop prices its weekly and monthly plans; discounts are in percent. */
export type PlanRule = {
  daysPerWeek: number[]
  mainMealsADay: number[]
  periods: { weeks: number; discount: number; name: Text }[]
  twoADayDiscount: number
  roundTo: Cents
  /** Replaces the single order's own price as the price to start from. */
  singlePrices: Partial<Record<DietCode, Cents>>
  breakfast: Cents
  minTotal: Cents
}

/** Every plan of a goal (days × main meals × weeks × breakfast), priced from its single order. */
export function demoPlans(rule: PlanRule, single: Plan): Plan[] {
  const { dietCode } = single
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
