import type { DietCode } from '#shop/plan.ts'
import type { Preferences } from './preferences.ts'

/** Energy (kcal) and protein (grams) of a whole day. */
export type DayNeed = { readonly kcal: number; readonly protein: number }

/** What a day is taken to need where the customer says nothing else. */
export const needByGoal: Readonly<Record<DietCode, DayNeed>> = {
  wl: { kcal: 1500, protein: 80 },
  bal: { kcal: 1800, protein: 90 },
  mg: { kcal: 2250, protein: 130 },
  ic: { kcal: 2000, protein: 90 },
}

/** Percent of a day that one meal covers; the rest of the day is the customer's own. */
export const shareOf = { 'main-meal': 30, breakfast: 20 } as const

/** How many of what a plan requires. */
export type Pieces = { readonly 'main-meal': number; readonly breakfast: number }

export function dayNeed({ kcal, protein }: Preferences, dietCode: DietCode): DayNeed {
  const usual = needByGoal[dietCode]
  return { kcal: kcal ?? usual.kcal, protein: protein ?? usual.protein }
}

/** Percent of a day that so many meals cover. */
export function shareOfDay(pieces: Pieces): number {
  return pieces['main-meal'] * shareOf['main-meal'] + pieces.breakfast * shareOf.breakfast
}

/** What so many meals should bring together: kcal, and grams of protein at least; both whole. */
export function targetFor(need: DayNeed, pieces: Pieces): DayNeed {
  const share = shareOfDay(pieces) / 100
  return { kcal: Math.round(need.kcal * share), protein: Math.round(need.protein * share) }
}

/** The most protein a day (whole grams) that can be asked for where so many meals bring `most` at most. */
export function proteinWithin(most: number, pieces: Pieces): number {
  return Math.floor((most * 100) / Math.max(shareOfDay(pieces), 1))
}

/** How many a day, where so many are for so many days. */
export function aDayOf(pieces: Pieces, days: number): Pieces {
  return {
    'main-meal': pieces['main-meal'] / Math.max(days, 1),
    breakfast: pieces.breakfast / Math.max(days, 1),
  }
}
