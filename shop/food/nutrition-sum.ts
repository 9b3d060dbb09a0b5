import type { Nutrition } from '../meal.ts'
import { ingredientOf, type Nutrients, type Pantry, type RecipeItem } from './recipe.ts'

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

/** What these grams hold, not rounded. */
export function nutritionIn(items: readonly RecipeItem[], pantry: Pantry): Nutrition {
  const sum = { fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0, salt: 0 }
  for (const { ingredient, grams } of items) {
    const in100g = atMost(ingredientOf(pantry, ingredient).per100g)
    for (const key of keysOf(sum)) sum[key] += (in100g[key] * grams) / 100
  }
  return { ...energyOf(sum), ...sum }
}

/** What a source does not say counts as the most that it can be, so that no claim rests on a gap. */
function atMost({ saturates, sugars, fibre, ...known }: Nutrients): Grams {
  return {
    ...known,
    saturates: saturates ?? known.fat,
    sugars: sugars ?? known.carbs,
    // Of fibre it is the other way round: more of it is what a claim would want.
    fibre: fibre ?? 0,
  }
}

function keysOf<Key extends string>(of: Record<Key, unknown>): Key[] {
  return Object.keys(of) as Key[]
}
