import { formatDate } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import type { Closure } from '#shop/shop-data/closed-days.ts'

export function daysName({ from, to }: Pick<Closure, 'from' | 'to'>, lang: Language): string {
  const first = formatDate(from, lang, 'short')
  return to && to !== from ? `${first} – ${formatDate(to, lang, 'short')}` : first
}
