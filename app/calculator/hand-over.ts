import type { CalorieResult } from '#shop/calories.ts'
import { limits, type Preferences } from '../fill/preferences.ts'

/** The target as "fill it for me" keeps it, as far as that goes. */
export function preferencesWith(
  preferences: Preferences,
  { target, macros }: Pick<CalorieResult, 'target' | 'macros'>,
): Preferences {
  return {
    ...preferences,
    kcal: Math.min(target, limits.kcal[1]),
    protein: Math.min(macros.protein.grams, limits.protein[1]),
  }
}
