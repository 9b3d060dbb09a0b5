import type { Nutrition } from '../meal.ts'
import { ingredientOf, type Pantry, type RecipeItem } from './recipe.ts'

type Grams = Omit<Nutrition, 'kj' | 'kcal'>

/** Regulation (EU) 1169/2011, Annex XIV. */
export function energyOf({
  fat,
  carbs,
  fibre,
  protein,
}: Omit<Grams, 'sugars' | 'saturates' | 'salt'>) {
  return {
    kj: 37 * fat + 17 * carbs + 8 * fibre + 17 * protein,
    kcal: 9 * fat + 4 * carbs + 2 * fibre + 4 * protein,
  }
}

/** Nutrition of these grams, not rounded. */
export function nutritionIn(items: readonly RecipeItem[], pantry: Pantry): Nutrition {
  const sum = { fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0, salt: 0 }
  for (const { ingredient, grams } of items) {
    const { fat, saturates, carbs, sugars, fibre, protein, salt } = ingredientOf(
      pantry,
      ingredient,
    ).per100g
    sum.fat += (fat * grams) / 100
    // A missing figure counts as the most that it can be, so that no claim rests on a gap.
    sum.saturates += ((saturates ?? fat) * grams) / 100
    sum.carbs += (carbs * grams) / 100
    sum.sugars += ((sugars ?? carbs) * grams) / 100
    // For fibre the least, since claims want more of it.
    sum.fibre += ((fibre ?? 0) * grams) / 100
    sum.protein += (protein * grams) / 100
    sum.salt += (salt * grams) / 100
  }
  return { ...energyOf(sum), ...sum }
}
