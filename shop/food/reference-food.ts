import type { Nutrients } from './recipe.ts'

/** 100 g of a food in the tables of the USDA: grams, sodium in milligrams. null: not analysed. */
type UsdaFood = {
  readonly protein: number
  readonly fat: number
  /** By difference: it holds the fibre. */
  readonly carbohydrate: number
  readonly fibre: number | null
  readonly sugars: number | null
  readonly saturates: number | null
  readonly sodium: number | null
}

/** The same food as the EU declares it: carbohydrate without the fibre, salt as sodium × 2.5. */
export function fromUsda(food: UsdaFood): Nutrients {
  const { fat, protein, fibre, sodium } = food
  const carbs = Math.max(0, food.carbohydrate - (fibre ?? 0))
  return {
    fat: hundredths(fat),
    saturates: part(food.saturates, fat),
    carbs: hundredths(carbs),
    // Analysed sugars can be more than a carbohydrate by difference.
    sugars: part(food.sugars, carbs),
    fibre: fibre === null ? null : hundredths(fibre),
    protein: hundredths(protein),
    salt: rounded(((sodium ?? 0) * 2.5) / 1000, 1000),
  }
}

/** Never more than the whole, and known to be nothing where the whole is. */
function part(grams: number | null, whole: number): number | null {
  if (grams === null) return whole === 0 ? 0 : null
  return hundredths(Math.min(grams, whole))
}

function hundredths(grams: number): number {
  return rounded(grams, 100)
}

function rounded(grams: number, by: number): number {
  return Math.round(Number((grams * by).toPrecision(12))) / by
}
