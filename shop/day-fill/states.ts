import type { Program, Stage } from './program.ts'

/**
 * Between two stages: for each number of filled slots the kcal from `low` to `high` that a filling
 * can pass through. In an array of `size` values they begin at `offset`.
 */
export type States = {
  readonly low: readonly number[]
  readonly high: readonly number[]
  readonly offset: readonly number[]
  readonly size: number
}

export function statesOf({ stages, slots }: Program, from: number, to: number): States[] {
  const reached = [onlyAt(slots, 0)]
  for (const stage of stages) reached.push(forward(stage, reached.at(-1) as Ranges))
  const remaining = [onlyAt(slots, slots)]
  for (const stage of stages.toReversed())
    remaining.unshift(backward(stage, remaining[0] as Ranges))
  return reached.map((past, index) => {
    const rest = remaining[index] as Ranges
    const low = past.low.map((kcal, filled) => Math.max(kcal, from - element(rest.high, filled)))
    const high = past.high.map((kcal, filled) => Math.min(kcal, to - element(rest.low, filled)))
    const offset: number[] = []
    let size = 0
    for (let filled = 0; filled <= slots; filled += 1) {
      offset.push(size)
      size += Math.max(0, element(high, filled) - element(low, filled) + 1)
    }
    return { low, high, offset, size }
  })
}

/** The index of a state in an array of values; -1 where no filling passes through it. */
export function stateIndex(states: States, filled: number, kcal: number): number {
  if (!(kcal >= element(states.low, filled) && kcal <= element(states.high, filled))) return -1
  return element(states.offset, filled) + kcal - element(states.low, filled)
}

/** An element that is known to be there; these loops are too hot for a check. */
export function element(list: readonly number[], index: number): number {
  return list[index] as number
}

type Ranges = { low: number[]; high: number[] }

function onlyAt(slots: number, filled: number): Ranges {
  const ranges = emptyRanges(slots + 1)
  ranges.low[filled] = 0
  ranges.high[filled] = 0
  return ranges
}

function emptyRanges(length: number): Ranges {
  return {
    low: Array<number>(length).fill(Number.POSITIVE_INFINITY),
    high: Array<number>(length).fill(Number.NEGATIVE_INFINITY),
  }
}

function forward(stage: Stage, ranges: Ranges): Ranges {
  const next = emptyRanges(ranges.low.length)
  for (const { servings, kcal } of stage.choices)
    for (let filled = stage.from; filled + servings <= stage.to; filled += 1)
      include(next, filled + servings, ranges, filled, kcal)
  return next
}

function backward(stage: Stage, ranges: Ranges): Ranges {
  const before = emptyRanges(ranges.low.length)
  for (const { servings, kcal } of stage.choices)
    for (let filled = stage.from; filled + servings <= stage.to; filled += 1)
      include(before, filled, ranges, filled + servings, kcal)
  return before
}

function include(into: Ranges, filled: number, of: Ranges, from: number, kcal: number): void {
  into.low[filled] = Math.min(element(into.low, filled), element(of.low, from) + kcal)
  into.high[filled] = Math.max(element(into.high, filled), element(of.high, from) + kcal)
}
