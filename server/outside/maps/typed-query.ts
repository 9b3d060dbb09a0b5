import { fold, type Word, wordsOf } from '#shop/greek.ts'
import { houseNumber } from './house-number.ts'

/** No address has more words, and each costs time. */
const mostWords = 8

type Query = { readonly words: Word[]; readonly number: string }

/** Splits a query into words and house number, the last number that is not the first word. */
export function readQuery(query: string, postcodes: ReadonlySet<string>): Query {
  const text = query.replace(/(\d{3}) (\d{2})(?!\d)/g, (whole, area, rest) =>
    postcodes.has(area + rest) ? area + rest : whole,
  )
  const parts = text.split(/[\s,;]+/).filter(part => /[\p{L}\p{N}]/u.test(part))
  // "οδός Ερμού" is Ερμού, but "Ιερά Οδός" keeps its name.
  if (parts.length > 1 && ['οδοσ', 'odos'].includes(fold(parts[0] ?? ''))) parts.shift()
  const at = parts.findLastIndex((part, index) => index > 0 && houseNumber(part) !== '')
  const number = houseNumber(parts[at] ?? '')
  const words = parts.filter((_, index) => index !== at).flatMap(wordsOf)
  return { words: words.slice(0, mostWords), number }
}
