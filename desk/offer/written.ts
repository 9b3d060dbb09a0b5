import { foodInfo } from '#shop/food/food-info.ts'
import type { Ingredient, Pantry } from '#shop/food/recipe.ts'
import { type ByPortion, portionsSold, recipeOf, type Written } from '#shop/food/written-recipe.ts'
import type { Language, Text } from '#shop/language.ts'
import type { FoodInfo, PortionCode } from '#shop/meal.ts'

/** What the screen edits of a dish; prices in euros. The other fields travel with it. */
export type Draft = Written & {
  readonly name: Text
  readonly description: Text
  readonly preparation: Text
  readonly alt?: Text
}

type Declared = { readonly portion: PortionCode; readonly info: FoodInfo | null }

/** What would be declared of each build; null: its recipe holds nothing that is known. */
export function declaredOf(draft: Draft, ingredients: readonly Ingredient[]): Declared[] {
  const pantry: Pantry = new Map(ingredients.map(one => [one.id, one]))
  const { portions, dip } = recipeOf(draft)
  const isKnown = ({ ingredient, grams }: { ingredient: string; grams: number }) =>
    pantry.has(ingredient) && grams > 0
  return portionsSold(draft).map(portion => {
    const items = (portions[portion] ?? []).filter(isKnown)
    const info = items.length > 0 ? foodInfo(items, dip.filter(isKnown), pantry) : null
    return { portion, info }
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

/** As people type it: "7,9" in Greek. */
export function plainNumber(value: number, lang: Language): string {
  return lang === 'el' ? String(value).replace('.', ',') : String(value)
}

/** "7,90" and "7.90" alike; undefined: no number. */
export function numberIn(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}
