import type { Choice } from './choices.ts'
import { type Objective, valueAdded } from './objective.ts'
import type { Stage } from './program.ts'
import { element, type States } from './states.ts'

type Layers = { readonly layers: readonly Float64Array[]; readonly states: States }

export function layersAfter(stage: Stage, from: Layers, states: States, objective: Objective) {
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
