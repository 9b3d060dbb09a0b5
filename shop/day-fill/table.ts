import type { Choice } from './choices.ts'
import { layersAfter } from './layers.ts'
import { type Objective, valueAdded } from './objective.ts'
import { closesGroup, type Program, type Stage } from './program.ts'
import { type States, stateIndex } from './states.ts'

/** The least value of each state: `after` a stage by servings added in its group, `before` what it starts from. */
export type Table = {
  readonly objective: Objective
  readonly states: readonly States[]
  readonly before: readonly (readonly Float64Array[])[]
  readonly after: readonly (readonly Float64Array[])[]
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

function leastOf(layers: readonly Float64Array[]): Float64Array {
  const [first, ...others] = layers
  const least = Float64Array.from(first ?? [])
  for (const layer of others)
    for (let at = 0; at < least.length; at += 1)
      if ((layer[at] as number) < (least[at] as number)) least[at] = layer[at] as number
  return least
}
