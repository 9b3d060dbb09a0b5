import type { Stage, Stages } from './stages.ts'

type Spread = {
  readonly stages: Stages
  /** Every filling that this leaves out has at least so many pairs of the same main ingredient. */
  readonly pairsOutside: number
}

/**
 * The same stages, with no main ingredient taken more than `over` times more often than the most even
 * spread takes it. What is left out has pairs to spare: every piece comes with one for each earlier
 * piece of its main ingredient, so one piece too many could give way to one that comes with fewer.
 */
export function spreadEvenly(all: Stages, over: number): Spread {
  const limits = new Map<number, number>()
  let fewestPairs = 0
  for (const from of new Set(all.stages.map(stage => stage.from))) {
    const stages = all.stages.filter(stage => stage.from === from)
    const pairs = pairsOf(stages).slice(0, (stages[0]?.to ?? from) - from)
    limits.set(from, (pairs.at(-1) ?? 0) + over)
    fewestPairs += pairs.reduce((sum, each) => sum + each, 0)
  }
  const stages = all.stages.map(stage => ({
    ...stage,
    most: Math.max(0, (limits.get(stage.from) ?? 0) - stage.alike + 1),
  }))
  return { stages: { ...all, stages }, pairsOutside: fewestPairs + over + 1 }
}

/** How many pairs each possible piece would come with, the fewest first. */
function pairsOf(stages: readonly Stage[]): number[] {
  const pairs: number[] = []
  let next = 0
  for (const { opens, alike, choices } of stages) {
    if (opens) next = alike
    const pieces = Math.max(...choices.map(({ count }) => count))
    for (let piece = 0; piece < pieces; piece += 1) pairs.push(next++)
  }
  return pairs.sort((one, other) => one - other)
}
