import type { PortionCode } from '../meal.ts'
import { type DietCode, dietCodes, portionFor } from './plan.ts'

export type PortionEnergy = { readonly portion: PortionCode; readonly kcal: number }

/** The portion nearest to `kcal` for a main meal, and the diet that sets it. */
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
