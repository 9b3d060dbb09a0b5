import type { Json } from '../merge/merge.ts'
import { addDays } from '../schedule/schedule.ts'
import type { Closure } from '../shop-data/closed-days.ts'
import { pieceIfThere } from './piece-value.ts'

/** Drafted values by id; null deletes. */
export type Pieces = ReadonlyMap<string, Json>

/** The closed days with drafts applied, next first. */
export function closuresWith(live: readonly Closure[], drafted: Pieces): readonly Closure[] {
  const all = new Map<string, Closure | null>(live.map(one => [one.from, one]))
  for (const [from, value] of drafted) all.set(from, pieceIfThere<'closed-day'>(value))
  return [...all.values()]
    .filter(one => one !== null)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
}

export function closureOn(closures: readonly Closure[], date: string): Closure | null {
  return closures.find(({ from, to = from }) => from <= date && date <= to) ?? null
}

/** The first other closing that these days overlap. */
export function overlapping(
  closures: readonly Closure[],
  { from, to = from }: Pick<Closure, 'from' | 'to'>,
): Closure | null {
  return (
    closures.find(one => one.from !== from && one.from <= to && from <= (one.to ?? one.from)) ??
    null
  )
}

/** The drafts that open one day of a closing: the days before it, and the days after it. */
export function openedOn(closure: Closure, date: string): Pieces {
  const { from, to = from, reason } = closure
  const part = (first: string, last: string): Json =>
    first === last ? { from: first, reason } : { from: first, to: last, reason }
  const pieces = new Map<string, Json>()
  pieces.set(from, from < date ? part(from, addDays(date, -1)) : null)
  if (date < to) pieces.set(addDays(date, 1), part(addDays(date, 1), to))
  return pieces
}
