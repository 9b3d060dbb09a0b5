import type { Cents } from '../money.ts'
import { partsOf } from './component.ts'
import type { Pantry, RecipeItem } from './recipe.ts'

/** Grams as bought; `isKnown`: by a yield that somebody entered, else as much as is served. */
type RawItem = {
  readonly ingredient: string
  readonly served: number
  readonly grams: number
  readonly isKnown: boolean
}

/** What to weigh out for these rows, components taken apart; an ingredient may come twice. */
export function rawItems(items: readonly RecipeItem[], pantry: Pantry): RawItem[] {
  return items.flatMap(({ ingredient, grams, making }): RawItem[] => {
    const parts = partsOf(pantry.get(ingredient))
    if (parts)
      return rawItems(
        parts.map(([part, share]) => ({ ingredient: part, grams: grams * share })),
        pantry,
      )
    const factor = making?.yield ?? pantry.get(ingredient)?.yield
    return [
      { ingredient, served: grams, grams: grams / (factor ?? 1), isKnown: factor !== undefined },
    ]
  })
}

/** Cents, not rounded; null: an ingredient without a cost. */
export function costOf(items: readonly RecipeItem[], pantry: Pantry): Cents | null {
  let cents = 0
  for (const { ingredient, grams } of rawItems(items, pantry)) {
    const costPerKg = pantry.get(ingredient)?.costPerKg
    if (costPerKg === undefined) return null
    cents += (costPerKg * grams) / 1000
  }
  return cents
}
