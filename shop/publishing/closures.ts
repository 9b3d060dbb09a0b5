import type { Json } from '../merge.ts'
import { addDays } from '../schedule.ts'

/** Closed days of the shop's own, as its file says them; named by their first day. */
export type Closure = {
  readonly from: string
  readonly to?: string | undefined
  readonly reason: { readonly el: string; readonly en: string }
}

/** Of a thing by its name: what somebody makes of it; null: it is not there. */
export type Pieces = ReadonlyMap<string, Json>

/** The closed days with what a draft makes of them, the next first. */
export function closuresWith(live: readonly Closure[], drafted: Pieces): readonly Closure[] {
  const all = new Map<string, Closure | null>(live.map(one => [one.from, one]))
  for (const [from, value] of drafted) all.set(from, value as unknown as Closure | null)
  return [...all.values()]
    .filter(one => one !== null)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
}

export function closureOn(closures: readonly Closure[], date: string): Closure | null {
  return closures.find(({ from, to = from }) => from <= date && date <= to) ?? null
}

/** The first closed days that these would lie over; its own name is not counted. */
export function overlapping(
  closures: readonly Closure[],
  { from, to = from }: Pick<Closure, 'from' | 'to'>,
): Closure | null {
  return (
    closures.find(one => one.from !== from && one.from <= to && from <= (one.to ?? one.from)) ??
    null
  )
}

/** What opening one day of them writes: what is left before it, and what is left after it. */
export function openedOn(closure: Closure, date: string): Pieces {
  const { from, to = from, reason } = closure
  const part = (first: string, last: string): Json =>
    (first === last ? { from: first, reason } : { from: first, to: last, reason }) as Json
  const pieces = new Map<string, Json>()
  pieces.set(from, from < date ? part(from, addDays(date, -1)) : null)
  if (date < to) pieces.set(addDays(date, 1), part(addDays(date, 1), to))
  return pieces
}
