import { type Days, isOnMenu } from './meal.ts'
import { addDays } from './schedule.ts'
import { mondayOf } from './weekday.ts'

export const boardDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type BoardDay = (typeof boardDays)[number]

/** A file that names no day means all of them. */
export function daysOf(weekdays: readonly BoardDay[] | undefined): readonly BoardDay[] {
  return weekdays && weekdays.length > 0 ? weekdays : boardDays
}

export function writtenDays(days: readonly BoardDay[]): readonly BoardDay[] | undefined {
  return days.length === boardDays.length ? undefined : boardDays.filter(day => days.includes(day))
}

/** Adds or removes a day; null: no day would be left, which a file cannot say. */
export function toggled(days: readonly BoardDay[], day: BoardDay): readonly BoardDay[] | null {
  const rest = days.filter(one => one !== day)
  if (rest.length === days.length) return inOrder([...days, day])
  return rest.length === 0 ? null : rest
}

/** Moves a dish to another day, on which it may be already. */
export function moved(days: readonly BoardDay[], from: BoardDay, to: BoardDay) {
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

export function numbered(days: readonly BoardDay[]): readonly number[] {
  return boardDays.flatMap((day, at) => (days.includes(day) ? [at + 1] : []))
}

export function weeksAhead(today: string, count: number): readonly string[] {
  const monday = mondayOf(today)
  return Array.from({ length: count }, (_, week) => addDays(monday, 7 * week))
}

function inOrder(days: readonly BoardDay[]): readonly BoardDay[] {
  return boardDays.filter(day => days.includes(day))
}
