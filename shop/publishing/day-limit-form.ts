import type { DayLimit } from '../shop-data/day-limits.ts'

/** The limited thing: the day, a window by id, or a dish by slug. */
export type Limited =
  | { readonly kind: 'day' }
  | { readonly kind: 'windows' | 'dishes'; readonly what: string }

const most = 100_000

/** undefined: empty, so no own limit. null: invalid. */
export function limitTyped(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null
}

export function limitIn(day: DayLimit | null, limited: Limited): number | undefined {
  return limited.kind === 'day' ? day?.deliveries : day?.[limited.kind]?.[limited.what]
}

/** Sets or (undefined) removes a limit; null: the day has none left. */
export function withLimit(
  day: DayLimit | null,
  date: string,
  limited: Limited,
  limit: number | undefined,
): DayLimit | null {
  const { deliveries, windows, dishes } = day ?? {}
  const limits = {
    deliveries: limited.kind === 'day' ? limit : deliveries,
    windows: limited.kind === 'windows' ? changed(windows, limited.what, limit) : windows,
    dishes: limited.kind === 'dishes' ? changed(dishes, limited.what, limit) : dishes,
  }
  const entries = Object.entries(limits).filter(
    ([, value]) =>
      value !== undefined && (typeof value === 'number' || Object.keys(value).length > 0),
  )
  return entries.length > 0 ? { date, ...Object.fromEntries(entries) } : null
}

function changed(
  limits: Readonly<Record<string, number>> | undefined,
  what: string,
  limit: number | undefined,
): Record<string, number> {
  const { [what]: _, ...others } = limits ?? {}
  return limit === undefined ? others : { ...others, [what]: limit }
}
