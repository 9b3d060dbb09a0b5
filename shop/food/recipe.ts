import type { Text } from '../language.ts'
import type { MealIngredient, PortionCode } from '../meal.ts'
import type { Cents } from '../money.ts'

/** Grams in 100 g of food as served; null: the source does not say. */
export type Nutrients = {
  readonly fat: number
  readonly saturates: number | null
  /** Without the fibre, as in the EU. */
  readonly carbs: number
  readonly sugars: number | null
  readonly fibre: number | null
  readonly protein: number
  readonly salt: number
}

export type Ingredient = {
  readonly id: string
  readonly name: Text
  /** Codes of Annex II; never typed for a meal, which has those of its ingredients. */
  readonly allergens: readonly string[]
  /** The cereal or nut by the allergen's code, which the law wants named. */
  readonly allergenDetail?: Readonly<Record<string, Text>>
  readonly traces: readonly string[]
  readonly per100g: Nutrients
  /** The source's own kcal, only to compare: energy is computed. */
  readonly sourceKcal?: number
  readonly vegan: boolean
  readonly vegetarian: boolean
  /** What it counts as, such as `chicken`; `fish`, `seafood` and `dairy` have a meaning. */
  readonly group: string
  readonly source?: Readonly<Record<string, string>>
  readonly storage?: Storage
  /** Grams served of a gram as bought, after peeling and cooking: 0.75 of chicken, 2.8 of rice. */
  readonly yield?: number
  /** Without VAT, as bought. */
  readonly costPerKg?: Cents
  /** A component's parts in grams as served; all else of it follows from them. */
  readonly recipe?: Readonly<Record<string, number>>
}

export const storages = ['dry', 'fridge', 'freezer'] as const
type Storage = (typeof storages)[number]

export const stations = ['cold', 'stove', 'oven', 'grill', 'portioning'] as const
type Station = (typeof stations)[number]

export type Making = {
  readonly preparation?: Text | undefined
  readonly station?: Station | undefined
  /** Where the yield in this dish is not the usual one. */
  readonly yield?: number | undefined
}

/** Grams of food as served. */
export type RecipeItem = {
  readonly ingredient: string
  readonly grams: number
  readonly making?: Making
}

/** The dip is packed beside every portion. */
export type Recipe = {
  readonly portions: Readonly<Partial<Record<PortionCode, readonly RecipeItem[]>>>
  readonly dip: readonly RecipeItem[]
}

/** An ingredient as the folder writes it: in euros, without what is usual. */
export type FileIngredient = Partial<Omit<Ingredient, 'id' | 'name'>> &
  Pick<Ingredient, 'id' | 'name'>

export type Pantry = ReadonlyMap<string, Ingredient>

/** Throws for an ingredient that the pantry does not hold. */
export function ingredientOf(pantry: Pantry, id: string): Ingredient {
  const ingredient = pantry.get(id)
  if (!ingredient) throw new Error(`no ingredient ${id}`)
  return ingredient
}

export function everyItem({ portions, dip }: Recipe): RecipeItem[] {
  return [...Object.values(portions).flat(), ...dip]
}

export function weightOf(items: readonly RecipeItem[]): number {
  return items.reduce((sum, { grams }) => sum + grams, 0)
}

/**
 * The ingredient list of the law: descending by weight (art. 18) with the share of each (art. 22), to
 * the tenth of a percent. An ingredient of two rows is named once.
 */
export function ingredientList(items: readonly RecipeItem[], pantry: Pantry): MealIngredient[] {
  const grams = new Map<string, number>()
  for (const item of items)
    grams.set(item.ingredient, (grams.get(item.ingredient) ?? 0) + item.grams)
  const all = weightOf(items)
  return [...grams]
    .map(([id, weight]) => ({ one: ingredientOf(pantry, id), share: weight / all }))
    .sort((one, other) => other.share - one.share)
    .map(({ one: { name, allergens, allergenDetail }, share }) => ({
      name,
      // 1.15 × 10 is 11.499999999999998 in binary; twelve digits bring the half back.
      percent: Math.round(Number((share * 1000).toPrecision(12))) / 10,
      allergens: [...allergens],
      ...(allergenDetail && { allergenDetail }),
    }))
}
