import type { FillBuild, FillProblem } from './day-fill.ts'
import { isAvoided, keptOf } from './rules.ts'
import {
  compareScores,
  type FillScore,
  type FillSolution,
  type FillSums,
  floorOf,
  piecesOf,
  solutionOf,
} from './score.ts'

export type Alternative = {
  readonly buildId: string
  readonly mealId: string
  /** What the exchange changes of the delivery: kcal, grams of protein, cents. */
  readonly change: FillSums
  /** kcal over (negative: under) the target afterwards. */
  readonly distance: number
  readonly score: FillScore
}

/**
 * The other meals that could take the place of one piece of a build, the best first: of every meal
 * that keeps the rules of `fillDelivery` the build that suits the delivery best.
 */
export function alternatives(
  problem: FillProblem,
  { items }: Pick<FillSolution, 'items'>,
  buildId: string,
): Alternative[] {
  const pieces = piecesOf(problem, items)
  const present = solutionOf(problem, pieces).sums
  const slot = emptied(problem, pieces, buildId)
  if (!slot) return []
  const best = new Map<string, Alternative>()
  for (const place of mayTake(slot)) {
    const exchange = exchanged(slot, place, present)
    if (!exchange) continue
    const other = best.get(exchange.mealId)
    if (!other || compareScores(exchange.score, other.score) < 0)
      best.set(exchange.mealId, exchange)
  }
  return [...best.values()].sort((one, other) => compareScores(one.score, other.score))
}

/** A delivery without the piece that is to be exchanged. */
type Slot = {
  readonly problem: FillProblem
  readonly pieces: readonly number[]
  readonly taken: FillBuild
}

function emptied(problem: FillProblem, pieces: readonly number[], buildId: string): Slot | null {
  const at = pieces.findIndex(place => problem.offered[place]?.buildId === buildId)
  const added = problem.offered[pieces[at] ?? -1]
  if (added) return { problem, pieces: pieces.toSpliced(at, 1), taken: added }
  const kept = problem.kept.find(({ build, amount }) => build.buildId === buildId && amount > 0)
  if (!kept) return null
  const others = problem.kept.map(each =>
    each === kept ? { ...each, amount: each.amount - 1 } : each,
  )
  return { problem: { ...problem, kept: others }, pieces, taken: kept.build }
}

/** Places of builds that the rules allow: no meal is taken twice while there are others. */
function mayTake(slot: Slot): number[] {
  const { problem, pieces, taken } = slot
  const allowed = [...problem.offered.entries()].filter(
    ([place, build]) =>
      build.fills !== null &&
      build.fills === taken.fills &&
      build.mealId !== taken.mealId &&
      !isAvoided(problem, build) &&
      (build.left === null || build.left > pieces.filter(each => each === place).length),
  )
  const held = allowed.map(([, { mealId }]) => heldOf(slot, mealId))
  const fewest = Math.min(...held)
  return allowed.filter((_, index) => held[index] === fewest).map(([place]) => place)
}

function heldOf({ problem, pieces }: Slot, mealId: string): number {
  const added = pieces.filter(place => problem.offered[place]?.mealId === mealId)
  return keptOf(problem, mealId) + added.length
}

function exchanged({ problem, pieces }: Slot, place: number, before: FillSums): Alternative | null {
  const build = problem.offered[place]
  if (!build) return null
  const { sums, distance, score } = solutionOf(problem, [...pieces, place])
  if (Math.round(sums.protein * 10) < floorOf(problem)) return null
  const change = {
    kcal: sums.kcal - before.kcal,
    protein: Math.round((sums.protein - before.protein) * 10) / 10,
    price: sums.price - before.price,
  }
  return { buildId: build.buildId, mealId: build.mealId, change, distance, score }
}
