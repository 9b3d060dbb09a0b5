import type { MealAnswer } from '#server/answers.ts'
import type { Language } from '#shop/language.ts'
import { type PortionCode, portionCodes } from '#shop/meal.ts'
import type { DietCode } from '#shop/plan/plan.ts'
import type { PortionEnergy } from '#shop/plan/plan-fit.ts'
import { type GoalTexts, isDietCode } from '../plans/goals.ts'

/** The shop's goals, and its portions with the mean energy of their main meals in kcal. */
export type Sold = {
  readonly goals: readonly { readonly code: DietCode; readonly name: string }[]
  readonly portions: readonly (PortionEnergy & { readonly name: string })[]
}

export function soldOf(texts: GoalTexts, meals: readonly MealAnswer[], lang: Language): Sold {
  const builds = meals.filter(({ type }) => type === 'main-meal').flatMap(meal => meal.builds)
  return {
    goals: texts.items.flatMap(({ code, name }) =>
      isDietCode(code) ? [{ code, name: name[lang] }] : [],
    ),
    portions: portionCodes.flatMap(code => meanOf(code, builds)),
  }
}

function meanOf(code: PortionCode, builds: MealAnswer['builds']): Sold['portions'] {
  const same = builds.filter(({ portion }) => portion.code === code)
  const [first] = same
  if (!first) return []
  const sum = same.reduce((kcal, { perPortion }) => kcal + perPortion.kcal, 0)
  return [
    { portion: code, name: first.portion.name, kcal: Math.round(sum / same.length / 10) * 10 },
  ]
}
