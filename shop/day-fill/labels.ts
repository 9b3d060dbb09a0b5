import type { Choice } from './choices.ts'
import { lagrangian, valueAdded } from './objective.ts'
import { closesGroup, type Program, type Stage } from './program.ts'
import { type States, stateIndex } from './states.ts'
import type { Table } from './table.ts'

/** The sums of kcal that may be chosen, and the protein that is needed (tenths of a gram). */
export type Goal = { readonly kcals: readonly number[]; readonly floor: number }

/** A choice for each stage, with their cost, pairs included, and protein in tenths of a gram. */
export type Candidate = {
  readonly choices: readonly Choice[]
  readonly cost: number
  readonly protein: number
}

export type Bounds = {
  readonly protein: Table
  readonly cost: Table
  readonly multiplier: number
  /** No filling with enough protein costs less. */
  readonly lower: number
}

/** The end of a filling: the state that it starts from, and what its choices add. */
type PartialEnd = {
  readonly filled: number
  readonly kcal: number
  /** Servings of the open group that earlier stages still have to add. */
  readonly inGroup: number
  readonly cost: number
  readonly protein: number
}

type Label = PartialEnd & { readonly choice: Choice | null; readonly rest: Label | null }

/** The share of the gap between the lower bound and the best candidate that is searched first. */
const firstShare = 1 / 32

/** Closes the gap: raises the allowed cost, with which the work grows, until a filling is found. */
export function closeGap(program: Program, goal: Goal, best: Candidate, bounds: Bounds): Candidate {
  const gap = best.cost - bounds.lower
  for (let share = firstShare; share < 1; share *= 2) {
    const label = cheapestUnder(program, goal, bounds, bounds.lower + gap * share)
    if (label) return label
  }
  return cheapestUnder(program, goal, bounds, best.cost) ?? best
}

/** Label setting from the last stage to the first; null: no filling costs less than `under`. */
function cheapestUnder(
  program: Program,
  { kcals, floor }: Goal,
  bounds: Bounds,
  under: number,
): Candidate | null {
  const cost = lagrangian(program, 0)
  const canComplete = completionTest(bounds, floor, under)
  const end = { filled: program.slots, inGroup: 0, cost: 0, protein: 0, choice: null, rest: null }
  let labels: Label[] = kcals.map(kcal => ({ ...end, kcal }))
  for (let index = program.stages.length - 1; index >= 0; index -= 1) {
    const stage = program.stages[index] as Stage
    const byState = new Map<number, Label[]>()
    const closes = closesGroup(program.stages, index)
    for (const label of closes ? withEveryGroupCount(labels, bounds, index) : labels) {
      if (!canComplete(label, index + 1, bounds.cost.after[index])) continue
      for (const choice of stage.choices) {
        const inGroup = label.inGroup - choice.servings
        if (inGroup < 0 || (stage.opensGroup && inGroup > 0)) continue
        const longer: PartialEnd = {
          filled: label.filled - choice.servings,
          kcal: label.kcal - choice.kcal,
          inGroup,
          cost: label.cost + valueAdded(choice, stage, inGroup, cost),
          protein: label.protein + choice.protein,
        }
        if (canComplete(longer, index, bounds.cost.before[index]))
          keepUndominated(byState, { ...longer, choice, rest: label })
      }
    }
    labels = [...byState.values()].flat()
  }
  const enough = labels.filter(label => label.protein >= floor && label.cost < under)
  if (enough.length === 0) return null
  const least = enough.reduce((one, other) => (other.cost < one.cost ? other : one))
  return { choices: choicesOf(least), cost: least.cost, protein: least.protein }
}

/** Where a group ends, the earlier stages may have added any number of its servings. */
function withEveryGroupCount(labels: readonly Label[], { cost }: Bounds, index: number): Label[] {
  const length = cost.after[index]?.length ?? 0
  return labels.flatMap(label => Array.from({ length }, (_, inGroup) => ({ ...label, inGroup })))
}

/** Tests by both bounds whether an end can become a filling with enough protein under that cost. */
function completionTest({ protein, cost, multiplier }: Bounds, floor: number, under: number) {
  // The multiplier is a rounded fraction; the slack only ever keeps too many labels.
  const slack = 1e-9 * (Math.abs(under) + multiplier * Math.abs(floor)) + 1e-6
  return (end: PartialEnd, at: number, layers: readonly Float64Array[] | undefined): boolean => {
    const state = stateIndex(cost.states[at] as States, end.filled, end.kcal)
    const least = layers?.[end.inGroup]?.[state] ?? Number.POSITIVE_INFINITY
    if (!(end.cost + least + multiplier * (floor - end.protein) < under + slack)) return false
    const proteinState = stateIndex(protein.states[at] as States, end.filled, end.kcal)
    const negated = protein.before[at]?.[0]?.[proteinState] ?? Number.POSITIVE_INFINITY
    return end.protein - negated >= floor
  }
}

function keepUndominated(byState: Map<number, Label[]>, label: Label): void {
  const state = (label.inGroup * 1000 + label.filled) * 1_000_000 + label.kcal
  const others = byState.get(state)
  if (!others) {
    byState.set(state, [label])
    return
  }
  for (const { cost, protein } of others) if (cost <= label.cost && protein >= label.protein) return
  let stay = 0
  for (const other of others)
    if (other.cost < label.cost || other.protein > label.protein) others[stay++] = other
  others.length = stay
  others.push(label)
}

function choicesOf(label: Label): Choice[] {
  const choices: Choice[] = []
  for (let each: Label | null = label; each; each = each.rest)
    if (each.choice) choices.push(each.choice)
  return choices
}
