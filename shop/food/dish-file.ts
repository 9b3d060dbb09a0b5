import type { Text } from '../language.ts'
import { type ItemType, type PortionCode, portionCodes } from '../meal.ts'
import type { Weekday } from '../schedule/weekday.ts'
import type { Making, Recipe, RecipeItem } from './recipe.ts'

/** Money or grams by portion, or one number for the regular portion alone. */
export type ByPortion = number | Partial<Record<PortionCode, number | undefined>>

/** A dish as its file writes it, in the unit that its reader has. */
export type DishFile = {
  readonly prices: ByPortion
  readonly recipe: Readonly<Record<string, ByPortion>>
  readonly dip?: { readonly recipe: Readonly<Record<string, number>> } | undefined
  readonly making?: Readonly<Record<string, Making>> | undefined
}

/** What a screen edits of a dish; prices in euros. The other fields travel with it. */
export type DishDraft = DishFile & {
  readonly name: Text
  readonly description: Text
  readonly preparation: Text
  readonly alt?: Text
  readonly type?: ItemType
  readonly categories?: readonly string[]
  readonly mainIngredient?: string
  readonly tags?: readonly string[]
  readonly premium?: number
  readonly minutes?: number | null
  readonly newUntil?: string
  readonly shelfDays?: number
  readonly weekdays?: readonly Weekday[]
  readonly dip?: { readonly name: Text; readonly recipe: Readonly<Record<string, number>> }
}

/** Empty: declared without a recipe. */
export function recipeOf(dish: DishFile): Recipe {
  const portions: Partial<Record<PortionCode, RecipeItem[]>> = {}
  for (const portion of portionsSold(dish))
    portions[portion] = Object.entries(dish.recipe).flatMap(([ingredient, value]) => {
      const grams = inPortion(value, portion)
      const making = dish.making?.[ingredient]
      return grams === undefined ? [] : [{ ingredient, grams, ...(making && { making }) }]
    })
  const dip = Object.entries(dish.dip?.recipe ?? {})
  return { portions, dip: dip.map(([ingredient, grams]) => ({ ingredient, grams })) }
}

export function pricesOf(dish: Pick<DishFile, 'prices'>): Partial<Record<PortionCode, number>> {
  return Object.fromEntries(
    portionsSold(dish).map(portion => [portion, inPortion(dish.prices, portion)]),
  )
}

export function portionsSold({ prices }: Pick<DishFile, 'prices'>): PortionCode[] {
  return portionCodes.filter(portion => inPortion(prices, portion) !== undefined)
}

export function inPortion(value: ByPortion, portion: PortionCode): number | undefined {
  if (typeof value === 'number') return portion === 'regular' ? value : undefined
  return value[portion]
}
