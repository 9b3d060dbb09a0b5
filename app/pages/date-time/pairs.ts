import type { CartAnswer, DeliveryDayAnswer, DeliveryPairAnswer } from '#server/answers.ts'
import { weekPairs } from '#shop/plan/delivery-pairs.ts'
import { addDays, openWeekdays } from '#shop/schedule/schedule.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'

/**
 * The days of a plan's deliveries in a week ahead: two, as a rule, so that they are called a pair. If it is
 * closed, `pair` is null and `closed` says why.
 */
export type PairOption = {
  readonly dates: readonly string[]
  readonly covers: readonly number[]
  readonly pair: DeliveryPairAnswer | null
  readonly closed: Closed | null
}

type Closed =
  | { readonly why: 'holiday'; readonly date: string }
  | { readonly why: 'own'; readonly date: string; readonly reason: string }
  | { readonly why: 'past' | 'later-week' | 'full' }

export type WeekOption = { readonly monday: string; readonly pairs: readonly PairOption[] }

/** The weeks in which a plan can start, each with the pairs that the rule allows (§9). */
export function startWeeks(
  days: readonly DeliveryDayAnswer[],
  pairs: readonly DeliveryPairAnswer[],
  plan: Parameters<typeof weekPairs>[0],
): WeekOption[] {
  const dayOf = new Map(days.map(day => [day.date, day]))
  const rests = days
    .filter(({ closed }) => closed === 'weekend' || closed === 'closed-day')
    .map(({ date }) => weekdayOf(date))
  const pairsOfWeek = weekPairs(plan, openWeekdays({ weekdays: rests }))
  const mondays = [...new Set(days.map(({ date }) => mondayOf(date)))]
  return mondays.flatMap(monday => {
    const options = pairsOfWeek.flatMap(({ weekdays, covers }): PairOption[] => {
      const dates = weekdays.map(day => addDays(monday, day - 1))
      if (!dayOf.has(firstOf({ dates }))) return []
      const pair = pairs.find(other => isSame(other.dates, dates)) ?? null
      if (pair && !hasWindow(pair)) return [{ dates, covers, pair: null, closed: { why: 'full' } }]
      return [{ dates, covers, pair, closed: pair ? null : closedBecause(dates, dayOf) }]
    })
    return options.length > 0 ? [{ monday, pairs: options }] : []
  })
}

function hasWindow({ timePeriods }: DeliveryPairAnswer): boolean {
  return timePeriods.some(({ available }) => available)
}

function closedBecause(
  dates: readonly string[],
  dayOf: ReadonlyMap<string, DeliveryDayAnswer>,
): Closed {
  const holiday = dates.find(date => dayOf.get(date)?.closed === 'holiday')
  if (holiday) return { why: 'holiday', date: holiday }
  const closedDay = dates
    .flatMap(date => dayOf.get(date) ?? [])
    .find(({ closed }) => closed === 'own')
  if (closedDay) return { why: 'own', date: closedDay.date, reason: closedDay.closedReason ?? '' }
  const isOpen = dayOf
    .get(firstOf({ dates }))
    ?.timePeriods.some(({ available, full }) => available || full)
  return { why: isOpen ? 'later-week' : 'past' }
}

/** The cart's pair while it has a window left, else the nearest and most even one. */
export function firstPair(
  pairs: readonly DeliveryPairAnswer[],
  { scheduleMenus }: Pick<CartAnswer, 'scheduleMenus'>,
): DeliveryPairAnswer | null {
  const open = pairs.filter(hasWindow)
  const chosen = scheduleMenus.map(({ date }) => date)
  const held = open.find(({ dates }) => isSame(dates, chosen.slice(0, dates.length)))
  return held ?? open[0] ?? null
}

/** The pair on the same weekdays in another week, else its most even one; null: none is left. */
export function pairInWeek(week: WeekOption, like: DeliveryPairAnswer): DeliveryPairAnswer | null {
  const open = week.pairs.flatMap(({ pair }) => pair ?? [])
  const wanted = String(like.dates.map(weekdayOf))
  return open.find(({ dates }) => String(dates.map(weekdayOf)) === wanted) ?? open[0] ?? null
}

/**
 * An option for each day of the delivery `at`, behind the chosen days before it, in the order of the week: the
 * chosen one, else the most even that is left, else one that says why there is none. Options come the most
 * even first.
 */
export function choicesAt(
  options: readonly PairOption[],
  chosen: { readonly dates: readonly string[] },
  at: number,
): PairOption[] {
  const before = chosen.dates.slice(0, at)
  const behind = options.filter(({ dates }) => isSame(dates.slice(0, at), before))
  const days = [...new Set(behind.flatMap(({ dates }) => dates[at] ?? []))].sort()
  return days.flatMap(day => {
    const pairs = behind.filter(({ dates }) => dates[at] === day)
    const held = pairs.find(({ dates }) => isSame(dates, chosen.dates))
    return held ?? pairs.find(({ pair }) => pair) ?? pairs.slice(0, 1)
  })
}

/** The day of the first delivery. */
export function firstOf({ dates: [first = ''] }: { readonly dates: readonly string[] }): string {
  return first
}

/** Whether no pair of the week is left, and the kitchen is full for some. */
export function isFull({ pairs }: WeekOption): boolean {
  return pairs.every(({ pair }) => !pair) && pairs.some(({ closed }) => closed?.why === 'full')
}

/** A pair's first day with the pair's windows, for the choice of a window. */
export function dayOfPair({ dates, timePeriods }: DeliveryPairAnswer): DeliveryDayAnswer {
  return { date: firstOf({ dates }), closed: null, closedReason: null, timePeriods }
}

export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date))
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return String(one) === String(other)
}
