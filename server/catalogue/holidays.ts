import type { Holidays } from '#shop/schedule.ts'
import table from './greek-holidays.json' with { type: 'json' }

const days = new Set(table.days)

/**
 * The public holidays of Greece, from a table that `npm run holidays` writes. A day of a year that is
 * not in it counts as one: better no delivery than one that nobody cooks on Easter.
 */
export const greekHolidays: Holidays = {
  has: date => days.has(date) || date.slice(0, 4) < table.first || date.slice(0, 4) > table.last,
}
