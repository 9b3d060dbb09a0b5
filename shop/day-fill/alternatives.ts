import { type FillBuild, type FillProblem, proteinFloor } from './problem.ts'
import { isAvoided, keptOf } from './rules.ts'
import {
  compareScores,
  type FillScore,
  type FillSolution,
  type FillSums,
  positionsOf,
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

/** The meals that may replace one serving of a build, each in its best build, the best first. */
export function alternatives(
  problem: FillProblem,
  { items }: Pick<FillSolution, 'items'>,
  buildId: string,
): Alternative[] {
  const positions = positionsOf(problem, items)
  const present = solutionOf(problem, positions).sums
  const slot = slotOf(problem, positions, buildId)
  if (!slot) return []
  const best = new Map<string, Alternative>()
  for (const position of allowedIn(slot)) {
    const replacing = exchange(slot, position, present)
    if (!replacing) continue
    const other = best.get(replacing.mealId)
    if (!other || compareScores(replacing.score, other.score) < 0)
      best.set(replacing.mealId, replacing)
  }
  return [...best.values()].sort((one, other) => compareScores(one.score, other.score))
}

type Slot = {
  readonly problem: FillProblem
  readonly positions: readonly number[]
  readonly replaced: FillBuild
}

function slotOf(problem: FillProblem, positions: readonly number[], buildId: string): Slot | null {
  const at = positions.findIndex(position => problem.offered[position]?.buildId === buildId)
  const added = problem.offered[positions[at] ?? -1]
  if (added) return { problem, positions: positions.toSpliced(at, 1), replaced: added }
  const current = problem.kept.find(({ build, amount }) => build.buildId === buildId && amount > 0)
  if (!current) return null
  const others = problem.kept.map(each =>
    each === current ? { ...each, amount: each.amount - 1 } : each,
  )
  return { problem: { ...problem, kept: others }, positions, replaced: current.build }
}

function allowedIn(slot: Slot): number[] {
  const { problem, positions, replaced } = slot
  const allowed = [...problem.offered.entries()].filter(
    ([position, build]) =>
      build.fills !== null &&
      build.fills === replaced.fills &&
      build.mealId !== replaced.mealId &&
      !isAvoided(problem, build) &&
      (build.left === null || build.left > positions.filter(each => each === position).length),
  )
  const held = allowed.map(([, { mealId }]) => heldOf(slot, mealId))
  const fewest = Math.min(...held)
  return allowed.filter((_, index) => held[index] === fewest).map(([position]) => position)
}

function heldOf({ problem, positions }: Slot, mealId: string): number {
  const added = positions.filter(position => problem.offered[position]?.mealId === mealId)
  return keptOf(problem, mealId) + added.length
}

function exchange(
  { problem, positions }: Slot,
  position: number,
  before: FillSums,
): Alternative | null {
  const build = problem.offered[position]
  if (!build) return null
  const { sums, distance, score } = solutionOf(problem, [...positions, position])
  if (Math.round(sums.protein * 10) < proteinFloor(problem)) return null
  const change = {
    kcal: sums.kcal - before.kcal,
    protein: Math.round((sums.protein - before.protein) * 10) / 10,
    price: sums.price - before.price,
  }
  return { buildId: build.buildId, mealId: build.mealId, change, distance, score }
}
