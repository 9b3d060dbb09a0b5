import {
  type Cart,
  type ChargedLine,
  isOffered,
  requiredFor,
  type ScheduleMenu,
  stateOf,
} from '#shop/cart.ts'
import { type Catalogue, timePeriodOf } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import type { Plan } from '#shop/plan.ts'
import { amountsOf } from '#shop/pricing.ts'
import { orderCutOff } from '#shop/schedule.ts'
import type { NutritionTotals, ScheduleMenuAnswer } from './answers.ts'
import { itemAnswer } from './cart-item-answer.ts'

/** One delivery of a cart, with its lines as they are charged, as the calls answer it (§3, ScheduleMenu). */
export function scheduleMenuAnswer(
  menu: ScheduleMenu,
  lines: readonly ChargedLine[],
  cart: Cart,
  plan: Plan,
  catalogue: Catalogue,
  lang: Language,
  now: number,
): ScheduleMenuAnswer {
  const items = byBuild(lines).map(lines =>
    itemAnswer(
      lines,
      { available: isOffered(catalogue, plan, lines[0].build.id, menu.date) },
      catalogue,
      lang,
    ),
  )
  const required = requiredFor(plan, menu)
  const period = timePeriodOf(catalogue, cart.timePeriodId)
  return {
    id: menu.id,
    date: menu.date,
    days: menu.days,
    items,
    amounts: amountsOf(lines),
    config: { amounts: { 'main-meal': [required['main-meal']], snack: [required.snack] } },
    state: stateOf(catalogue, plan, menu),
    nutrition: addedUp(items.map(({ nutrition, amount }) => times(nutrition, amount))),
    editable: period !== null && now <= orderCutOff(menu.date, period),
  }
}

/** The parts of a line that is included in part follow each other. */
function byBuild(lines: readonly ChargedLine[]): [ChargedLine, ...ChargedLine[]][] {
  const builds: [ChargedLine, ...ChargedLine[]][] = []
  for (const line of lines) {
    const last = builds.at(-1)
    if (last?.[0].build === line.build) last.push(line)
    else builds.push([line])
  }
  return builds
}

function times(nutrition: NutritionTotals, amount: number): NutritionTotals {
  const { calories, protein, carbs, fat } = nutrition
  return {
    calories: calories * amount,
    protein: protein * amount,
    carbs: carbs * amount,
    fat: fat * amount,
  }
}

/** Calories whole, grams to the tenth. */
export function addedUp(all: readonly NutritionTotals[]): NutritionTotals {
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0 }
  for (const each of all) {
    sum.calories += each.calories
    sum.protein += each.protein
    sum.carbs += each.carbs
    sum.fat += each.fat
  }
  return {
    calories: Math.round(sum.calories),
    protein: tenth(sum.protein),
    carbs: tenth(sum.carbs),
    fat: tenth(sum.fat),
  }
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10
}
