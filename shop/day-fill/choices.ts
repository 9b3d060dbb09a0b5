import { type FillBuild, type FillProblem, kcalOf, proteinOf } from './problem.ts'
import type { EligibleMeal } from './rules.ts'

/** One way to decide about a meal: no, one or more servings of its builds. */
export type Choice = {
  /** In `problem.offered`, one per serving. */
  readonly positions: readonly number[]
  readonly servings: number
  readonly kcal: number
  /** In tenths of a gram. */
  readonly protein: number
  /** The score without `steps` and `pairs`, folded into one number. */
  readonly cost: number
}

export function choicesOf(
  problem: FillProblem,
  meal: EligibleMeal,
  costOf: (position: number) => number,
): Choice[] {
  const choices: Choice[] = []
  for (let servings = meal.fewest; servings <= meal.most; servings += 1)
    for (const positions of selections(problem, meal.positions, servings))
      choices.push({
        positions,
        servings,
        kcal: problem.target.kcal === null ? 0 : sumAt(problem, positions, kcalOf),
        protein: sumAt(problem, positions, proteinOf),
        cost: positions.reduce((cost, position) => cost + costOf(position), 0),
      })
  return choices
}

/** Every way to take so many servings of these builds, as far as they are in stock. */
function selections(problem: FillProblem, builds: readonly number[], servings: number): number[][] {
  if (servings === 0) return [[]]
  const [position, ...rest] = builds
  if (position === undefined) return []
  const most = Math.min(servings, problem.offered[position]?.left ?? servings)
  return Array.from({ length: most + 1 }, (_, amount) => amount).flatMap(amount =>
    selections(problem, rest, servings - amount).map(positions => [
      ...Array<number>(amount).fill(position),
      ...positions,
    ]),
  )
}

function sumAt(
  { offered }: FillProblem,
  positions: readonly number[],
  of: (build: FillBuild) => number,
): number {
  return positions.reduce((total, position) => {
    const build = offered[position]
    return build ? total + of(build) : total
  }, 0)
}
