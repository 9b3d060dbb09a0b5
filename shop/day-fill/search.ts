import type { FillProblem } from './day-fill.ts'
import { cheapestOf } from './labels.ts'
import { placeOf, type Rows, rowsOf } from './rows.ts'
import { floorOf, kcalOf, kcalStep, keptPieces, proteinOf, stepsTo } from './score.ts'
import { spreadEvenly } from './spread.ts'
import { type Choice, pairsWith, type Stages } from './stages.ts'
import { type Measure, type Table, tableOf, walkBack } from './table.ts'

/** The pieces to add, as places in `problem.offered`; or the most protein (grams) there can be. */
export type Found = { readonly pieces: readonly number[] } | { readonly most: number }

/** A table with the rows that it is laid out by. */
export type Bounds = { readonly rows: readonly Rows[]; readonly table: Table }

/** The sums of kcal that may be chosen, and the protein that is still needed (tenths of a gram). */
export type Goal = { readonly kcals: readonly number[]; readonly floor: number }

/** Choices with what they cost, pairs included, and their protein in tenths of a gram. */
export type Candidate = {
  readonly choices: readonly Choice[]
  readonly cost: number
  readonly protein: number
}

/** kcal to both sides of the target, in whole steps, that are looked at first: mostly enough. */
const nearby = 4 * kcalStep
/** More rounds bring the price of protein no nearer. */
const mostRounds = 12

const mostProtein: Measure = { of: choice => -choice.protein, pair: 0, counts: false }

/**
 * First the most protein for every sum of kcal: it tells how near to the target the floor allows.
 * Then the cheapest filling there; where that one lacks protein, protein is given a price, which
 * finds good fillings and bounds, and what lies between the bounds is gone through.
 */
export function bestFilling(problem: FillProblem, stages: Stages): Found {
  const kept = keptPieces(problem)
  const keptKcal = kept.reduce((sum, build) => sum + kcalOf(build), 0)
  const keptProtein = kept.reduce((sum, build) => sum + proteinOf(build), 0)
  const target = (problem.target.kcal ?? keptKcal) - keptKcal
  const floor = floorOf(problem) - keptProtein
  const from = Math.floor(target - nearby) + 1
  const to = Math.ceil(target + nearby) - 1
  const near = nearestIn(stages, target, floor, from, to)
  const { kcals, rich } = near.kcals.length
    ? near
    : nearestIn(stages, target, floor, 0, Number.MAX_SAFE_INTEGER)
  if (kcals.length === 0) return { most: (keptProtein + mostIn(stages, rich)) / 10 }
  const { choices } = cheapest(stages, { kcals, floor }, rich)
  return { pieces: choices.flatMap(choice => choice.pieces) }
}

/** The sums of kcal with enough protein that are nearest to the target, in steps. */
function nearestIn(stages: Stages, target: number, floor: number, from: number, to: number) {
  const rows = rowsOf(stages, from, to)
  const rich: Bounds = { rows, table: tableOf(stages, rows, mostProtein) }
  const enough = endsOf(stages, rich).filter(({ value }) => -value >= floor)
  const steps = enough.map(({ kcal }) => stepsTo(target, kcal))
  const least = steps.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const kcals = enough.filter((_, index) => steps[index] === least).map(({ kcal }) => kcal)
  return { kcals, rich }
}

function mostIn(stages: Stages, rich: Bounds): number {
  return -leastOf(endsOf(stages, rich)).value
}

/**
 * Where the main ingredients are spread about evenly there is much less to look at, and what is found
 * there is the best of all if it costs less than the pairs of everything else.
 */
function cheapest(stages: Stages, goal: Goal, rich: Bounds): Candidate {
  for (const over of [0, 1]) {
    const { stages: even, pairsOutside } = spreadEvenly(stages, over)
    const found = cheapestIn(even, goal, rich)
    if (found && found.cost < stages.pairCost * pairsOutside) return found
  }
  const best = cheapestIn(stages, goal, rich)
  if (!best) throw new Error('a filling that was seen is gone')
  return best
}

function cheapestIn(stages: Stages, goal: Goal, rich: Bounds): Candidate | null {
  const rows = rowsOf(stages, Math.min(...goal.kcals), Math.max(...goal.kcals))
  const free = valued(stages, rows, goal, pricedProtein(stages, 0))
  if (!free || free.found.protein >= goal.floor) return free?.found ?? null
  const richest = valued(stages, rows, goal, { ...mostProtein, counts: true })
  if (!richest || richest.found.protein < goal.floor) return null

  let above = richest.found
  let below = free.found
  let best = above
  let limits = { rich, priced: { rows, table: free.table }, price: 0, bound: free.value }
  for (let round = 0; round < mostRounds; round += 1) {
    const price = (above.cost - below.cost) / (above.protein - below.protein)
    const next = valued(stages, rows, goal, pricedProtein(stages, price))
    if (!next) break
    const { found, table } = next
    if (found.protein >= goal.floor && found.cost < best.cost) best = found
    const bound = next.value + price * goal.floor
    const gain = bound - limits.bound
    if (gain > 0) limits = { rich, priced: { rows, table }, price, bound }
    const settled = gain >= 0 && gain < (best.cost - limits.bound) / 10
    if (settled || sameAs(found, above) || sameAs(found, below)) break
    if (found.protein >= goal.floor) above = found
    else below = found
  }
  return cheapestOf(stages, goal, best, limits)
}

/** The filling of the least value by a measure, with the table that it was found in. */
function valued(stages: Stages, rows: readonly Rows[], { kcals }: Goal, measure: Measure) {
  const table = tableOf(stages, rows, measure)
  const ends = endsOf(stages, { rows, table }).filter(({ kcal }) => kcals.includes(kcal))
  if (ends.length === 0) return null
  const { kcal, value } = leastOf(ends)
  return { table, value, found: candidate(stages, walkBack(stages, rows, table, measure, kcal)) }
}

export function pricedProtein({ pairCost }: Stages, price: number): Measure {
  return { of: choice => choice.cost - price * choice.protein, pair: pairCost, counts: true }
}

function candidate({ stages, pairCost }: Stages, backwards: readonly Choice[]): Candidate {
  const choices = backwards.toReversed()
  let cost = 0
  let protein = 0
  let pieces = 0
  choices.forEach((choice, index) => {
    const stage = stages[index]
    if (stage?.opens) pieces = 0
    cost += choice.cost + pairCost * pairsWith(choice.count, (stage?.alike ?? 0) + pieces)
    protein += choice.protein
    pieces += choice.count
  })
  return { choices, cost, protein }
}

type End = { readonly kcal: number; readonly value: number }

function endsOf({ slots }: Stages, { rows, table }: Bounds): End[] {
  const last = rows.at(-1) as Rows
  const values = table.before.at(-1)?.[0] as Float64Array
  const ends: End[] = []
  for (let kcal = last.low[slots] as number; kcal <= (last.high[slots] as number); kcal += 1) {
    const value = values[placeOf(last, slots, kcal)] as number
    if (value < Number.POSITIVE_INFINITY) ends.push({ kcal, value })
  }
  return ends
}

function leastOf(ends: readonly End[]): End {
  return ends.reduce((least, end) => (end.value < least.value ? end : least))
}

function sameAs(one: Candidate, other: Candidate): boolean {
  return one.cost === other.cost && one.protein === other.protein
}
