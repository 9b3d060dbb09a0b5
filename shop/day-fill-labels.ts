import { type Bounds, type Candidate, type Goal, pricedProtein } from './day-fill-search.ts'
import type { Choice, Stage, Stages } from './day-fill-stages.ts'
import { addedBy, closesAfter, placeOf, type Rows } from './day-fill-table.ts'

/** The end of a filling, from a state on: what it adds, and the choices that it is made of. */
type Label = {
  readonly filled: number
  readonly kcal: number
  /** Pieces of the open main ingredient that the earlier stages still have to take. */
  readonly pieces: number
  readonly cost: number
  readonly protein: number
  readonly choice: Choice | null
  readonly then: Label | null
}

export type Limits = {
  /** The most protein that leads to a state. */
  readonly rich: Bounds
  /** The least cost that leads to a state, with protein at that price. */
  readonly priced: Bounds
  readonly price: number
}

/**
 * The cheapest filling with enough protein, never worse than `best`. Goes from the end to the start
 * and keeps of each state only the ends that no other beats in both cost and protein, and that the
 * limits leave a chance.
 */
export function cheapestOf(
  stages: Stages,
  { ends, floor }: Goal,
  best: Candidate,
  limits: Limits,
): Candidate {
  const exact = pricedProtein(stages, 0)
  const end = { filled: stages.slots, cost: 0, protein: 0, choice: null, then: null }
  let labels: Label[] = ends.map(kcal => ({ ...end, kcal, pieces: 0 }))
  for (let index = stages.stages.length - 1; index >= 0; index -= 1) {
    const stage = stages.stages[index] as Stage
    const before = new Kept()
    for (const label of labels)
      for (const open of opened(stages, limits, index, label))
        for (const choice of stage.choices) {
          const pieces = open.pieces - choice.count
          if (pieces < 0 || (stage.opens && pieces > 0)) continue
          const next: Label = {
            filled: open.filled - choice.count,
            kcal: open.kcal - choice.kcal,
            pieces,
            cost: open.cost + addedBy(choice, stage, pieces, exact),
            protein: open.protein + choice.protein,
            choice,
            then: open,
          }
          if (mayWin(next, index, limits, floor, best.cost)) before.add(next)
        }
    labels = before.all()
  }
  return labels.reduce(
    (least, label) =>
      label.protein >= floor && label.cost < least.cost ? { ...label, choices: choicesOf(label) } : least,
    best,
  )
}

/** Where a main ingredient ends with this stage, any number of its pieces may have been taken. */
function opened({ stages }: Stages, { priced }: Limits, index: number, label: Label): Label[] {
  if (!closesAfter(stages, index)) return [label]
  const rows = priced.rows[index + 1] as Rows
  const place = placeOf(rows, label.filled, label.kcal)
  const layers = priced.table.after[index] ?? []
  return [...layers.keys()]
    .filter(pieces => (layers[pieces]?.[place] ?? Infinity) < Infinity)
    .map(pieces => ({ ...label, pieces }))
}

function mayWin(label: Label, index: number, limits: Limits, floor: number, best: number): boolean {
  const { rich, priced, price } = limits
  const place = placeOf(priced.rows[index] as Rows, label.filled, label.kcal)
  const least = priced.table.before[index]?.[label.pieces]?.[place] ?? Infinity
  if (least === Infinity) return false
  // Fractions of the price of protein round; a little slack never loses a filling.
  const slack = 1e-9 * (best + price * floor) + 1e-6
  if (label.cost + least + price * (floor - label.protein) >= best + slack) return false
  const richPlace = placeOf(rich.rows[index] as Rows, label.filled, label.kcal)
  return label.protein - (rich.table.before[index]?.[0]?.[richPlace] ?? Infinity) >= floor
}

/** Labels by state; a label that another of its state beats or equals in both is not kept. */
class Kept {
  readonly byState = new Map<number, Label[]>()

  add(label: Label): void {
    const state = (label.pieces * 1000 + label.filled) * 100_000 + label.kcal
    const others = this.byState.get(state) ?? []
    if (others.some(({ cost, protein }) => cost <= label.cost && protein >= label.protein)) return
    const stay = others.filter(({ cost, protein }) => cost < label.cost || protein > label.protein)
    this.byState.set(state, [...stay, label])
  }

  all(): Label[] {
    return [...this.byState.values()].flat()
  }
}

function choicesOf(label: Label): Choice[] {
  const choices: Choice[] = []
  for (let each: Label | null = label; each; each = each.then)
    if (each.choice) choices.push(each.choice)
  return choices
}
