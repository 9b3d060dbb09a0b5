import { type Filling, type FillProblem, fillDelivery, isBlocked } from './day-fill.ts'
import { compareLists, type FillSolution, piecesOf, solutionOf } from './score.ts'

/**
 * Fills all deliveries of a plan, in their order. Each one is filled exactly, with regard to what the
 * others serve by then; those that repeat a neighbour's meal are filled once more when all are known,
 * where that betters the plan as a whole. A delivery that cannot be filled says why; the others are
 * filled all the same.
 */
export function fillPlan(problems: readonly FillProblem[]): Filling[] {
  let fillings: readonly Filling[] = []
  for (const index of problems.keys())
    fillings = [...fillings, fillDelivery(amongOthers(problems, fillings, index))]
  for (const index of problems.keys()) fillings = bettered(problems, fillings, index)
  return rescored(problems, fillings)
}

/** The fillings with that one filled anew, or as they were where the plan is not better for it. */
function bettered(
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

/** The fillings, scored for what the others serve now. */
function rescored(problems: readonly FillProblem[], fillings: readonly Filling[]): Filling[] {
  return fillings.map((filling, index) => {
    if (isBlocked(filling)) return filling
    const problem = amongOthers(problems, fillings, index)
    return solutionOf(problem, piecesOf(problem, filling.items))
  })
}

function repeatsOthers({ score: [repeats] }: FillSolution): boolean {
  return repeats > 0
}

/** By the sums of the scores. */
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

/** The meals of a delivery, kept and added, as often as it has them. */
function mealsOf(problem: FillProblem, filling: Filling | undefined): string[] {
  const kept = problem.kept.flatMap(({ build, amount }) => Array<string>(amount).fill(build.mealId))
  if (!filling || isBlocked(filling)) return kept
  const added = piecesOf(problem, filling.items)
  return [...kept, ...added.flatMap(place => problem.offered[place]?.mealId ?? [])]
}
