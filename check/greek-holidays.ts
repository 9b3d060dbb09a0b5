import DateHolidays from 'date-holidays'

/** The table that the shop reads. */
export const holidayFile = new URL('../server/catalogue/greek-holidays.json', import.meta.url)
/** From the first orders to thirty years ahead. */
export const holidayYears = Array.from({ length: 37 }, (_, index) => 2020 + index)

const calendar = new DateHolidays('GR')

/** The public holidays of a year, as the library knows them, in order. */
export function greekHolidaysOf(year: number): string[] {
  const days = calendar.getHolidays(year).filter(({ type }) => type === 'public')
  return [...new Set(days.map(({ date }) => date.slice(0, 10)))].sort()
}
