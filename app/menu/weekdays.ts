import { type Language, locales } from '#shop/language.ts'
import { type Days, weekOf } from '#shop/meal.ts'

/**
 * "Δευτέρα και Πέμπτη": the days of a date's week on which a dish is on the menu; empty for a dish of
 * every day, or of none in that week.
 */
export function daysOf(meal: Days, date: string, lang: Language): string {
  const weekdays = weekOf(meal, date)
  if (weekdays.length > 6) return ''
  const name = new Intl.DateTimeFormat(locales[lang], { weekday: 'long', timeZone: 'UTC' })
  // 2024 began with a Monday.
  const names = weekdays.map(weekday => name.format(Date.UTC(2024, 0, weekday)))
  return new Intl.ListFormat(locales[lang]).format(names)
}
