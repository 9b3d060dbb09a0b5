import { formatDate, formatMoment } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { on } from '#shop/on-day.ts'

/** "Tuesday 24 November"; in Greek with its article, "την Τρίτη 24 Νοεμβρίου". */
export function dayOn(date: string, lang: Language): string {
  return withArticle(formatDate(date, lang, 'long'), lang)
}

/** The same with the hour, of an instant in epoch milliseconds. */
export function momentOn(instant: number, lang: Language): string {
  return withArticle(formatMoment(instant, lang), lang)
}

function withArticle(day: string, lang: Language): string {
  return lang === 'el' ? on(day) : day
}
