import type { Meal, MealBuild, Nutrition } from '../meal.ts'
import type { Cents } from '../money.ts'
import { isBreakfast } from '../pricing.ts'

/** What a delivery can require: main meals, and snacks of the category breakfast. */
export const fillTypes = ['main-meal', 'breakfast'] as const
export type FillType = (typeof fillTypes)[number]

/** Energy and protein (grams) of one serving, as declared. */
export type FillBuild = {
  readonly buildId: string
  readonly mealId: string
  /** null: a snack or an extra, which the plan does not require. */
  readonly fills: FillType | null
  readonly kcal: number
  readonly protein: number
  readonly price: Cents
  readonly mainIngredient: string
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  /** How many more of it this delivery may take; null: no limit. */
  readonly left: number | null
}

export type FillProblem = {
  readonly required: Readonly<Record<FillType, number>>
  /** The customer chose these: they stay, whatever the rules say. */
  readonly kept: readonly { readonly build: FillBuild; readonly amount: number }[]
  /** In the order of the menu. */
  readonly offered: readonly FillBuild[]
  /** For the whole delivery, what is kept included: the kcal to come near to, the least protein. */
  readonly target: { readonly kcal: number | null; readonly protein: number }
  readonly avoided: {
    /** Refused as ingredients and as traces. */
    readonly allergens: readonly string[]
    readonly mainIngredients: readonly string[]
    readonly meals: readonly string[]
  }
  /** The meal ids of the plan's other deliveries, one per serving; `fillPlan` sets them itself. */
  readonly others?: {
    /** In the deliveries right before and right after. */
    readonly beside: readonly string[]
    readonly elsewhere: readonly string[]
  }
}

/** A build of the catalogue, at the price of one serving in this cart. */
export function fillBuild(
  meal: Pick<Meal, 'id' | 'type' | 'categories' | 'mainIngredient'>,
  build: Pick<MealBuild, 'id' | 'allergens' | 'traces'> & {
    readonly perPortion: Pick<Nutrition, 'kcal' | 'protein'>
  },
  price: Cents,
  left: number | null,
): FillBuild {
  const { kcal, protein } = build.perPortion
  const { allergens, traces } = build
  const { id: mealId, mainIngredient } = meal
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

function fillTypeOf(meal: Pick<Meal, 'type' | 'categories'>): FillType | null {
  if (meal.type === 'main-meal') return 'main-meal'
  return isBreakfast(meal) ? 'breakfast' : null
}

export function keptBuilds({ kept }: FillProblem): FillBuild[] {
  return kept.flatMap(({ build, amount }) => Array<FillBuild>(amount).fill(build))
}

/** Whole kcal, as a label declares them. */
export function kcalOf({ kcal }: FillBuild): number {
  return Math.round(kcal)
}

/** Tenths of a gram, so that sums are exact. */
export function proteinOf({ protein }: FillBuild): number {
  return Math.round(protein * 10)
}

/** The protein that the whole delivery needs, in tenths of a gram. */
export function proteinFloor({ target }: FillProblem): number {
  // 34.1 + 34.2 grams are 683.0000000000001 tenths in binary.
  return Math.ceil(target.protein * 10 - 1e-6)
}

export function tally(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}
