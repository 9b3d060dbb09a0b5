import { inIngredients, pantryOf } from '#shop/food/component.ts'
import { type ByPortion, type DishFile, portionsSold, recipeOf } from '#shop/food/dish-file.ts'
import { foodInfo } from '#shop/food/food-info.ts'
import { costOf, rawItems } from '#shop/food/raw.ts'
import type { FileIngredient, Pantry } from '#shop/food/recipe.ts'
import type { FoodInfo, PortionCode } from '#shop/meal.ts'
import { type Cents, toCents } from '#shop/money.ts'

type Declared = {
  readonly portion: PortionCode
  readonly info: FoodInfo | null
  /** Grams as bought, with the dip. */
  readonly raw: number
  /** Of portion and dip, in cents, not rounded; null: not known. */
  readonly cost: Cents | null
}

export function pantryIn(ingredients: readonly FileIngredient[]): Pantry {
  return pantryOf(
    ingredients.map(({ costPerKg, allergens = [], traces = [], ...one }) => ({
      ...{ ...one, allergens, traces },
      ...(costPerKg !== undefined && { costPerKg: toCents(costPerKg) }),
    })),
  )
}

/** What would be declared of each build; null: its recipe holds nothing that is known. */
export function declaredOf(draft: DishFile, pantry: Pantry): Declared[] {
  const written = recipeOf(draft)
  const { portions, dip } = inIngredients(written, pantry)
  const isKnown = ({ ingredient, grams }: { ingredient: string; grams: number }) =>
    pantry.has(ingredient) && grams > 0
  return portionsSold(draft).map(portion => {
    const items = (portions[portion] ?? []).filter(isKnown)
    const info = items.length > 0 ? foodInfo(items, dip.filter(isKnown), pantry) : null
    const portionParts = (written.portions[portion] ?? []).filter(isKnown)
    const all = [...portionParts, ...written.dip.filter(isKnown)]
    const raw = rawItems(all, pantry).reduce((sum, { grams }) => sum + grams, 0)
    return { portion, info, raw, cost: info && costOf(all, pantry) }
  })
}

/** With another value for a portion; undefined takes it away. */
export function withPortion(
  value: ByPortion | undefined,
  portion: PortionCode,
  amount: number | undefined,
): ByPortion {
  if (typeof value === 'number') return amount ?? {}
  const { [portion]: _, ...others } = value ?? {}
  return amount === undefined ? others : { ...value, [portion]: amount }
}
