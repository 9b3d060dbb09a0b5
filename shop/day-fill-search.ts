import type { FillProblem } from './day-fill.ts'
import { cheapestOf } from './day-fill-labels.ts'
import { kcalOf, keptPieces, proteinOf, stepsTo } from './day-fill-score.ts'
import { type Choice, pairsWith, type Stages } from './day-fill-stages.ts'
import { type Measure, placeOf, type Rows, rowsOf, type Table, tableOf, walkBack } from './day-fill-table.ts'

/** The pieces to add, as places in `problem.offered`; or the most protein (grams) there can be. */
export type Found = { readonly pieces: readonly number[] } | { readonly most: number }

/** Choices with what they cost, pairs included, and their protein in tenths of a gram. */
export type Candidate = {
  readonly choices: readonly Choice[]
  readonly cost: number
  readonly protein: number
}

/** The end states that may be chosen, and the protein that is still needed (tenths of a gram). */
export type Goal = { readonly ends: readonly number[]; readonly floor: number }

/** More rounds bring the price of protein no nearer. */
const mostRounds = 12

const mostProtein: Measure = { of: choice => -choice.protein, pair: 0 }

/**
 * First the most protein for every sum of kcal: it tells how near to the target the floor allows.
 * Then the cheapest filling there; where that one lacks protein, protein is given a price, which
 * finds good fillings and bounds, and what lies between the bounds is gone through.
 */
export function bestFilling(problem: FillProblem, stages: Stages): Found {
  const kept = keptPieces(problem)
  const keptKcal = kept.reduce((sum, build) => sum + kcalOf(build), 0)
  const keptProtein = kept.reduce((sum, build) => sum + proteinOf(build), 0)
  const floor = Math.ceil(problem.target.protein * 10 - 1e-6) - keptProtein
  const rows = rowsOf(stages, 0, Number.MAX_SAFE_INTEGER)
  const rich: Bounds = { rows, table: tableOf(stages, rows, mostProtein) }

  const all = endsOf(stages, rich)
  const enough = all.filter(({ value }) => -value >= floor)
  const most = Math.max(...all.map(({ value }) => -value))
  if (enough.length === 0) return { most: (keptProtein + most) / 10 }

  const stepsAt = ({ kcal }: End) => stepsTo(problem.target.kcal, keptKcal + kcal)
  const nearest = enough.reduce((least, end) => Math.min(least, stepsAt(end)), Infinity)
  const ends = enough.filter(end => stepsAt(end) === nearest)
  const { choices } = cheapestWith(stages, rich, ends, floor)
  return { pieces: choices.flatMap(choice => choice.pieces) }
}

/** A table with the rows that it is laid out by. */
export type Bounds = { readonly rows: readonly Rows[]; readonly table: Table }

type End = { readonly kcal: number; readonly value: number }

function endsOf({ slots }: Stages, { rows, table }: Bounds): End[] {
  const last = rows.at(-1) as Rows
  const values = table.before.at(-1)?.[0] as Float64Array
  const ends: End[] = []
  for (let kcal = last.low[slots] as number; kcal <= (last.high[slots] as number); kcal += 1) {
    const value = values[placeOf(last, slots, kcal)] as number
    if (value < Infinity) ends.push({ kcal, value })
  }
  return ends
}

function cheapestWith(stages: Stages, rich: Bounds, ends: readonly End[], floor: number): Candidate {
  const kcals = ends.map(({ kcal }) => kcal)
  const goal = { ends: kcals, floor }
  const rows = rowsOf(stages, Math.min(...kcals), Math.max(...kcals))
  const free = priced(stages, rows, goal, 0)
  if (free.found.protein >= floor) return free.found

  const richest = leastOf(ends).kcal
  let above = candidate(stages, walkBack(stages, rich.rows, rich.table, mostProtein, richest))
  let below = free.found
  let best = above
  let { table } = free
  let price = 0
  for (let round = 0; round < mostRounds; round += 1) {
    price = (above.cost - below.cost) / (above.protein - below.protein)
    const { found, table: bound } = priced(stages, rows, goal, price)
    table = bound
    if (found.protein >= floor && found.cost < best.cost) best = found
    if (sameAs(found, above) || sameAs(found, below)) break
    if (found.protein >= floor) above = found
    else below = found
  }
  return cheapestOf(stages, goal, best, { rich, priced: { rows, table }, price })
}

/** The best filling where a tenth of a gram of protein is worth `price`. */
function priced(stages: Stages, rows: readonly Rows[], { ends }: Goal, price: number) {
  const measure = pricedProtein(stages, price)
  const table = tableOf(stages, rows, measure)
  const { kcal } = leastOf(endsOf(stages, { rows, table }).filter(end => ends.includes(end.kcal)))
  return { table, found: candidate(stages, walkBack(stages, rows, table, measure, kcal)) }
}

export function pricedProtein({ pairCost }: Stages, price: number): Measure {
  return { of: choice => choice.cost - price * choice.protein, pair: pairCost }
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

function leastOf(ends: readonly End[]): End {
  return ends.reduce((least, end) => (end.value < least.value ? end : least))
}

function sameAs(one: Candidate, other: Candidate): boolean {
  return one.cost === other.cost && one.protein === other.protein
}
