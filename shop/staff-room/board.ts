import { weekdayOf } from '../weekday.ts'

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

/** Portions by date that are sold for days that it leaves. */
export function soldOnLeft(
  sold: readonly { readonly date: string; readonly amount: number }[],
  before: readonly BoardDay[],
  after: readonly BoardDay[],
): { readonly days: number; readonly portions: number } {
  const left = before.filter(day => !after.includes(day))
  const hit = sold.filter(({ date }) => left.includes(boardDays[weekdayOf(date) - 1] as BoardDay))
  return { days: hit.length, portions: hit.reduce((sum, { amount }) => sum + amount, 0) }
}

function inOrder(days: readonly BoardDay[]): readonly BoardDay[] {
  return boardDays.filter(day => days.includes(day))
}
