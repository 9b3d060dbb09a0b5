import type { DayLimit } from '../shop-data/day-limits.ts'

/** What of a day a field limits: all of it, a window by its id, a dish by its slug. */
export type Limited =
  | { readonly kind: 'day' }
  | { readonly kind: 'windows' | 'dishes'; readonly what: string }

const most = 100_000

/** undefined: nothing is typed, so it has no limit of its own. null: no whole number that a limit can be. */
export function limitTyped(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null
}

export function limitIn(day: DayLimit | null, limited: Limited): number | undefined {
  return limited.kind === 'day' ? day?.deliveries : day?.[limited.kind]?.[limited.what]
}

/** The day with this limit, undefined: without it; null: the day has no limit any more. */
export function withLimit(
  day: DayLimit | null,
  date: string,
  limited: Limited,
  limit: number | undefined,
): DayLimit | null {
  const { deliveries, windows, dishes } = day ?? {}
  const own = {
    deliveries: limited.kind === 'day' ? limit : deliveries,
    windows: limited.kind === 'windows' ? changed(windows, limited.what, limit) : windows,
    dishes: limited.kind === 'dishes' ? changed(dishes, limited.what, limit) : dishes,
  }
  const said = Object.entries(own).filter(
    ([, value]) =>
      value !== undefined && (typeof value === 'number' || Object.keys(value).length > 0),
  )
  return said.length > 0 ? { date, ...Object.fromEntries(said) } : null
}

function changed(
  limits: Readonly<Record<string, number>> | undefined,
  what: string,
  limit: number | undefined,
): Record<string, number> {
  const { [what]: _, ...others } = limits ?? {}
  return limit === undefined ? others : { ...others, [what]: limit }
}
