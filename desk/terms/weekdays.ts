import { locales } from '#shop/language.ts'
import { useLanguage } from '#ui/language.ts'

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** How the days of the week are called, by the names that files write. */
export function useDayNames(weekday: 'short' | 'long'): Readonly<Record<string, string>> {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { weekday, timeZone: 'UTC' })
  // 5 January 2026 is a Monday.
  return Object.fromEntries(
    names.map((name, at) => [name, format.format(Date.UTC(2026, 0, 5 + at))]),
  )
}
