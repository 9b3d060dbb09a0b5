import { diffWords } from 'diff'

type Part = { readonly value: string; readonly added?: boolean; readonly removed?: boolean }

/** Without it only words in Latin letters are seen as words, and Greek is compared by letters. */
const intlSegmenter = new Intl.Segmenter('el', { granularity: 'word' })

/**
 * The words that stayed, went and came. Where most of a text is new, the old one and the new one each
 * stand whole: words of two sentences in turn cannot be read. So do two amounts, days or names.
 */
export function changedWords(from: string, to: string): readonly Part[] {
  if (from && to && isShort(from) && isShort(to))
    return [{ value: from, removed: true }, { value: ' ' }, { value: to, added: true }]
  const parts = diffWords(from, to, { intlSegmenter })
  const stayed = parts.filter(({ added, removed }) => !added && !removed)
  const longer = Math.max(lettersIn(from), lettersIn(to))
  if (parts.length <= 2 || stayed.reduce(sumLetters, 0) * 2 >= longer) return parts
  return [{ value: from, removed: true }, { value: '\n' }, { value: to, added: true }]
}

/** One word, or an amount or day. */
const isShort = (text: string) => /^\S+$|^\d.{0,24}$/.test(text)
const sumLetters = (sum: number, { value }: Part) => sum + lettersIn(value)
const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length
