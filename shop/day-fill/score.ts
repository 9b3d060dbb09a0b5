import type { Cents } from '../money.ts'
import type { FillBuild, FillProblem } from './day-fill.ts'

export type FillItem = { readonly buildId: string; readonly amount: number }

export type FillSolution = {
  /** What to add to what is kept, in the order of the menu. */
  readonly items: readonly FillItem[]
  /** Of the whole delivery: kcal, grams of protein, cents. */
  readonly sums: FillSums
  /** kcal over (negative: under) the target; 0 where there is none. */
  readonly distance: number
  readonly score: FillScore
}

export type FillSums = { readonly kcal: number; readonly protein: number; readonly price: Cents }

/**
 * What makes a filling better than another, the first difference deciding; less is better.
 * `repeats`: 0 where it adds no meal that the delivery before or after has, else 1. `steps`: whole
 * steps of 5 kcal between its energy and the target. `beside`: how many such meals. `alike`: pairs with
 * the same main ingredient, among the main meals and among the breakfasts. `price`: cents of what is
 * added. `elsewhere`: meals that the plan's other deliveries have too. `place`: the sum of the places
 * on the menu.
 */
export type FillScore = readonly [
  repeats: 0 | 1,
  steps: number,
  beside: number,
  alike: number,
  price: Cents,
  elsewhere: number,
  place: number,
]

export const kcalStep = 5

/** Pieces are places in `problem.offered`, one for each piece. */
export function solutionOf(problem: FillProblem, pieces: readonly number[]): FillSolution {
  const sums = sumsOf([...keptPieces(problem), ...buildsAt(problem, pieces)])
  const { kcal: target } = problem.target
  return {
    items: itemsOf(problem, pieces),
    sums,
    distance: target === null ? 0 : sums.kcal - target,
    score: scoreOf(problem, pieces, sums),
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

/** The places in `problem.offered` of a solution's items. */
export function piecesOf(problem: FillProblem, items: readonly FillItem[]): number[] {
  return items.flatMap(({ buildId, amount }) => {
    const place = problem.offered.findIndex(build => build.buildId === buildId)
    if (place < 0) throw new Error(`${buildId} is not offered`)
    return Array<number>(amount).fill(place)
  })
}

export function keptPieces({ kept }: FillProblem): FillBuild[] {
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
export function floorOf({ target }: FillProblem): number {
  // 34.1 + 34.2 grams are 683.0000000000001 tenths in binary.
  return Math.ceil(target.protein * 10 - 1e-6)
}

export function stepsTo(target: number | null, kcal: number): number {
  return target === null ? 0 : Math.floor(Math.abs(kcal - target) / kcalStep)
}

/** How often each is in the list. */
export function tally(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

function scoreOf(problem: FillProblem, pieces: readonly number[], sums: FillSums): FillScore {
  const added = buildsAt(problem, pieces)
  const beside = tally(problem.others?.beside ?? [])
  const elsewhere = tally(problem.others?.elsewhere ?? [])
  const repeated = total(added, ({ mealId }) => beside.get(mealId) ?? 0)
  return [
    repeated > 0 ? 1 : 0,
    stepsTo(problem.target.kcal, sums.kcal),
    repeated,
    alikeIn([...keptPieces(problem), ...added]),
    total(added, ({ price }) => price),
    total(added, ({ mealId }) => elsewhere.get(mealId) ?? 0),
    total(pieces, place => place),
  ]
}

function alikeIn(builds: readonly FillBuild[]): number {
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

function itemsOf(problem: FillProblem, pieces: readonly number[]): FillItem[] {
  return problem.offered.flatMap(({ buildId }, place) => {
    const amount = pieces.filter(each => each === place).length
    return amount > 0 ? { buildId, amount } : []
  })
}

function buildsAt({ offered }: FillProblem, pieces: readonly number[]): FillBuild[] {
  return pieces.flatMap(place => offered[place] ?? [])
}

function total<Each>(list: readonly Each[], of: (each: Each) => number): number {
  return list.reduce((sum, each) => sum + of(each), 0)
}
