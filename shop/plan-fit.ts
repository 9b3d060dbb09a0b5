import type { PortionCode } from './meal.ts'
import { type DietCode, dietCodes, portionFor } from './plan.ts'

/** A portion and how much a main meal in it has on average, in kcal. */
export type PortionEnergy = { readonly portion: PortionCode; readonly kcal: number }

/** The portion nearest to what a main meal should have, and the diet that sets it. */
export function planFit(
  kcal: number,
  portions: readonly PortionEnergy[],
): { dietCode: DietCode; portion: PortionCode } | null {
  const [nearest] = [...portions].sort(
    (one, other) => Math.abs(one.kcal - kcal) - Math.abs(other.kcal - kcal),
  )
  if (!nearest) return null
  const dietCode = dietCodes.find(code => portionFor(code) === nearest.portion) ?? 'ic'
  return { dietCode, portion: nearest.portion }
}
