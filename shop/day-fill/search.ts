import type { Choice } from './choices.ts'
import { pairsAdded } from './folded-score.ts'
import { type Bounds, type Candidate, closeGap, type Goal } from './labels.ts'
import { lagrangian, mostProtein, type Objective } from './objective.ts'
import { type FillProblem, kcalOf, keptBuilds, proteinFloor, proteinOf } from './problem.ts'
import { type Program, restrictToEven } from './program.ts'
import { kcalStep, stepsTo } from './score.ts'
import { type States, statesOf } from './states.ts'
import { backtrack, type End, endsOf, type Table, tableOf } from './table.ts'

/** Positions in `problem.offered`, or the most protein (grams) that can be reached. */
type Found = { readonly positions: readonly number[] } | { readonly most: number }

/** The kcal on both sides of the target, whole steps, where a filling is mostly found. */
const nearby = 4 * kcalStep
/** More rounds hardly raise the lower bound. */
const mostRounds = 12

export function bestFilling(problem: FillProblem, program: Program): Found {
  const builds = keptBuilds(problem)
  const keptKcal = builds.reduce((sum, build) => sum + kcalOf(build), 0)
  const keptProtein = builds.reduce((sum, build) => sum + proteinOf(build), 0)
  const target = (problem.target.kcal ?? keptKcal) - keptKcal
  const floor = proteinFloor(problem) - keptProtein
  const from = Math.floor(target - nearby) + 1
  const to = Math.ceil(target + nearby) - 1
  const near = nearestSums(program, target, floor, from, to)
  const { kcals, protein } = near.kcals.length
    ? near
    : nearestSums(program, target, floor, 0, Number.MAX_SAFE_INTEGER)
  if (kcals.length === 0)
    return { most: (keptProtein - leastOf(endsOf(program, protein)).value) / 10 }
  const { choices } = cheapest(program, { kcals, floor }, protein)
  return { positions: choices.flatMap(choice => choice.positions) }
}

/** Of the fillings with enough protein, the sums of kcal in the fewest steps from the target. */
function nearestSums(program: Program, target: number, floor: number, from: number, to: number) {
  const protein = tableOf(program, statesOf(program, from, to), mostProtein)
  const enough = endsOf(program, protein).filter(({ value }) => -value >= floor)
  const steps = enough.map(({ kcal }) => stepsTo(target, kcal))
  const fewest = steps.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const kcals = enough.filter((_, index) => steps[index] === fewest).map(({ kcal }) => kcal)
  return { kcals, protein }
}

/** Tries the small restricted programmes first: a filling that beats all they exclude is the best. */
function cheapest(program: Program, goal: Goal, protein: Table): Candidate {
  for (const slack of [0, 1]) {
    const { program: even, pairsExcluded } = restrictToEven(program, slack)
    const cheapest = cheapestIn(even, goal, protein)
    if (cheapest && cheapest.cost < program.pairCost * pairsExcluded) return cheapest
  }
  const best = cheapestIn(program, goal, protein)
  if (!best) throw new Error('the filling of the protein table is gone')
  return best
}

/**
 * Lagrangian relaxation: each multiplier is the slope between the best filling with enough protein
 * and the best with too little, until neither changes. null: no filling has enough protein.
 */
function cheapestIn(program: Program, goal: Goal, protein: Table): Candidate | null {
  const states = statesOf(program, Math.min(...goal.kcals), Math.max(...goal.kcals))
  const relaxed = optimum(program, states, goal, lagrangian(program, 0))
  if (!relaxed || relaxed.found.protein >= goal.floor) return relaxed?.found ?? null
  const richest = optimum(program, states, goal, { ...mostProtein, countsGroup: true })
  if (!richest || richest.found.protein < goal.floor) return null

  let feasible = richest.found
  let infeasible = relaxed.found
  let best = feasible
  let bounds: Bounds = { protein, cost: relaxed.table, multiplier: 0, lower: relaxed.value }
  for (let round = 0; round < mostRounds; round += 1) {
    const multiplier = (feasible.cost - infeasible.cost) / (feasible.protein - infeasible.protein)
    const next = optimum(program, states, goal, lagrangian(program, multiplier))
    if (!next) break
    const { found, table } = next
    const isFeasible = found.protein >= goal.floor
    if (isFeasible && found.cost < best.cost) best = found
    const lower = next.value + multiplier * goal.floor
    const gain = lower - bounds.lower
    if (gain > 0) bounds = { protein, cost: table, multiplier, lower }
    const gainsLittle = gain >= 0 && gain < (best.cost - bounds.lower) / 10
    if (gainsLittle || isSame(found, feasible) || isSame(found, infeasible)) break
    if (isFeasible) feasible = found
    else infeasible = found
  }
  return closeGap(program, goal, best, bounds)
}

function optimum(program: Program, states: readonly States[], goal: Goal, objective: Objective) {
  const table = tableOf(program, states, objective)
  const ends = endsOf(program, table).filter(({ kcal }) => goal.kcals.includes(kcal))
  if (ends.length === 0) return null
  const { kcal, value } = leastOf(ends)
  return { table, value, found: candidateOf(program, backtrack(program, table, kcal)) }
}

function candidateOf({ stages, pairCost }: Program, choices: readonly Choice[]): Candidate {
  let cost = 0
  let protein = 0
  let inGroup = 0
  choices.forEach((choice, index) => {
    const stage = stages[index]
    if (stage?.opensGroup) inGroup = 0
    cost +=
      choice.cost + pairCost * pairsAdded(choice.servings, (stage?.keptInGroup ?? 0) + inGroup)
    protein += choice.protein
    inGroup += choice.servings
  })
  return { choices, cost, protein }
}

function leastOf(ends: readonly End[]): End {
  return ends.reduce((least, end) => (end.value < least.value ? end : least))
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.cost === other.cost && one.protein === other.protein
}
