import { type Days, isOnMenu } from '../meal.ts'
import { addDays } from '../schedule/schedule.ts'
import { mondayOf, type Weekday, weekdayNames } from '../schedule/weekday.ts'

/** A file that names no day means all; `open`: those on which the shop delivers. */
export function daysOf(
  weekdays: readonly Weekday[] | undefined,
  open: readonly Weekday[],
): readonly Weekday[] {
  return weekdays && weekdays.length > 0 ? weekdays : open
}

/** All open days are not written, so that a dish of every day comes along when another opens. */
export function writtenDays(
  days: readonly Weekday[],
  open: readonly Weekday[],
): readonly Weekday[] | undefined {
  const inWeek = inOrder(days)
  return inWeek.join() === inOrder(open).join() ? undefined : inWeek
}

/** Adds or removes a day; null: no open day would be left, so that nobody could buy the dish. */
export function toggled(
  days: readonly Weekday[],
  day: Weekday,
  open: readonly Weekday[],
): readonly Weekday[] | null {
  const rest = days.filter(one => one !== day)
  if (rest.length === days.length) return inOrder([...days, day])
  return rest.some(one => open.includes(one)) ? rest : null
}

/** Moves a dish to another day, on which it may be already. */
export function moved(days: readonly Weekday[], from: Weekday, to: Weekday) {
  return inOrder([...days.filter(day => day !== from), to])
}

/** Sold portions on dates from whose menu the dish goes. */
export function soldOffMenu(
  sold: readonly { readonly date: string; readonly amount: number }[],
  before: Days,
  after: Days,
): { readonly days: number; readonly portions: number } {
  const hit = sold.filter(({ date }) => isOnMenu(before, date) && !isOnMenu(after, date))
  return { days: hit.length, portions: hit.reduce((sum, { amount }) => sum + amount, 0) }
}

export function numbered(days: readonly Weekday[]): readonly number[] {
  return weekdayNames.flatMap((day, at) => (days.includes(day) ? [at + 1] : []))
}

export function weeksAhead(today: string, count: number): readonly string[] {
  const monday = mondayOf(today)
  return Array.from({ length: count }, (_, week) => addDays(monday, 7 * week))
}

export function inOrder(days: readonly Weekday[]): readonly Weekday[] {
  return weekdayNames.filter(day => days.includes(day))
}
