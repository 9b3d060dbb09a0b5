import { type HolidayId, type HolidaysOn, holidayIds } from '#shop/schedule/holiday.ts'
import table from './greek-holidays.json' with { type: 'json' }

const byDate = new Map<string, HolidayId[]>()
for (const id of holidayIds)
  for (const date of table.days[id]) byDate.set(date, [...(byDate.get(date) ?? []), id])

/** The public holidays of Greece, from a table that `npm run holidays` writes. */
export const greekHolidaysOn: HolidaysOn = date => {
  const year = date.slice(0, 4)
  return year < table.first || year > table.last ? null : (byDate.get(date) ?? [])
}
