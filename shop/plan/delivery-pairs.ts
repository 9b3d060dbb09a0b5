import { endlessKitchen, type Kitchen } from '../capacity/capacity.ts'
import {
  addDays,
  closedBecause,
  type DeliveryDay,
  type DeliveryWindow,
  deliveryDays,
  type Holidays,
  openWeekdays,
  type TimePeriod,
} from '../schedule/schedule.ts'
import { mondayOf } from '../schedule/weekday.ts'
import type { Plan } from './plan.ts'
import { type Brought, deliveriesPerWeek, freshDays } from './plan-deliveries.ts'

/**
 * The weekdays of a week's deliveries (1 Monday to 7 Sunday, 8 the Monday after) and how many days each
 * covers. Two, as a rule; a plan may have one or three, which are called a pair all the same.
 */
type WeekPair = { readonly weekdays: readonly number[]; readonly covers: readonly number[] }

export type PlannedDelivery = { readonly date: string; readonly days: number }

type DeliveryPair = {
  readonly dates: readonly string[]
  readonly covers: readonly number[]
  readonly deliveries: readonly PlannedDelivery[]
  /** available: the first is in time and none of them is full. */
  readonly timePeriods: DeliveryDay['timePeriods']
}

type Week = Brought & Pick<Plan, 'daysPerWeek'>
type Weeks = Week & Pick<Plan, 'weeks'>

/**
 * The pairs of open weekdays of a plan, the most even first, then the earliest. Where no pair fits into a
 * week from Monday to Sunday, those that go on in the next one.
 */
export function weekPairs(plan: Week, open: readonly number[]): readonly WeekPair[] {
  const count = deliveriesPerWeek(plan)
  const within = fitting(plan, sets(open, count))
  if (within.length > 0) return within
  const overSunday = sets([...open, ...open.map(day => day + 7)], count).filter(
    ([first = 0]) => first <= 7,
  )
  return fitting(plan, overSunday)
}

/** Those that cover each day of the plan once, none for longer than meals stay fresh. */
function fitting(plan: Week, sets: readonly (readonly number[])[]): WeekPair[] {
  const fit = sets.flatMap(weekdays => {
    const end = (weekdays[0] ?? 0) + (plan.daysPerWeek ?? 0)
    const covers = weekdays.map((day, at) => (weekdays[at + 1] ?? end) - day)
    return covers.every(days => days >= 1 && days <= freshDays(plan)) ? [{ weekdays, covers }] : []
  })
  // The sort is stable, so equally even pairs stay earliest first.
  return fit.sort((one, other) => unevenness(one) - unevenness(other))
}

function sets(days: readonly number[], count: number): readonly number[][] {
  if (count === 0) return [[]]
  return days.flatMap((day, at) => sets(days.slice(at + 1), count - 1).map(set => [day, ...set]))
}

function unevenness({ covers }: WeekPair): number {
  return Math.max(...covers) - Math.min(...covers)
}

/**
 * The pairs of dates for a plan’s first week, the nearest week first and in it the most even. All
 * their days are open; pairs that are full in every window are included.
 */
export function deliveryPairs(
  plan: Weeks,
  now: number,
  periods: readonly TimePeriod[],
  holidays: Holidays,
  kitchen: Kitchen = endlessKitchen,
): DeliveryPair[] {
  const days = deliveryDays(now, periods, holidays, kitchen)
  const dayOf = new Map(days.map(day => [day.date, day]))
  const mondays = new Set(days.map(({ date }) => mondayOf(date)))
  const pairs = weekPairs(plan, openWeekdays(holidays))
  const found: DeliveryPair[] = []
  for (const monday of mondays)
    for (const { weekdays, covers } of pairs) {
      const dates = datesOf(monday, weekdays)
      const windows = dayOf.get(dates[0] ?? '')?.timePeriods ?? []
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

/** So many weeks of a plan are left out at most, for a shop's holidays. */
const mostWeeksOut = 4

/**
 * Later weeks, 7 days on; around holidays the nearest pair. A week that has none is left out, and the plan ends
 * so much later. null: no pair, or too many weeks have none.
 */
export function plannedDeliveries(
  plan: Weeks,
  dates: readonly string[],
  holidays: Holidays,
): PlannedDelivery[] | null {
  const [first] = dates
  if (first === undefined) return null
  const pairs = weekPairs(plan, openWeekdays(holidays))
  const monday = mondayOf(first)
  const wanted = pairs.find(({ weekdays }) => String(datesOf(monday, weekdays)) === String(dates))
  if (!wanted || !areOpen(dates, holidays)) return null
  const planned: PlannedDelivery[] = []
  const weeks = plan.weeks ?? 1
  for (let week = 0, out = 0; week - out < weeks; week++) {
    const start = addDays(monday, 7 * week)
    // A pair that goes on after Sunday may end where the next week's would begin.
    const before = planned.at(-1)?.date ?? ''
    const fits = ({ weekdays }: WeekPair) => {
      const [begin = '', ...rest] = datesOf(start, weekdays)
      return begin > before && areOpen([begin, ...rest], holidays)
    }
    const pair = fits(wanted) ? wanted : nearest(pairs.filter(fits), wanted)
    if (!pair) {
      out += 1
      if (out > mostWeeksOut) return null
      continue
    }
    for (const [at, date] of datesOf(start, pair.weekdays).entries())
      planned.push({ date, days: pair.covers[at] ?? 0 })
  }
  return planned
}

function nearest(pairs: readonly WeekPair[], wanted: WeekPair): WeekPair | null {
  let best: WeekPair | null = null
  for (const pair of pairs)
    if (!best || distance(pair, wanted) < distance(best, wanted)) best = pair
  return best
}

function distance(one: WeekPair, { weekdays }: WeekPair): number {
  return weekdays.reduce((sum, day, at) => sum + Math.abs(day - (one.weekdays[at] ?? day)), 0)
}

function areOpen(dates: readonly string[], holidays: Holidays): boolean {
  return dates.every(date => closedBecause(date, holidays) === null)
}

function datesOf(monday: string, weekdays: readonly number[]): string[] {
  return weekdays.map(day => addDays(monday, day - 1))
}
