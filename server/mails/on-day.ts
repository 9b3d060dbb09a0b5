import { formatDate, formatMoment } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { on } from '#shop/words/on-day.ts'

/** "Tuesday 24 November"; in Greek with its article, "την Τρίτη 24 Νοεμβρίου". */
export function dayOn(date: string, lang: Language): string {
  return withArticle[lang](formatDate(date, lang, 'long'))
}

/** The same with the hour, of an instant in epoch milliseconds. */
export function momentOn(instant: number, lang: Language): string {
  return withArticle[lang](formatMoment(instant, lang))
}

const withArticle: Readonly<Record<Language, (day: string) => string>> = {
  el: on,
  en: day => day,
}
