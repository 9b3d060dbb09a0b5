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
  /** Until it can be eaten, with a microwave; 0: cold; null: not known. */
  minutes: number | null
  /** What any of its builds holds; those of each build stand with it. */
  allergens: Named[]
  traces: Named[]
  dip: { name: string; grams: number } | null
  /** ISO weekdays; empty: every day. */
  weekdays: number[]
  /** Prices without the premium charge. */
  builds: BuildAnswer[]
}

export type BuildAnswer = NutritionTable & {
  id: string
  portion: { code: PortionCode; name: string }
  price: number
  withDip: NutritionTable | null
  /** Codes of what this portion and its dip hold, and of what they may contain beside. */
  allergens: string[]
  traces: string[]
}

/** In percent of the portion, or of the dip. */
export type IngredientAnswer = { name: string; percent: number; allergens: string[] }

/** `ingredients`: of this portion, by weight, without the dip. */
type BuildDetailAnswer = BuildAnswer & { ingredients: IngredientAnswer[] }

export type MealDetailAnswer = Omit<MealAnswer, 'builds'> & {
  builds: BuildDetailAnswer[]
  preparation: string
  dipIngredients: IngredientAnswer[]
  vatRate: number
  /** The food business operator, which the law requires. */
  operator: { name: string; address: string }
  similar: MealAnswer[]
}

/**
 * `left`: how many of the meal the cart can have on that day, all portions together; null: no limit.
 * `beyond`: the price of a breakfast beyond those that the plan includes.
 */
export type MenuMealAnswer = Omit<MealAnswer, 'builds'> & {
  builds: (BuildAnswer & { left: number | null; beyond: number | null })[]
}

export type NutritionTotals = { calories: number; protein: number; carbs: number; fat: number }
