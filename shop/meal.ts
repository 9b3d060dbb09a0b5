import type { Text } from './language.ts'
import type { Cents } from './money.ts'
import { weekdayOf } from './weekday.ts'

/** The three groups of amounts and totals (reading, Words). */
export const itemTypes = ['main-meal', 'snack', 'extras'] as const
export type ItemType = (typeof itemTypes)[number]

export const portionCodes = ['regular', 'brave', 'hero', 'legendary'] as const
export type PortionCode = (typeof portionCodes)[number]

/** kj and kcal as named; the rest in grams. */
export type Nutrition = {
  readonly kj: number
  readonly kcal: number
  readonly fat: number
  readonly saturates: number
  readonly carbs: number
  readonly sugars: number
  readonly fibre: number
  readonly protein: number
  readonly salt: number
}

/** Weight in grams, as served. */
export type NutritionTable = {
  readonly weight: number
  readonly perPortion: Nutrition
  readonly per100g: Nutrition
}

/** What is declared of one meal in one portion. Its figures and its list are without the dip (§3). */
export type FoodInfo = NutritionTable & {
  readonly withDip: NutritionTable | null
  readonly ingredients: readonly MealIngredient[]
  /** Those of the dip too: it is in the same box. */
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
}

/** One meal in one portion, as it is put in a cart. */
export type MealBuild = FoodInfo & {
  readonly id: string
  readonly portion: PortionCode
  readonly price: Cents
}

export type MealIngredient = {
  readonly name: Text
  readonly percent: number
  readonly allergens: readonly string[]
  /** Which cereal or nut it is, by the allergen's code. */
  readonly allergenDetail?: Readonly<Record<string, Text>>
}

/** Packed beside the meal; the percents of its ingredients are of the dip. */
type Dip = {
  readonly name: Text
  readonly grams: number
  readonly ingredients: readonly MealIngredient[]
}

export type Meal = {
  readonly id: string
  readonly slug: string
  readonly type: ItemType
  readonly categories: readonly string[]
  readonly name: Text
  readonly description: Text
  readonly preparation: Text
  /** What its picture shows; missing: nobody said. */
  readonly alt?: Text
  readonly mainIngredient: string
  readonly diet: readonly string[]
  readonly tags: readonly string[]
  /** The last day (YYYY-MM-DD) on which it is called new; missing: its tags say. */
  readonly newUntil?: string
  /** Until it can be eaten, with a microwave; 0: cold; missing: not known. */
  readonly minutes?: number | null
  /** How long it keeps in the fridge, the day of delivery among them; missing: nobody said. */
  readonly shelfDays?: number
  /** Extra charge of a premium meal, in any plan (§3). */
  readonly premium: Cents
  /** What any of its builds holds. */
  readonly allergens: readonly string[]
  /** What any of its builds may contain and none holds. */
  readonly traces: readonly string[]
  readonly dip: Dip | null
  readonly vatRate: number
  /** The weekdays (1 Monday to 5 Friday) on whose menu it is; empty: all. */
  readonly weekdays: readonly number[]
  readonly builds: readonly MealBuild[]
}

export function isOnMenu(meal: Meal, date: string): boolean {
  return meal.weekdays.length === 0 || meal.weekdays.includes(weekdayOf(date))
}

export type Code = {
  readonly code: string
  readonly name: Text
  readonly short?: Text
  readonly description?: Text
}
