import { type Language, locales } from '#shop/language.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { type Weekday, weekdayNames } from '#shop/schedule/weekday.ts'

/** "7–11 Δεκ": from its Monday to its Friday, or to the weekend where the shop delivers on it. */
export function weekName(week: string, open: readonly Weekday[], lang: Language): string {
  const lastDay = Math.max(4, ...open.map(day => weekdayNames.indexOf(day)))
  const [first = '', last = ''] = [week, addDays(week, lastDay)]
  const day = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { ...style, timeZone: 'UTC' }).format(
      Date.parse(`${date}T00:00:00Z`),
    )
  const both = { day: 'numeric', month: 'short' } as const
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))}–${day(last, both)}`
    : `${day(first, both)} – ${day(last, both)}`
}
