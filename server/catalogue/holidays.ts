import DateHolidays from 'date-holidays'
import type { Holidays } from '#shop/schedule.ts'

/** The public holidays of Greece. A year is computed when a date of it is first asked for. */
export const greekHolidays: Holidays = {
  has: date => holidaysIn(date.slice(0, 4)).has(date),
}

const calendar = new DateHolidays('GR')
const years = new Map<string, ReadonlySet<string>>()

function holidaysIn(year: string): ReadonlySet<string> {
  const known = years.get(year)
  if (known) return known
  const days = calendar.getHolidays(Number(year)).filter(({ type }) => type === 'public')
  const dates = new Set(days.map(({ date }) => date.slice(0, 10)))
  years.set(year, dates)
  return dates
}
