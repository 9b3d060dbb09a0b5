import type { DietCode } from '#shop/plan/plan.ts'
import type { Preferences } from './preferences.ts'

/** Energy (kcal) and protein (grams) of a whole day. */
export type DayNeed = { readonly kcal: number; readonly protein: number }

/** What a customer needs a day unless they say otherwise. */
export const needByGoal: Readonly<Record<DietCode, DayNeed>> = {
  wl: { kcal: 1500, protein: 80 },
  bal: { kcal: 1800, protein: 90 },
  mg: { kcal: 2250, protein: 130 },
  ic: { kcal: 2000, protein: 90 },
}

/** Percent of a day's need that one meal covers; the customer eats the rest elsewhere. */
export const shareOf = { 'main-meal': 30, breakfast: 20 } as const

export type Pieces = { readonly 'main-meal': number; readonly breakfast: number }

export function dayNeed({ kcal, protein }: Preferences, dietCode: DietCode): DayNeed {
  const usual = needByGoal[dietCode]
  return { kcal: kcal ?? usual.kcal, protein: protein ?? usual.protein }
}

/** Percent of a day's need that these meals cover. */
export function shareOfDay(pieces: Pieces): number {
  return pieces['main-meal'] * shareOf['main-meal'] + pieces.breakfast * shareOf.breakfast
}

/** What these meals should bring together, in whole kcal and at least whole grams of protein. */
export function targetFor(need: DayNeed, pieces: Pieces): DayNeed {
  const share = shareOfDay(pieces) / 100
  return { kcal: Math.round(need.kcal * share), protein: Math.round(need.protein * share) }
}

/** The highest daily protein (whole grams) whose share these meals bring with `most` grams. */
export function proteinWithin(most: number, pieces: Pieces): number {
  return Math.floor((most * 100) / Math.max(shareOfDay(pieces), 1))
}

/** The meals of several days, as a number for one day. */
export function aDayOf(pieces: Pieces, days: number): Pieces {
  return {
    'main-meal': pieces['main-meal'] / Math.max(days, 1),
    breakfast: pieces.breakfast / Math.max(days, 1),
  }
}
