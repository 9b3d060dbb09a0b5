import type { ItemType, NutritionTable, PortionCode } from '#shop/meal.ts'
import type { Named } from './named.ts'

export type MealAnswer = {
  slug: string
  type: ItemType
  name: string
  description: string
  categories: Named[]
  mainIngredient: Named
  diet: Named[]
  tags: string[]
  premium: number
  allergens: Named[]
  traces: Named[]
  dip: { name: string; grams: number } | null
  /** ISO weekdays of its menu; empty: every day. */
  weekdays: number[]
  /** Its prices here are without the premium charge, as a single order's menu adds it. */
  builds: BuildAnswer[]
}

export type BuildAnswer = NutritionTable & {
  id: string
  portion: { code: PortionCode; name: string }
  price: number
  withDip: NutritionTable | null
}

/** `allergens` are their names. */
export type IngredientAnswer = { name: string; percent: number; allergens: string[] }

export type MealDetailAnswer = MealAnswer & {
  preparation: string
  ingredients: IngredientAnswer[]
  dipIngredients: IngredientAnswer[]
  vatRate: number
  /** Who makes it, as the law wants it told. */
  operator: { name: string; address: string }
  similar: MealAnswer[]
}

/**
 * `left`: how many the cart can have of the meal on that day, in all portions; null: plenty.
 * `beyond`: what a breakfast costs when the delivery already has those that the plan includes.
 */
export type MenuMealAnswer = Omit<MealAnswer, 'builds'> & {
  builds: (BuildAnswer & { left: number | null; beyond: number | null })[]
}

export type NutritionTotals = { calories: number; protein: number; carbs: number; fat: number }
