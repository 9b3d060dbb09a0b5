import type { Meal, MealBuild, Nutrition } from '../meal.ts'
import type { Cents } from '../money.ts'
import type { FillBuild, FillType } from './day-fill.ts'

/** A build of the catalogue as the filling sees it, at the price of one piece in its cart. */
export function fillBuild(
  meal: Pick<Meal, 'id' | 'type' | 'categories' | 'mainIngredient' | 'allergens' | 'traces'>,
  build: Pick<MealBuild, 'id'> & { readonly perPortion: Pick<Nutrition, 'kcal' | 'protein'> },
  price: Cents,
  left: number | null,
): FillBuild {
  const { kcal, protein } = build.perPortion
  const { id: mealId, mainIngredient, allergens, traces } = meal
  const fills = fillTypeOf(meal)
  return {
    buildId: build.id,
    mealId,
    fills,
    kcal,
    protein,
    price,
    mainIngredient,
    allergens,
    traces,
    left,
  }
}

function fillTypeOf({ type, categories }: Pick<Meal, 'type' | 'categories'>): FillType | null {
  if (type === 'main-meal') return 'main-meal'
  return type === 'snack' && categories.includes('breakfast') ? 'breakfast' : null
}
