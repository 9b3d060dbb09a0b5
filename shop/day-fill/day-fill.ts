import type { Cents } from '../money.ts'
import { openMeals, withoutBeside } from './rules.ts'
import { type FillSolution, solutionOf } from './score.ts'
import { bestFilling } from './search.ts'
import { stagesOf } from './stages.ts'

/** What a delivery can require: main meals, and snacks of the category breakfast. */
export const fillTypes = ['main-meal', 'breakfast'] as const
export type FillType = (typeof fillTypes)[number]

/** A build as the filling sees it; energy and protein (grams) of one piece, as declared. */
export type FillBuild = {
  readonly buildId: string
  readonly mealId: string
  /** null: a snack or an extra, which fills nothing that is required. */
  readonly fills: FillType | null
  readonly kcal: number
  readonly protein: number
  readonly price: Cents
  readonly mainIngredient: string
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  /** How many more of it this delivery may take; null: as many as it likes. */
  readonly left: number | null
}

/** One delivery to fill. */
export type FillProblem = {
  readonly required: Readonly<Record<FillType, number>>
  /** What is in it already and stays, whatever the rules say: the customer chose it. */
  readonly kept: readonly { readonly build: FillBuild; readonly amount: number }[]
  /** In the order of the menu. */
  readonly offered: readonly FillBuild[]
  /** Of the whole delivery, with what is kept: kcal to come near to, grams of protein at least. */
  readonly target: { readonly kcal: number | null; readonly protein: number }
  readonly avoided: {
    /** Neither as an ingredient nor as traces. */
    readonly allergens: readonly string[]
    readonly mainIngredients: readonly string[]
    /** Meal ids. */
    readonly meals: readonly string[]
  }
  /** Meal ids, as often as they are served; `fillPlan` writes them itself. */
  readonly others?: {
    /** In the deliveries right before and right after. */
    readonly beside: readonly string[]
    /** In all other deliveries of the plan. */
    readonly elsewhere: readonly string[]
  }
}

/** Why nothing fits: the rule that stands in the way, with the numbers for a kind sentence. */
export type FillBlock =
  | {
      readonly blocked: 'dislikes' | 'stock' | 'allergens' | 'too-few-meals'
      readonly type: FillType
      /** How many are missing, and how many of them could be had. */
      readonly missing: number
      readonly possible: number
    }
  /** Grams: what was asked for, and the most that a filling reaches. */
  | { readonly blocked: 'protein'; readonly floor: number; readonly most: number }

export type Filling = FillSolution | FillBlock

/**
 * "Fill it for me": finds what is missing of a delivery by exact search; the same problem always has
 * the same answer. These rules hold: the required counts, stock, avoided allergens and dislikes, the
 * protein floor, and no meal twice while the menu has others. Which filling is the best of those that
 * keep them is written at `FillScore`.
 */
export function fillDelivery(problem: FillProblem): Filling {
  const open = openMeals(problem)
  if ('blocked' in open) return open
  const fresh = withoutBeside(problem, open)
  const varied = fresh && bestFilling(problem, stagesOf(problem, fresh))
  if (varied && 'pieces' in varied) return solutionOf(problem, varied.pieces)
  const found = bestFilling(problem, stagesOf(problem, open))
  return 'most' in found
    ? { blocked: 'protein', floor: problem.target.protein, most: found.most }
    : solutionOf(problem, found.pieces)
}

export function isBlocked(filling: Filling): filling is FillBlock {
  return 'blocked' in filling
}
