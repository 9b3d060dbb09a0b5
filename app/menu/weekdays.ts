import { type Language, locales } from '#shop/language.ts'

/** "Δευτέρα και Πέμπτη": the days on which a dish is on the menu; empty for a dish of every day. */
export function daysOf(
  { weekdays }: { readonly weekdays: readonly number[] },
  lang: Language,
): string {
  const name = new Intl.DateTimeFormat(locales[lang], { weekday: 'long', timeZone: 'UTC' })
  // 2024 began with a Monday.
  const names = weekdays.map(weekday => name.format(Date.UTC(2024, 0, weekday)))
  return new Intl.ListFormat(locales[lang]).format(names)
}
