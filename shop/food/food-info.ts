import type { FoodInfo, NutritionTable } from '../meal.ts'
import { inLawOrder } from './allergens.ts'
import { figured } from './nutrition.ts'
import { nutritionIn } from './nutrition-sum.ts'
import { ingredientList, ingredientOf, type Pantry, type RecipeItem, weightOf } from './recipe.ts'

/** The declaration of a portion, beside which a dip may be packed. */
export function foodInfo(
  items: readonly RecipeItem[],
  dip: readonly RecipeItem[],
  pantry: Pantry,
): FoodInfo {
  const all = [...items, ...dip].map(({ ingredient }) => ingredientOf(pantry, ingredient))
  const allergens = inLawOrder(all.flatMap(each => each.allergens))
  const traces = inLawOrder(all.flatMap(each => each.traces))
  return {
    ...nutritionTable(items, pantry),
    withDip: dip.length > 0 ? nutritionTable([...items, ...dip], pantry) : null,
    ingredients: ingredientList(items, pantry),
    allergens,
    traces: traces.filter(code => !allergens.includes(code)),
  }
}

function nutritionTable(items: readonly RecipeItem[], pantry: Pantry): NutritionTable {
  const whole = nutritionIn(items, pantry)
  const weight = weightOf(items)
  return {
    weight: Math.round(weight),
    perPortion: figured(whole),
    per100g: figured(whole, 100 / weight),
  }
}
