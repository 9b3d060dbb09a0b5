import { type Language, locales, type Text } from '../language.ts'

/** "Monday to Friday", "Tuesday and Friday", "every day". */
export function daysSaid(days: readonly number[], lang: Language): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (days.length === 7) return everyDay[lang]
  const name = (day: number) => weekdayName(day, lang)
  const isRow = days.length > 2 && last - first === days.length - 1
  return isRow ? `${name(first)} ${to[lang]} ${name(last)}` : listed(days.map(name), lang, 'and')
}

function weekdayName(day: number, lang: Language): string {
  const format = new Intl.DateTimeFormat(locales[lang], { weekday: 'long', timeZone: 'UTC' })
  // 5 January 2026 is a Monday.
  return format.format(Date.UTC(2026, 0, 4 + day))
}

/** "1, 2 or 4 weeks" */
export function counted(
  figures: readonly number[],
  lang: Language,
  names: Readonly<Record<Language, readonly [one: string, many: string]>>,
): string {
  if (figures.length === 0) return ''
  const [one, many] = names[lang]
  return `${listed(figures.map(String), lang, 'or')} ${figures.at(-1) === 1 ? one : many}`
}

/** "one or two deliveries" */
export function deliveriesSaid(counts: readonly number[], lang: Language): string {
  const words = counts.toSorted().map(count => countWords[lang][count] ?? '')
  const name = deliveryNames[lang][counts.every(count => count === 1) ? 0 : 1]
  return counts.length === 0 ? '' : `${listed(words, lang, 'or')} ${name}`
}

export function listed(items: readonly string[], lang: Language, word: 'or' | 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${joined[lang][word]} ${items.at(-1)}`
}

const joined: Readonly<Record<Language, Readonly<Record<'or' | 'and', string>>>> = {
  el: { or: 'ή', and: 'και' },
  en: { or: 'or', and: 'and' },
}
const to: Text = { el: 'έως', en: 'to' }
const everyDay: Text = { el: 'κάθε μέρα', en: 'every day' }
const countWords: Readonly<Record<Language, readonly string[]>> = {
  el: ['', 'μία', 'δύο', 'τρεις'],
  en: ['', 'one', 'two', 'three'],
}
const deliveryNames = { el: ['παράδοση', 'παραδόσεις'], en: ['delivery', 'deliveries'] } as const
