import { pantryOf } from '#shop/food/component.ts'
import type { Text } from '#shop/language.ts'
import { cookList, type DueDelivery, ingredientsFor } from '#shop/packing/production.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { readIngredients, readRecipes } from '../db/meal/recipes.ts'
import type { NumberedBag, Sight } from './day-bags.ts'

/** Grams as served; `raw`: as bought, null where no yield is known. */
export type Grams = readonly {
  readonly name: Text
  readonly grams: number
  readonly raw: number | null
}[]

export const noCooking = { cook: [], ingredients: null, unknown: [] }

/** The dishes to cook with their ingredients, as far as the role sees them. */
export async function cookingOf(
  { db }: Pick<StaffCall, 'db'>,
  sold: readonly Pick<DueDelivery, 'items'>[],
  may: Sight,
) {
  if (!may('dishes')) return noCooking
  const lines = cookList(sold)
  if (!may('grams'))
    return { ...noCooking, cook: lines.map(line => ({ ...line, dips: 0, grams: null })) }
  const [recipes, ingredients] = await Promise.all([readRecipes(db), readIngredients(db)])
  const pantry = pantryOf(ingredients)
  const named = (rows: ReturnType<typeof ingredientsFor>['grams']): Grams =>
    rows.map(({ ingredient, grams, raw }) => ({
      name: pantry.get(ingredient)?.name ?? { el: ingredient, en: ingredient },
      ...{ grams, raw },
    }))
  const items = Map.groupBy(
    sold.flatMap(({ items }) => items),
    ({ mealId }) => mealId,
  )
  const all = ingredientsFor(sold, recipes, pantry)
  return {
    cook: lines.map(line => ({
      ...line,
      dips: recipes.get(line.mealId)?.dip.length ? line.total : 0,
      grams: named(
        ingredientsFor([{ items: items.get(line.mealId) ?? [] }], recipes, pantry).grams,
      ),
    })),
    ingredients: named(all.grams),
    unknown: lines.filter(({ mealId }) => all.unknown.includes(mealId)).map(({ name }) => name),
  }
}

/** Lists portions that hold new allergens or traces, so that the kitchen cooks them as they were declared. */
export function soldAs({ bag, delivery: { items } }: NumberedBag, { catalogue }: StaffCall) {
  const { builds, codes } = catalogue
  const allergens = new Map(codes.allergens.map(({ code, name }) => [code, name]))
  return items.flatMap(({ buildId, name, portion, amount, soldAs: then }) => {
    if (!then) return []
    const now = builds.get(buildId)?.build
    const declared = [...then.allergens, ...then.traces]
    const without = [
      ...(now?.allergens ?? []).filter(code => !then.allergens.includes(code)),
      ...(now?.traces ?? []).filter(code => !declared.includes(code)),
    ]
    return {
      ...{ bag, name, portion, amount },
      without: without.map(code => allergens.get(code) ?? { el: code, en: code }),
      ingredients: then.ingredients.map(({ name }) => name),
    }
  })
}

export function wish({ bag, delivery: { notes, items } }: NumberedBag) {
  if (!notes) return []
  return {
    bag,
    text: notes,
    items: items.map(({ mealId, name, amount }) => ({ mealId, name, amount })),
  }
}
