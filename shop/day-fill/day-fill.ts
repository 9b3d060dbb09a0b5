import type { FillProblem } from './problem.ts'
import { programOf } from './program.ts'
import { eligibleMeals, type FillBlock, withoutBeside } from './rules.ts'
import { compareLists, type FillSolution, positionsOf, solutionOf } from './score.ts'
import { bestFilling } from './search.ts'

export type Filling = FillSolution | FillBlock

/**
 * "Fill it for me": the best filling of what a delivery lacks by `FillScore`, or the rule that
 * stands in the way. The same problem always has the same answer (README.md).
 */
export function fillDelivery(problem: FillProblem): Filling {
  const eligible = eligibleMeals(problem)
  if ('blocked' in eligible) return eligible
  const fresh = withoutBeside(problem, eligible)
  const varied = fresh && bestFilling(problem, programOf(problem, fresh))
  if (varied && 'positions' in varied) return solutionOf(problem, varied.positions)
  const filling = bestFilling(problem, programOf(problem, eligible))
  return 'most' in filling
    ? { blocked: 'protein', floor: problem.target.protein, most: filling.most }
    : solutionOf(problem, filling.positions)
}

export function isBlocked(filling: Filling): filling is FillBlock {
  return 'blocked' in filling
}

/**
 * Fills the deliveries of a plan in their order, and once more those that repeat a neighbour's meal
 * if that betters the sums of all scores. A blocked delivery does not stop the others.
 */
export function fillPlan(problems: readonly FillProblem[]): Filling[] {
  let fillings: readonly Filling[] = []
  for (const index of problems.keys())
    fillings = [...fillings, fillDelivery(amongOthers(problems, fillings, index))]
  for (const index of problems.keys()) fillings = withOneBettered(problems, fillings, index)
  return rescored(problems, fillings)
}

function withOneBettered(
  problems: readonly FillProblem[],
  fillings: readonly Filling[],
  index: number,
): readonly Filling[] {
  const scored = rescored(problems, fillings)
  const present = scored[index]
  if (!present || isBlocked(present) || !repeatsOthers(present)) return fillings
  const anew = fillings.with(index, fillDelivery(amongOthers(problems, fillings, index)))
  return comparePlans(rescored(problems, anew), scored) < 0 ? anew : fillings
}

function rescored(problems: readonly FillProblem[], fillings: readonly Filling[]): Filling[] {
  return fillings.map((filling, index) => {
    if (isBlocked(filling)) return filling
    const problem = amongOthers(problems, fillings, index)
    return solutionOf(problem, positionsOf(problem, filling.items))
  })
}

function repeatsOthers({ score: [repeats] }: FillSolution): boolean {
  return repeats > 0
}

function comparePlans(one: readonly Filling[], other: readonly Filling[]): number {
  const [sums, others] = [one, other].map(fillings => {
    const scores = fillings.flatMap(filling => (isBlocked(filling) ? [] : [filling.score]))
    return scores.reduce(
      (sum, score) => score.map((each, at) => each + (sum[at] ?? 0)),
      [] as number[],
    )
  })
  return compareLists(sums ?? [], others ?? [])
}

function amongOthers(
  problems: readonly FillProblem[],
  fillings: readonly Filling[],
  index: number,
): FillProblem {
  const problem = problems[index]
  if (!problem) throw new RangeError(`the plan has no delivery ${index}`)
  const served = problems.map((each, at) => (at === index ? [] : mealsOf(each, fillings[at])))
  const beside = [served[index - 1] ?? [], served[index + 1] ?? []].flat()
  return { ...problem, others: { beside, elsewhere: served.flat() } }
}

/** The meal ids of a delivery, kept and added, one per serving. */
function mealsOf(problem: FillProblem, filling: Filling | undefined): string[] {
  const mealIds = problem.kept.flatMap(({ build, amount }) =>
    Array<string>(amount).fill(build.mealId),
  )
  if (!filling || isBlocked(filling)) return mealIds
  const added = positionsOf(problem, filling.items)
  return [...mealIds, ...added.flatMap(position => problem.offered[position]?.mealId ?? [])]
}
