import { type Language, locales } from '#shop/language.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { capital } from '#shop/words/capital.ts'

/** The month in Athens, such as 2026-11. */
export function thisMonth(now: Date): string {
  return athensDate(now.getTime()).slice(0, 7)
}

/** The month that many months later; a negative number: earlier. */
export function monthAfter(month: string, months: number): string {
  return instantOf(month, months).toISOString().slice(0, 7)
}

/** "November 2026" in the page's language. */
export function monthName(month: string, lang: Language): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const name = new Intl.DateTimeFormat(locales[lang], options).format(instantOf(month, 0))
  return capital(name)
}

function instantOf(month: string, after: number): Date {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + after, 1))
}
