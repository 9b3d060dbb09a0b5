import type { DayLimit } from '../shop-data/day-limits.ts'
import { type KitchenLimit, type LoadKind, noLimit } from './capacity.ts'

/** A date, one of its windows, or a dish on it (by the meal's id). */
export type LimitKey = { readonly date: string; readonly kind: LoadKind; readonly what: string }
export type Limit = LimitKey & { readonly most: number }

type Named = { readonly id: string; readonly slug: string }

/** The dates' own limits; dishes that are not sold have none. */
export function ownLimits(days: readonly DayLimit[], meals: readonly Named[]): Limit[] {
  const ids = new Map(meals.map(({ id, slug }) => [slug, id]))
  return days.flatMap(({ date, deliveries, windows = {}, dishes = {} }): Limit[] => [
    ...(deliveries === undefined
      ? []
      : [{ date, kind: 'day', what: 'day', most: deliveries } as const]),
    ...Object.entries(windows).map(
      ([what, most]) => ({ date, kind: 'window', what, most }) as const,
    ),
    ...Object.entries(dishes).flatMap(([slug, most]) => {
      const what = ids.get(slug)
      return what === undefined ? [] : [{ date, kind: 'meal', what, most } as const]
    }),
  ])
}

export type Limits = {
  readonly kitchenLimit: KitchenLimit
  readonly dayLimits: readonly DayLimit[]
  readonly meals: readonly Named[]
}

export function mostBy({ kitchenLimit, dayLimits, meals }: Limits): (key: LimitKey) => number {
  const byKey = new Map(ownLimits(dayLimits, meals).map(limit => [limitKey(limit), limit.most]))
  const usual = usualLimits(kitchenLimit)
  return key => byKey.get(limitKey(key)) ?? usual[key.kind]
}

function usualLimits(limit: KitchenLimit): Readonly<Record<LoadKind, number>> {
  return { day: noLimit, window: limit.deliveriesPerWindow, meal: limit.portionsPerMeal }
}

export function limitKey({ date, kind, what }: LimitKey): string {
  return `${date} ${kind} ${what}`
}

/** The own limits that change from one list to the other, each with its new value. */
export function changedLimits(
  before: readonly Limit[],
  after: readonly Limit[],
  usual: KitchenLimit,
): Limit[] {
  const [was, becomes] = [before, after].map(
    limits => new Map(limits.map(limit => [limitKey(limit), limit])),
  ) as [Map<string, Limit>, Map<string, Limit>]
  const changed = after.filter(limit => was.get(limitKey(limit))?.most !== limit.most)
  const ended = before.filter(limit => !becomes.has(limitKey(limit)))
  const most = usualLimits(usual)
  return [...changed, ...ended.map(limit => ({ ...limit, most: most[limit.kind] }))]
}
