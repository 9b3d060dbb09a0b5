import type { Text } from './language.ts'
import type { Cents } from './money.ts'
import { mondayOf, weekdayOf } from './schedule/weekday.ts'

/** The three groups of amounts and totals (reading, Words). */
export const itemTypes = ['main-meal', 'snack', 'extras'] as const
export type ItemType = (typeof itemTypes)[number]

export const portionCodes = ['regular', 'brave', 'hero', 'legendary'] as const
export type PortionCode = (typeof portionCodes)[number]

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
  /** With the dip's: it is in the same box. */
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
}

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
  readonly alt?: Text
  readonly mainIngredient: string
  readonly diet: readonly string[]
  readonly tags: readonly string[]
  /** The last day (YYYY-MM-DD) on which it is called new; missing: its tags say. */
  readonly newUntil?: string
  /** In the microwave; 0: eaten cold; missing: not known. */
  readonly minutes?: number | null
  /** Of those who got it and answered, how many liked it; missing: too few to say. */
  readonly liking?: { readonly percent: number; readonly rated: number }
  /** In the fridge, with the day of delivery; missing: not known. */
  readonly shelfDays?: number
  /** Extra charge of a premium meal, in any plan (§3). */
  readonly premium: Cents
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  readonly dip: Dip | null
  readonly vatRate: number
  /** The weekdays (1 Monday to 7 Sunday) of the usual week on whose menu it is; empty: all. */
  readonly weekdays: readonly number[]
  /** Its weekdays in the weeks of the calendar that differ for it, by their Monday; empty: none. */
  readonly weeks?: Readonly<Record<string, readonly number[]>>
  readonly builds: readonly MealBuild[]
}

export type Days = Pick<Meal, 'weekdays' | 'weeks'>

/** The one rule for a dish on a date. */
export function isOnMenu(meal: Days, date: string): boolean {
  return weekOf(meal, date).includes(weekdayOf(date))
}

export function weekOf({ weekdays, weeks }: Days, date: string): readonly number[] {
  return weeks?.[mondayOf(date)] ?? (weekdays.length > 0 ? weekdays : everyDay)
}

/** Monday is 1; a shop may deliver on weekends. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7]

export type Code = {
  readonly code: string
  readonly name: Text
  readonly short?: Text
  readonly description?: Text
}
