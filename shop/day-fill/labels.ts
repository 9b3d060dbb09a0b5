import { placeOf, type Rows } from './rows.ts'
import { type Bounds, type Candidate, type Goal, pricedProtein } from './search.ts'
import type { Choice, Stage, Stages } from './stages.ts'
import { addedBy, closesAfter } from './table.ts'

export type Limits = {
  /** The most protein that leads to a state. */
  readonly rich: Bounds
  /** The least cost that leads to a state, with protein at that price. */
  readonly priced: Bounds
  readonly price: number
  /** No filling with enough protein costs less. */
  readonly bound: number
}

/** Where the end of a filling starts, and what that end adds. */
type State = {
  readonly filled: number
  readonly kcal: number
  /** Pieces of the open main ingredient that the earlier stages still have to take. */
  readonly pieces: number
  readonly cost: number
  readonly protein: number
}

/** A state with the choices that make the end. */
type Label = State & { readonly choice: Choice | null; readonly rest: Label | null }

/** The part of the way from the bound to the best known filling that is gone through first. */
const firstPart = 1 / 32

/**
 * The cheapest filling with enough protein, never worse than `best`. The work grows with the cost
 * that is looked up to, so that goes up from the bound in doubled parts until something is found.
 */
export function cheapestOf(stages: Stages, goal: Goal, best: Candidate, limits: Limits): Candidate {
  const gap = best.cost - limits.bound
  for (let part = firstPart; part < 1; part *= 2) {
    const found = cheaperThan(stages, goal, limits, limits.bound + gap * part)
    if (found) return found
  }
  return cheaperThan(stages, goal, limits, best.cost) ?? best
}

/**
 * Goes from the end to the start and keeps of each state only the labels that no other beats in both
 * cost and protein, and that the limits leave a chance.
 */
function cheaperThan(
  stages: Stages,
  { kcals, floor }: Goal,
  limits: Limits,
  under: number,
): Candidate | null {
  const exact = pricedProtein(stages, 0)
  const chance = chanceOf(limits, floor, under)
  const end = { filled: stages.slots, pieces: 0, cost: 0, protein: 0, choice: null, rest: null }
  let labels: Label[] = kcals.map(kcal => ({ ...end, kcal }))
  for (let index = stages.stages.length - 1; index >= 0; index -= 1) {
    const stage = stages.stages[index] as Stage
    const kept = new Map<number, Label[]>()
    const closes = closesAfter(stages.stages, index)
    for (const label of closes ? opened(labels, limits, index) : labels) {
      if (!chance(label, index + 1, limits.priced.table.after[index])) continue
      for (const choice of stage.choices) {
        const pieces = label.pieces - choice.count
        if (pieces < 0 || (stage.opens && pieces > 0)) continue
        const state: State = {
          filled: label.filled - choice.count,
          kcal: label.kcal - choice.kcal,
          pieces,
          cost: label.cost + addedBy(choice, stage, pieces, exact),
          protein: label.protein + choice.protein,
        }
        if (chance(state, index, limits.priced.table.before[index]))
          keep(kept, { ...state, choice, rest: label })
      }
    }
    labels = [...kept.values()].flat()
  }
  const enough = labels.filter(label => label.protein >= floor && label.cost < under)
  if (enough.length === 0) return null
  const least = enough.reduce((one, other) => (other.cost < one.cost ? other : one))
  return { choices: choicesOf(least), cost: least.cost, protein: least.protein }
}

/** Where a main ingredient ends, any number of its pieces may have been taken. */
function opened(labels: readonly Label[], { priced }: Limits, index: number): Label[] {
  const layers = priced.table.after[index]?.length ?? 0
  return labels.flatMap(label =>
    Array.from({ length: layers }, (_, pieces) => ({ ...label, pieces })),
  )
}

/** Whether a state can still become a filling with enough protein under that cost. */
function chanceOf({ rich, priced, price }: Limits, floor: number, under: number) {
  // The price of protein is a fraction, and rounds; a little slack never loses a filling.
  const slack = 1e-9 * (Math.abs(under) + price * Math.abs(floor)) + 1e-6
  return (state: State, at: number, layers: readonly Float64Array[] | undefined): boolean => {
    const place = placeOf(priced.rows[at] as Rows, state.filled, state.kcal)
    const least = layers?.[state.pieces]?.[place] ?? Number.POSITIVE_INFINITY
    if (!(state.cost + least + price * (floor - state.protein) < under + slack)) return false
    const richPlace = placeOf(rich.rows[at] as Rows, state.filled, state.kcal)
    const leanest = rich.table.before[at]?.[0]?.[richPlace] ?? Number.POSITIVE_INFINITY
    return state.protein - leanest >= floor
  }
}

/** Keeps a label unless another of its state is as good in both, and drops those that it beats. */
function keep(kept: Map<number, Label[]>, label: Label): void {
  const state = (label.pieces * 1000 + label.filled) * 1_000_000 + label.kcal
  const others = kept.get(state)
  if (!others) {
    kept.set(state, [label])
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
