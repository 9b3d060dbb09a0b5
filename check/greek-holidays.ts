import DateHolidays from 'date-holidays'
import { type HolidayId, holidayIds } from '#shop/schedule/holiday.ts'

/** The table that the shop reads. */
export const holidayFile = new URL('../server/catalogue/greek-holidays.json', import.meta.url)
/** From the first orders to thirty years ahead. */
export const holidayYears = Array.from({ length: 37 }, (_, index) => 2020 + index)

const calendar = new DateHolidays('GR')

/** By the library's rules. */
const ids: Readonly<Record<string, HolidayId>> = {
  '01-01': 'new-year',
  '01-06': 'epiphany',
  'orthodox -48': 'clean-monday',
  '03-25': 'independence-day',
  'orthodox -2': 'good-friday',
  orthodox: 'easter',
  'orthodox 1': 'easter-monday',
  '05-01': 'labour-day',
  'orthodox 49': 'pentecost',
  'orthodox 50': 'whit-monday',
  '08-15': 'assumption',
  '10-28': 'ohi-day',
  '12-25': 'christmas',
  '12-26': 'boxing-day',
}

/** The dates of each public holiday, as the library knows them, in order. */
export function greekHolidayDates(): Record<HolidayId, string[]> {
  const days = holidayYears.flatMap(year => calendar.getHolidays(year))
  const dates = Object.fromEntries(holidayIds.map((id): [string, string[]] => [id, []]))
  for (const { date, rule, type } of days) {
    if (type !== 'public') continue
    const id = ids[rule]
    if (!id) throw new Error(`nobody named the holiday ${rule}`)
    dates[id]?.push(date.slice(0, 10))
  }
  return dates as Record<HolidayId, string[]>
}
