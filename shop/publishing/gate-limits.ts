import type { LoadKind } from '../capacity/capacity.ts'
import {
  type Limit,
  type LimitKey,
  type Limits,
  limitKey,
  mostBy,
  ownLimits,
} from '../capacity/day-limits.ts'
import { addDays } from '../schedule/schedule.ts'

export const limitReasons = ['day-limit', 'window-limit', 'dish-limit'] as const
type LimitReason = (typeof limitReasons)[number]

const reasons = { day: 'day-limit', window: 'window-limit', meal: 'dish-limit' } as const

type Timed = Limits & { readonly timePeriods: readonly { readonly id: string }[] }

type Line = {
  readonly number: number
  readonly deliveryId: string
  readonly date: string
  readonly mealId: string
  readonly amount: number
  readonly to: { readonly windowId: string }
  /** False for a paused delivery, which takes nothing of its day. */
  readonly isPlanned: boolean
}

/** The new value of a limit that falls; null: it does not fall. */
export function fallenLimit(before: Limits, after: Limits): (key: LimitKey) => number | null {
  const [was, becomes] = [mostBy(before), mostBy(after)]
  return key => (becomes(key) < was(key) ? becomes(key) : null)
}

export function limitsFall(before: Limits, after: Limits): boolean {
  const fallen = fallenLimit(before, after)
  return usualFalls(before, after) || ownKeys(before, after).some(key => fallen(key) !== null)
}

function usualFalls({ kitchenLimit: was }: Limits, { kitchenLimit: becomes }: Limits): boolean {
  return (
    becomes.deliveriesPerWindow < was.deliveriesPerWindow ||
    becomes.portionsPerMeal < was.portionsPerMeal
  )
}

function ownKeys(...offers: readonly Limits[]): LimitKey[] {
  return offers.flatMap(({ dayLimits, meals }) => ownLimits(dayLimits, meals))
}

/**
 * The sold lines that a lowered limit has no room for, with the widest reason. Who ordered first keeps
 * what they bought; a delivery that the day or its window has no room for is touched as a whole.
 */
export function beyondLimits<Sold extends Line>(
  before: Limits,
  after: Limits,
  lines: readonly Sold[],
): ReadonlyMap<Sold, LimitReason> {
  const fallen = fallenLimit(before, after)
  const found = new Map<Sold, LimitReason>()
  const taken = new Map<string, number>()
  const deliveries = Map.groupBy(
    lines.filter(({ isPlanned }) => isPlanned).toSorted((one, other) => one.number - other.number),
    ({ deliveryId }) => deliveryId,
  )
  const fits = (key: LimitKey, amount: number) => {
    const [name, most] = [limitKey(key), fallen(key)]
    const sum = (taken.get(name) ?? 0) + amount
    if (most !== null && sum > most) return false
    taken.set(name, sum)
    return true
  }
  for (const own of deliveries.values()) {
    const [line] = own
    if (!line) continue
    const { date, to } = line
    const kind = (
      [
        ['day', 'day'],
        ['window', to.windowId],
      ] as const
    ).find(([kind, what]) => !fits({ date, kind, what }, 1))?.[0]
    for (const one of own)
      if (kind) found.set(one, reasons[kind])
      else if (!fits({ date, kind: 'meal', what: one.mealId }, one.amount))
        found.set(one, reasons.meal)
  }
  return found
}

/** Sale stops for limits that fall, on the days from `from` to `to` and on later days with own limits. */
export function limitStops(
  before: Timed,
  after: Timed,
  { from, to }: { readonly from: string; readonly to: string },
): (Limit & { readonly keeps: number })[] {
  const [was, fallen] = [mostBy(before), fallenLimit(before, after)]
  const keys = ownKeys(before, after).filter(({ date }) => date >= from)
  for (let date = from; usualFalls(before, after) && date <= to; date = addDays(date, 1)) {
    const all = (kind: LoadKind, things: readonly { readonly id: string }[]) =>
      things.map(({ id }) => ({ date, kind, what: id }))
    keys.push(...all('window', before.timePeriods), ...all('meal', before.meals))
  }
  return [...new Map(keys.map(key => [limitKey(key), key])).values()].flatMap(key => {
    const keeps = fallen(key)
    const { date, kind, what } = key
    return keeps === null ? [] : [{ date, kind, what, most: was(key), keeps }]
  })
}
