import type { Stage, Stages } from './stages.ts'

/**
 * The states at a point between two stages, by filled slots: every kcal from `low` to `high` through
 * which a filling can lead. A row starts at `at` of a layer of that `size`.
 */
export type Rows = {
  readonly low: readonly number[]
  readonly high: readonly number[]
  readonly at: readonly number[]
  readonly size: number
}

/** The rows before each stage and at the end, for fillings of `from` to `to` kcal. */
export function rowsOf({ stages, slots }: Stages, from: number, to: number): Rows[] {
  const ways = [spanAt(slots, 0)]
  for (const stage of stages) ways.push(onward(stage, ways.at(-1) as Span))
  const rests = [spanAt(slots, slots)]
  for (const stage of stages.toReversed()) rests.unshift(homeward(stage, rests[0] as Span))
  return ways.map((way, index) => {
    const rest = rests[index] as Span
    const low = way.low.map((kcal, filled) => Math.max(kcal, from - num(rest.high, filled)))
    const high = way.high.map((kcal, filled) => Math.min(kcal, to - num(rest.low, filled)))
    const at: number[] = []
    let size = 0
    for (let filled = 0; filled <= slots; filled += 1) {
      at.push(size)
      size += Math.max(0, num(high, filled) - num(low, filled) + 1)
    }
    return { low, high, at, size }
  })
}

/** The place of a state in a layer; -1 where no filling leads through it. */
export function placeOf(rows: Rows, filled: number, kcal: number): number {
  if (!(kcal >= num(rows.low, filled) && kcal <= num(rows.high, filled))) return -1
  return num(rows.at, filled) + kcal - num(rows.low, filled)
}

/** The least and the most kcal, by filled slots. */
type Span = { low: number[]; high: number[] }

function spanAt(slots: number, filled: number): Span {
  const span = emptySpan(slots + 1)
  span.low[filled] = 0
  span.high[filled] = 0
  return span
}

function emptySpan(length: number): Span {
  return {
    low: Array<number>(length).fill(Number.POSITIVE_INFINITY),
    high: Array<number>(length).fill(Number.NEGATIVE_INFINITY),
  }
}

function onward(stage: Stage, span: Span): Span {
  const next = emptySpan(span.low.length)
  for (const { count, kcal } of stage.choices)
    for (let filled = stage.from; filled + count <= stage.to; filled += 1)
      widen(next, filled + count, num(span.low, filled) + kcal, num(span.high, filled) + kcal)
  return next
}

function homeward(stage: Stage, span: Span): Span {
  const rest = emptySpan(span.low.length)
  for (const { count, kcal } of stage.choices)
    for (let filled = stage.from; filled + count <= stage.to; filled += 1)
      widen(
        rest,
        filled,
        num(span.low, filled + count) + kcal,
        num(span.high, filled + count) + kcal,
      )
  return rest
}

function widen(span: Span, filled: number, low: number, high: number): void {
  span.low[filled] = Math.min(num(span.low, filled), low)
  span.high[filled] = Math.max(num(span.high, filled), high)
}

/** An element that is known to be there: what a bound check costs is felt in these loops. */
export function num(list: readonly number[], index: number): number {
  return list[index] as number
}
