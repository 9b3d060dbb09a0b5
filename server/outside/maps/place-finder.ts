import { begins, type Word } from '#shop/greek.ts'
import type { Place } from './known-places.ts'

const mostSuggestions = 8

/** Finds the best places for some words. Many places share a word, so each word is compared only once. */
export function placeFinder(places: readonly Place[]): (words: readonly Word[]) => Place[] {
  const wordsByText = new Map<string, Word>()
  const one = (word: Word) => {
    const first = wordsByText.get(word.folded) ?? word
    wordsByText.set(word.folded, first)
    return first
  }
  const indexed = places.map(place => ({
    place,
    nameWords: place.nameWords.map(one),
    areaWords: place.areaWords.map(one),
  }))
  const vocabulary = Map.groupBy([...wordsByText.values()].flatMap(spellings), ({ first }) => first)

  return words => {
    if (words.length === 0) return []
    const fitting = words.map(typed => fittingWords(typed, vocabulary, words.length))
    return indexed
      .flatMap(({ place, nameWords, areaWords }) => {
        const rank = rankOf(nameWords, areaWords, fitting)
        return rank === null ? [] : [{ place, rank: rank + (place.area.far ?? 0) }]
      })
      .sort((a, b) => a.rank - b.rank)
      .slice(0, mostSuggestions)
      .map(({ place }) => place)
  }
}

/** The known words that a typed one may begin, each with its distance. */
type Fitting = ReadonlyMap<Word, number>

function fittingWords(typed: Word, vocabulary: Vocabulary, count: number): Fitting {
  const fitting = new Map<Word, number>()
  for (const { first } of spellings(typed))
    for (const { word } of vocabulary.get(first) ?? [])
      if (!fitting.has(word) && begins(typed, word) && !isNoPostcode(typed, word, count))
        fitting.set(word, distance(typed, word))
  return fitting
}

type Vocabulary = ReadonlyMap<string, readonly { readonly word: Word }[]>

function spellings(word: Word): { first: string; word: Word }[] {
  const firsts = new Set([word.folded, word.latin, word.sound].map(form => form.charAt(0)))
  // A Latin x may stand for an h (`begins`).
  if (firsts.has('x')) firsts.add('h')
  return [...firsts].filter(Boolean).map(first => ({ first, word }))
}

/** The lower the better, null for no match: names before areas, exact words first. */
function rankOf(
  nameWords: readonly Word[],
  areaWords: readonly Word[],
  typed: readonly Fitting[],
): number | null {
  let named = false
  let partly = 0
  for (const fitting of typed) {
    const nearby = nearest(nameWords, fitting)
    const hit = nearby ?? nearest(areaWords, fitting)
    if (hit === null) return null
    named ||= nearby !== null
    partly += hit
  }
  return (named ? 0 : 1000) + partly * 10
}

function nearest(words: readonly Word[], fitting: Fitting): number | null {
  let best: number | null = null
  for (const word of words) {
    const far = fitting.get(word)
    if (far !== undefined && (best === null || far < best)) best = far
  }
  return best
}

/** 0: the same word; 1: its beginning; 2: only the sound of its beginning. */
function distance(typed: Word, word: Word): number {
  if (word.folded === typed.folded || word.latin === typed.latin) return 0
  return word.latin.startsWith(typed.latin) ? 1 : 2
}

/** Beside other words a short number is a house's, not the beginning of a postcode. */
function isNoPostcode({ folded }: Word, name: Word, words: number): boolean {
  return /^\d{5}$/.test(name.folded) && folded.length < (words > 1 ? 5 : 3)
}
