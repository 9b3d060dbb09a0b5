import { endlessKitchen, type Kitchen } from './capacity/capacity.ts'
import type { Plan } from './plan.ts'
import {
  addDays,
  closedBecause,
  type DeliveryDay,
  type DeliveryWindow,
  deliveryDays,
  type Holidays,
  openWeekdays,
  type TimePeriod,
} from './schedule.ts'
import { mondayOf } from './weekday.ts'

/** Days that meals stay fresh, with the day of delivery: no delivery covers more (§9). */
export const freshDays = 4
export const deliveriesPerWeek = 2

type Two<Of> = readonly [Of, Of]

/** Two weekdays of a week (1 Monday to 7 Sunday) and how many days each delivery covers. */
type WeekPair = { readonly weekdays: Two<number>; readonly covers: Two<number> }

export type PlannedDelivery = { readonly date: string; readonly days: number }

type DeliveryPair = {
  readonly dates: Two<string>
  readonly covers: Two<number>
  readonly deliveries: readonly PlannedDelivery[]
  /** available: the first is in time and none of them is full. */
  readonly timePeriods: DeliveryDay['timePeriods']
}

type Week = Pick<Plan, 'daysPerWeek' | 'weeks'>

/** The pairs of open weekdays of a plan, the most even first, then the earliest. */
export function weekPairs(daysPerWeek: number, open: readonly number[]): readonly WeekPair[] {
  const pairs: WeekPair[] = []
  for (const first of open)
    for (const second of open.filter(day => day > first)) {
      const covers = [second - first, daysPerWeek - (second - first)] as const
      if (covers.every(days => days >= 1 && days <= freshDays))
        pairs.push({ weekdays: [first, second], covers })
    }
  // The sort is stable, so equally even pairs stay earliest first.
  return pairs.sort((one, other) => unevenness(one) - unevenness(other))
}

function unevenness({ covers: [first, second] }: WeekPair): number {
  return Math.abs(first - second)
}

/**
 * The pairs of dates for a plan's first week, the nearest week first and in it the most even. Both
 * days are open and later weeks have a pair; pairs that are full in every window are included.
 */
export function deliveryPairs(
  plan: Week,
  now: number,
  periods: readonly TimePeriod[],
  holidays: Holidays,
  kitchen: Kitchen = endlessKitchen,
): DeliveryPair[] {
  const days = deliveryDays(now, periods, holidays, kitchen)
  const dayOf = new Map(days.map(day => [day.date, day]))
  const mondays = new Set(days.map(({ date }) => mondayOf(date)))
  const pairs = weekPairs(plan.daysPerWeek ?? 0, openWeekdays(holidays))
  const found: DeliveryPair[] = []
  for (const monday of mondays)
    for (const { weekdays, covers } of pairs) {
      const dates = datesOf(monday, weekdays)
      const windows = dayOf.get(dates[0])?.timePeriods ?? []
      if (!windows.some(({ available, full }) => available || full)) continue
      const deliveries = plannedDeliveries(plan, dates, holidays)
      if (!deliveries) continue
      const timePeriods = windows.map(window => forAll(deliveries, window, kitchen))
      found.push({ dates, covers, deliveries, timePeriods })
    }
  return found
}

function forAll(
  deliveries: readonly PlannedDelivery[],
  window: DeliveryWindow,
  kitchen: Kitchen,
): DeliveryWindow {
  if (!window.available || !isWindowFull(deliveries, window.id, kitchen)) return window
  return { ...window, available: false, full: true }
}

export function isWindowFull(
  deliveries: readonly Pick<PlannedDelivery, 'date'>[],
  timePeriodId: string,
  kitchen: Kitchen,
): boolean {
  return deliveries.some(({ date }) => kitchen.isFull(date, timePeriodId))
}

/** Later weeks, 7 days on; around holidays the nearest pair. null: no pair, or a week has none. */
export function plannedDeliveries(
  plan: Week,
  dates: Two<string>,
  holidays: Holidays,
): PlannedDelivery[] | null {
  const pairs = weekPairs(plan.daysPerWeek ?? 0, openWeekdays(holidays))
  const monday = mondayOf(dates[0])
  const wanted = pairs.find(({ weekdays }) => String(datesOf(monday, weekdays)) === String(dates))
  if (!wanted || !areOpen(dates, holidays)) return null
  const planned: PlannedDelivery[] = []
  for (let week = 0; week < (plan.weeks ?? 1); week++) {
    const start = addDays(monday, 7 * week)
    const isOpen = ({ weekdays }: WeekPair) => areOpen(datesOf(start, weekdays), holidays)
    const pair = isOpen(wanted) ? wanted : nearest(pairs.filter(isOpen), wanted)
    if (!pair) return null
    const [first, second] = datesOf(start, pair.weekdays)
    planned.push({ date: first, days: pair.covers[0] }, { date: second, days: pair.covers[1] })
  }
  return planned
}

function nearest(pairs: readonly WeekPair[], wanted: WeekPair): WeekPair | null {
  let best: WeekPair | null = null
  for (const pair of pairs)
    if (!best || distance(pair, wanted) < distance(best, wanted)) best = pair
  return best
}

function distance({ weekdays: [first, second] }: WeekPair, { weekdays }: WeekPair): number {
  return Math.abs(first - weekdays[0]) + Math.abs(second - weekdays[1])
}

function areOpen(dates: Two<string>, holidays: Holidays): boolean {
  return dates.every(date => closedBecause(date, holidays) === null)
}

function datesOf(monday: string, [first, second]: Two<number>): Two<string> {
  return [addDays(monday, first - 1), addDays(monday, second - 1)]
}
