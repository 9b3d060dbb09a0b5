import type { Cents } from '../money.ts'
import {
  type FillBuild,
  type FillProblem,
  kcalOf,
  keptBuilds,
  proteinOf,
  tally,
} from './problem.ts'

type FillItem = { readonly buildId: string; readonly amount: number }

export type FillSolution = {
  /** What to add to what is kept, in the order of the menu. */
  readonly items: readonly FillItem[]
  readonly sums: FillSums
  /** kcal over (negative: under) the target; 0 where there is none. */
  readonly distance: number
  readonly score: FillScore
}

/** Of the whole delivery: kcal, grams of protein, cents. */
export type FillSums = { readonly kcal: number; readonly protein: number; readonly price: Cents }

/**
 * Compared number by number; less is better. `repeats`: whether it adds a neighbouring delivery's
 * meal. `steps`: of 5 kcal to the target. `beside`: how many such meals. `pairs`: of the same main
 * ingredient in a type. `price`: of what is added. `elsewhere`: added meals that the plan's other
 * deliveries have. `positions`: their sum on the menu.
 */
export type FillScore = readonly [
  repeats: 0 | 1,
  steps: number,
  beside: number,
  pairs: number,
  price: Cents,
  elsewhere: number,
  positions: number,
]

export const kcalStep = 5

/** `positions`: what is added, as positions in `problem.offered`, one per serving. */
export function solutionOf(problem: FillProblem, positions: readonly number[]): FillSolution {
  const sums = sumsOf([...keptBuilds(problem), ...buildsAt(problem, positions)])
  const { kcal: target } = problem.target
  return {
    items: itemsAt(problem, positions),
    sums,
    distance: target === null ? 0 : sums.kcal - target,
    score: scoreOf(problem, positions, sums),
  }
}

export function compareScores(one: FillScore, other: FillScore): number {
  return compareLists(one, other)
}

/** The first difference decides. */
export function compareLists(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, index) => value !== other[index])
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0)
}

export function positionsOf(problem: FillProblem, items: readonly FillItem[]): number[] {
  return items.flatMap(({ buildId, amount }) => {
    const position = problem.offered.findIndex(build => build.buildId === buildId)
    if (position < 0) throw new Error(`${buildId} is not offered`)
    return Array<number>(amount).fill(position)
  })
}

export function stepsTo(target: number | null, kcal: number): number {
  return target === null ? 0 : Math.floor(Math.abs(kcal - target) / kcalStep)
}

function scoreOf(problem: FillProblem, positions: readonly number[], sums: FillSums): FillScore {
  const added = buildsAt(problem, positions)
  const beside = tally(problem.others?.beside ?? [])
  const elsewhere = tally(problem.others?.elsewhere ?? [])
  const repeated = total(added, ({ mealId }) => beside.get(mealId) ?? 0)
  return [
    repeated > 0 ? 1 : 0,
    stepsTo(problem.target.kcal, sums.kcal),
    repeated,
    pairsIn([...keptBuilds(problem), ...added]),
    total(added, ({ price }) => price),
    total(added, ({ mealId }) => elsewhere.get(mealId) ?? 0),
    total(positions, position => position),
  ]
}

function pairsIn(builds: readonly FillBuild[]): number {
  const counts = tally(
    builds.flatMap(({ fills, mainIngredient }) => (fills ? `${fills} ${mainIngredient}` : [])),
  )
  return total([...counts.values()], count => (count * (count - 1)) / 2)
}

function sumsOf(builds: readonly FillBuild[]): FillSums {
  return {
    kcal: total(builds, kcalOf),
    protein: total(builds, proteinOf) / 10,
    price: total(builds, ({ price }) => price),
  }
}

function itemsAt(problem: FillProblem, positions: readonly number[]): FillItem[] {
  return problem.offered.flatMap(({ buildId }, position) => {
    const amount = positions.filter(each => each === position).length
    return amount > 0 ? { buildId, amount } : []
  })
}

function buildsAt({ offered }: FillProblem, positions: readonly number[]): FillBuild[] {
  return positions.flatMap(position => offered[position] ?? [])
}

function total<Each>(list: readonly Each[], of: (each: Each) => number): number {
  return list.reduce((sum, each) => sum + of(each), 0)
}
