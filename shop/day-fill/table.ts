import type { Choice } from './choices.ts'
import { closesGroup, type Program, pairsAdded, type Stage } from './program.ts'
import { element, type States, stateIndex } from './states.ts'

/** What a table minimises: a value of each choice, and of each pair of the same main ingredient. */
export type Objective = {
  readonly of: (choice: Choice) => number
  readonly pair: number
  /** Whether states count the servings of their group, for pairs and the group's limit. */
  readonly countsGroup: boolean
}

/** The least value of each state: `after` a stage by servings added in its group, `before` what it starts from. */
export type Table = {
  readonly objective: Objective
  readonly states: readonly States[]
  readonly before: readonly (readonly Float64Array[])[]
  readonly after: readonly (readonly Float64Array[])[]
}

export const mostProtein: Objective = {
  of: choice => -choice.protein,
  pair: 0,
  countsGroup: false,
}

export function lagrangian({ pairCost }: Program, multiplier: number): Objective {
  return {
    of: choice => choice.cost - multiplier * choice.protein,
    pair: pairCost,
    countsGroup: true,
  }
}

export function tableOf(
  { stages }: Program,
  states: readonly States[],
  objective: Objective,
): Table {
  const start = new Float64Array((states[0] as States).size).fill(0)
  const before: Float64Array[][] = [[start]]
  const after: Float64Array[][] = []
  stages.forEach((stage, index) => {
    const from = { layers: before[index] as Float64Array[], states: states[index] as States }
    const layers = layersAfter(stage, from, states[index + 1] as States, objective)
    after.push(layers)
    before.push(closesGroup(stages, index) && layers.length > 1 ? [leastOf(layers)] : layers)
  })
  return { objective, states, before, after }
}

/** What a choice adds where its group has so many added servings already. */
export function valueAdded(
  choice: Choice,
  stage: Stage,
  already: number,
  { of, pair }: Objective,
): number {
  return of(choice) + pair * pairsAdded(choice.servings, stage.keptInGroup + already)
}

export type End = { readonly kcal: number; readonly value: number }

/** The least value of a filling for each sum of kcal that any filling has. */
export function endsOf({ slots }: Program, { states, before }: Table): End[] {
  const last = states.at(-1) as States
  const values = before.at(-1)?.[0] as Float64Array
  const ends: End[] = []
  for (let kcal = last.low[slots] as number; kcal <= (last.high[slots] as number); kcal += 1) {
    const value = values[stateIndex(last, slots, kcal)] as number
    if (value < Number.POSITIVE_INFINITY) ends.push({ kcal, value })
  }
  return ends
}

/** The choices, in the order of the stages, by which the end of that many kcal has its value. */
export function backtrack({ stages, slots }: Program, table: Table, kcal: number): Choice[] {
  const { objective, states } = table
  const choices: Choice[] = []
  let state = { filled: slots, kcal, layer: 0 }
  for (let index = stages.length - 1; index >= 0; index -= 1) {
    const step = stepBack(index, state)
    choices.push(step.choice)
    state = step.state
  }
  return choices.reverse()

  function stepBack(index: number, { filled, kcal, layer }: typeof state) {
    const stage = stages[index] as Stage
    const after = table.after[index] as Float64Array[]
    const at = stateIndex(states[index + 1] as States, filled, kcal)
    const value = (table.before[index + 1] as Float64Array[])[layer]?.[at]
    const closes = closesGroup(stages, index)
    for (const [servings, values] of after.entries()) {
      if (closes ? values[at] !== value : servings !== layer) continue
      for (const choice of stage.choices) {
        const already = objective.countsGroup ? servings - choice.servings : 0
        if (already < 0) continue
        const earlier = { filled: filled - choice.servings, kcal: kcal - choice.kcal }
        const from = stateIndex(states[index] as States, earlier.filled, earlier.kcal)
        const reached = table.before[index]?.[already]?.[from]
        if (reached === undefined) continue
        if (reached + valueAdded(choice, stage, already, objective) !== value) continue
        return { choice, state: { ...earlier, layer: already } }
      }
    }
    throw new Error('a state of the table has no way back')
  }
}

type Layers = { readonly layers: readonly Float64Array[]; readonly states: States }

function layersAfter(stage: Stage, from: Layers, states: States, objective: Objective) {
  const layers: Float64Array[] = []
  from.layers.forEach((values, already) => {
    for (const choice of stage.choices) {
      const layer = objective.countsGroup ? already + choice.servings : 0
      if (layer > stage.groupLimit) continue
      layers[layer] ??= unreached(states)
      const added = valueAdded(choice, stage, already, objective)
      relax(values, from.states, layers[layer], states, stage, choice, added)
    }
  })
  const length = Math.max(1, layers.length)
  return Array.from({ length }, (_, layer) => layers[layer] ?? unreached(states))
}

function unreached({ size }: States): Float64Array {
  return new Float64Array(size).fill(Number.POSITIVE_INFINITY)
}

/** Lowers the target's values to what the choice makes of the source's. */
function relax(
  source: Float64Array,
  from: States,
  target: Float64Array,
  to: States,
  stage: Stage,
  choice: Choice,
  added: number,
): void {
  for (let filled = stage.from; filled + choice.servings <= stage.to; filled += 1) {
    const then = filled + choice.servings
    const first = Math.max(element(from.low, filled), element(to.low, then) - choice.kcal)
    const last = Math.min(element(from.high, filled), element(to.high, then) - choice.kcal)
    const base = element(from.offset, filled) - element(from.low, filled)
    const shift = element(to.offset, then) - element(to.low, then) + choice.kcal
    for (let kcal = first; kcal <= last; kcal += 1) {
      const value = (source[base + kcal] as number) + added
      if (value < (target[shift + kcal] as number)) target[shift + kcal] = value
    }
  }
}

function leastOf(layers: readonly Float64Array[]): Float64Array {
  const [first, ...others] = layers
  const least = Float64Array.from(first ?? [])
  for (const layer of others)
    for (let at = 0; at < least.length; at += 1)
      if ((layer[at] as number) < (least[at] as number)) least[at] = layer[at] as number
  return least
}
