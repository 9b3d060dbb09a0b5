import { decimalSigns, type Language } from '../language.ts'
import type { Nutrition } from '../meal.ts'

/** The rows of a nutrition table in the order of Regulation (EU) 1169/2011, Annex XV. */
export const nutritionRows = [
  'energy',
  'fat',
  'saturates',
  'carbs',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const
export type NutritionRow = (typeof nutritionRows)[number]

/** A row as on a label: "1795 kJ / 427 kcal", "15 g", "<0,5 g". */
export function declared(row: NutritionRow, nutrition: Nutrition, lang: Language): string {
  if (row === 'energy') return `${Math.round(nutrition.kj)} kJ / ${Math.round(nutrition.kcal)} kcal`
  return declaredGrams(row, nutrition[row], lang)
}

function declaredGrams(
  row: Exclude<NutritionRow, 'energy'>,
  grams: number,
  lang: Language,
): string {
  const { trace, small, large, digits } = roundingOf[row]
  if (grams <= 0) return '0 g'
  if (grams <= trace) return `<${written(trace, digits, lang)} g`
  const rounded = onLabel(row, grams)
  return `${written(rounded, rounded < small ? digits : large, lang)} g`
}

/** The grams that a label says, from `small` on with the digits of large values; a trace counts as 0. */
function onLabel(row: Exclude<NutritionRow, 'energy'>, grams: number): number {
  const { trace, small, large, digits } = roundingOf[row]
  if (grams <= trace) return 0
  const rounded = roundedTo(grams, digits)
  return rounded < small ? rounded : roundedTo(grams, large)
}

/** Grams: up to `trace` negligible; below `small` with `digits` decimals, else with `large`. */
type Rounding = { trace: number; small: number; digits: number; large: number }

const inGrams: Rounding = { trace: 0.5, small: 10, digits: 1, large: 0 }

/** The Commission's guidance on tolerances, section 6. */
const roundingOf: Record<Exclude<NutritionRow, 'energy'>, Rounding> = {
  fat: inGrams,
  saturates: { trace: 0.1, small: 10, digits: 1, large: 0 },
  carbs: inGrams,
  sugars: inGrams,
  fibre: inGrams,
  protein: inGrams,
  salt: { trace: 0.0125, small: 1, digits: 2, large: 1 },
}

/**
 * The figures of a portion, or with a factor of 100 g, with no more digits than an answer needs: rounded
 * once more as a label rounds them, they say what the exact figures say.
 */
export function figured(exact: Nutrition, factor = 1): Nutrition {
  const figures = { ...exact }
  for (const key of Object.keys(exact) as (keyof Nutrition)[]) {
    // Sums of decimals miss a half or a limit by a hair; twelve digits bring it back.
    const value = Number((exact[key] * factor).toPrecision(12))
    figures[key] = key === 'kj' || key === 'kcal' ? roundedTo(value, 0) : fewestDigits(key, value)
  }
  return figures
}

/** A tenth of a gram mostly; 10.46 g stays so, since of 10.5 g a label would make 11 g. */
function fewestDigits(row: Exclude<NutritionRow, 'energy'>, grams: number): number {
  const { trace, digits: fewest } = roundingOf[row]
  const isTrace = (own: number) => own > 0 && own <= trace
  const label = onLabel(row, grams)
  for (let digits = fewest; digits < 6; digits += 1) {
    const shorter = roundedTo(grams, digits)
    if (isTrace(shorter) === isTrace(grams) && onLabel(row, shorter) === label) return shorter
  }
  return grams
}

function roundedTo(value: number, digits: number): number {
  const factor = 10 ** digits
  const scaled = value * factor
  // 1.15 × 10 is 11.499999999999998 in binary; twelve digits bring the half back. They take long to
  // write, so they are written only where a half is near.
  const isNearHalf = Math.abs((scaled % 1) - 0.5) < 1e-4
  return Math.round(isNearHalf ? Number(scaled.toPrecision(12)) : scaled) / factor
}

function written(value: number, digits: number, lang: Language): string {
  return value.toFixed(digits).replace('.', decimalSigns[lang])
}
