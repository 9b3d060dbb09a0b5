import { type Days, isOnMenu } from './meal.ts'
import { addDays } from './schedule.ts'
import { mondayOf } from './weekday.ts'

/** The days of a menu, as the catalogue's files name them. */
export const boardDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type BoardDay = (typeof boardDays)[number]

/** A file that names no day means all of them. */
export function daysOf(weekdays: readonly BoardDay[] | undefined): readonly BoardDay[] {
  return weekdays && weekdays.length > 0 ? weekdays : boardDays
}

/** As the file writes them: all days are not named. */
export function writtenDays(days: readonly BoardDay[]): readonly BoardDay[] | undefined {
  return days.length === boardDays.length ? undefined : boardDays.filter(day => days.includes(day))
}

/** On a day more or less; null: it would be on none, which a file cannot say. */
export function toggled(days: readonly BoardDay[], day: BoardDay): readonly BoardDay[] | null {
  const rest = days.filter(one => one !== day)
  if (rest.length === days.length) return inOrder([...days, day])
  return rest.length === 0 ? null : rest
}

/** From one day to another, on which it may be already. */
export function moved(days: readonly BoardDay[], from: BoardDay, to: BoardDay) {
  return inOrder([...days.filter(day => day !== from), to])
}

/** Portions that are sold on dates from whose menu the dish goes. */
export function soldOffMenu(
  sold: readonly { readonly date: string; readonly amount: number }[],
  before: Days,
  after: Days,
): { readonly days: number; readonly portions: number } {
  const hit = sold.filter(({ date }) => isOnMenu(before, date) && !isOnMenu(after, date))
  return { days: hit.length, portions: hit.reduce((sum, { amount }) => sum + amount, 0) }
}

/** As a rule of the menu takes them. */
export function numbered(days: readonly BoardDay[]): readonly number[] {
  return boardDays.flatMap((day, at) => (days.includes(day) ? [at + 1] : []))
}

/** The Mondays of this week and of those that follow it. */
export function weeksAhead(today: string, count: number): readonly string[] {
  const monday = mondayOf(today)
  return Array.from({ length: count }, (_, week) => addDays(monday, 7 * week))
}

function inOrder(days: readonly BoardDay[]): readonly BoardDay[] {
  return boardDays.filter(day => days.includes(day))
}
