import type { MealAnswer } from '#server/answers.ts'
import type { Language, Text } from '#shop/language.ts'
import { addEuros, toEuros } from '#shop/money.ts'
import { type DietCode, dietCodes, portionFor } from '#shop/plan/plan.ts'
import { choicesIn, type PlanPrices, planPriceFor } from './plan-prices.ts'

/** A goal as the chooser shows it; `from` in euros. */
export type Goal = {
  readonly code: DietCode
  readonly name: string
  readonly text: string
  /** null: the customer chooses it. */
  readonly portion: string | null
  readonly from: number
}

export type GoalTexts = {
  readonly items: readonly { code: string; order: number; name: Text; text: Text }[]
}

/** The goals that the shop sells, in their order, each with its cheapest main meal. */
export function goalsOf(texts: GoalTexts, meals: readonly MealAnswer[], lang: Language): Goal[] {
  return [...texts.items]
    .sort((one, other) => one.order - other.order)
    .flatMap(({ code, name, text }) => {
      if (!isDietCode(code)) return []
      const builds = mainBuilds(meals, code)
      if (builds.length === 0) return []
      const from = Math.min(...builds.map(({ price }) => price))
      const portion = portionFor(code) && (builds[0]?.name ?? null)
      return [{ code, name: name[lang], text: text[lang], portion, from }]
    })
}

/** Those of the goals for which the shop sells something. */
export function goalsSold<Of extends { readonly code: string }>(
  goals: readonly Of[],
  plans: readonly { readonly config: { readonly dietCode: string } }[],
): Of[] {
  return goals.filter(({ code }) => plans.some(({ config }) => config.dietCode === code))
}

/** The goals that plans are sold for, each with its cheapest main meal. */
export function weeklyGoals(goals: readonly Goal[], offers: PlanPrices): Goal[] {
  return goals.flatMap(goal => {
    const choices = choicesIn(offers).filter(({ dietCode }) => dietCode === goal.code)
    const prices = choices.flatMap(choice => planPriceFor(offers, choice)?.[0] ?? [])
    return prices.length > 0 ? [{ ...goal, from: toEuros(Math.min(...prices)) }] : []
  })
}

export function isDietCode(text: string | null): text is DietCode {
  return dietCodes.some(code => code === text)
}

function mainBuilds(meals: readonly MealAnswer[], code: DietCode) {
  const wanted = portionFor(code)
  return meals
    .filter(({ type }) => type === 'main-meal')
    .flatMap(({ builds, premium }) =>
      builds
        .filter(({ portion }) => wanted === null || portion.code === wanted)
        .map(({ portion, price }) => ({ name: portion.name, price: addEuros(price, premium) })),
    )
}
