import {
  type Cart,
  type CartDelivery,
  type ChargedLine,
  deliveryState,
  isOffered,
} from '#shop/cart.ts'
import { type Catalogue, timePeriodOf } from '#shop/catalogue.ts'
import { requiredFor } from '#shop/day-state.ts'
import type { Language } from '#shop/language.ts'
import type { Plan } from '#shop/plan.ts'
import { amountsOf } from '#shop/pricing.ts'
import { orderCutOff } from '#shop/schedule.ts'
import type { NutritionTotals, ScheduleMenuAnswer } from '../answers.ts'
import { itemAnswer } from './item-answer.ts'

/** All that the answer of a delivery depends on, beside itself. */
type Depends = {
  readonly lines: readonly ChargedLine[]
  readonly plan: Plan
  readonly catalogue: Catalogue
  readonly lang: Language
  readonly editable: boolean
}

const answered = new WeakMap<CartDelivery, Depends & { readonly answer: ScheduleMenuAnswer }>()

/**
 * One delivery of a cart, with its lines as they are charged, as the calls answer it (§3,
 * ScheduleMenu). One that stays as it was is answered by the very same answer, which nobody may
 * change.
 */
export function scheduleMenuAnswer(
  delivery: CartDelivery,
  lines: readonly ChargedLine[],
  cart: Cart,
  plan: Plan,
  catalogue: Catalogue,
  lang: Language,
  now: number,
): ScheduleMenuAnswer {
  const period = timePeriodOf(catalogue, cart.timePeriodId)
  const editable = period !== null && now <= orderCutOff(delivery.date, period)
  const depends = { lines, plan, catalogue, lang, editable }
  const known = answered.get(delivery)
  if (known && isSame(known, depends)) return known.answer
  const answer = newAnswer(delivery, depends)
  answered.set(delivery, { ...depends, answer })
  return answer
}

function isSame(known: Depends, { lines, plan, catalogue, lang, editable }: Depends): boolean {
  return (
    known.lines === lines &&
    known.plan === plan &&
    known.catalogue === catalogue &&
    known.lang === lang &&
    known.editable === editable
  )
}

function newAnswer(
  delivery: CartDelivery,
  { lines, plan, catalogue, lang, editable }: Depends,
): ScheduleMenuAnswer {
  const items = byBuild(lines).map(lines =>
    itemAnswer(
      lines,
      { available: isOffered(catalogue, plan, lines[0].build.id, delivery.date) },
      catalogue,
      lang,
    ),
  )
  const required = requiredFor(plan, delivery)
  return {
    id: delivery.id,
    date: delivery.date,
    days: delivery.days,
    items,
    amounts: amountsOf(lines),
    config: { amounts: { 'main-meal': [required['main-meal']], snack: [required.snack] } },
    state: deliveryState(catalogue, plan, delivery),
    nutrition: addedUp(items.map(({ nutrition, amount }) => times(nutrition, amount))),
    editable,
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
