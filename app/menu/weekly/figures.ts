import type { CartItemAnswer, NutritionTotals } from '#server/answers.ts'
import type { DayBuilds } from '../day-builds.ts'

/** The nutrition of a whole delivery without dips; `dip`: the kcal of the dips. */
export type DeliveryFigures = NutritionTotals & { readonly dip: number }

export function figuresOf(
  items: readonly Pick<CartItemAnswer, 'id' | 'amount' | 'nutrition'>[],
  offers: DayBuilds | null,
): DeliveryFigures {
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0, dip: 0 }
  for (const { id, amount, nutrition } of items) {
    sum.calories += nutrition.calories * amount
    sum.protein += nutrition.protein * amount
    sum.carbs += nutrition.carbs * amount
    sum.fat += nutrition.fat * amount
    sum.dip += (offers?.get(id)?.dip ?? 0) * amount
  }
  return sum
}

/** The mean of a day, rounded. */
export function aDay({ calories, protein, carbs, fat, dip }: DeliveryFigures, days: number) {
  const of = (value: number) => Math.round(value / Math.max(days, 1))
  return {
    calories: of(calories),
    protein: of(protein),
    carbs: of(carbs),
    fat: of(fat),
    dip: of(dip),
  }
}
