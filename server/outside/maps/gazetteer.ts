import { createHash } from 'node:crypto'
import { demoFile } from '#server/demo.ts'
import { begins, fold, type Word, wordsOf } from '#shop/greek.ts'
import type { Language, Text } from '#shop/language.ts'
import type { AddressService, ResolvedAddress, Suggestion } from './address-service.ts'
import { decoded, encoded, houseNumber } from './house-number.ts'

const mostSuggestions = 8
/** More words than an address has only cost time. */
const mostWords = 8

/** Addresses from the bundled streets and municipalities of Attica, without any outside service. */
export function gazetteer(): AddressService {
  const { municipalities } = demoFile<{ municipalities: Municipality[] }>('attica')
  const { streets } = demoFile<{ streets: StreetRow[] }>('streets')
  const places = [
    ...streets.map(row => streetPlace(row, municipalities)),
    ...municipalities.flatMap(areaPlaces),
  ]
  const find = finder(places)
  const byKey = new Map(places.map(place => [place.key, place]))
  const postcodes = new Set(municipalities.flatMap(municipality => municipality.postcodes))

  return {
    async suggest(query, lang) {
      const { words, number } = readQuery(query, postcodes)
      const found = find(words)
      if (found.length > 0 || words.length === 0)
        return found.map(place => suggestion(place, number, lang))
      // "12 Ermou": what stands first is the number after all.
      const [first, ...others] = words
      const early = first && houseNumber(first.folded)
      return early ? find(others).map(place => suggestion(place, early, lang)) : []
    },

    async resolve(id, lang) {
      const [, key = '', code = '', check] =
        /^([a-z0-9]+)-([0-9_-]*)-([0-9a-f]{10})$/.exec(id) ?? []
      const place = byKey.get(key)
      if (!place || checkOf(place, code) !== check) return null
      return resolved(place, decoded(code), lang)
    },

    async postcode(postcode, lang) {
      const own = municipalities.filter(({ postcodes }) => postcodes.includes(postcode))
      const municipality = own.find(({ served }) => served) ?? own[0]
      return municipality
        ? { municipality: municipality.name[lang], served: municipality.served }
        : null
    },
  }
}

type Municipality = {
  id: string
  name: Text
  unit: Text
  postcodes: string[]
  zone: 'basin' | 'east-west' | 'islands'
  served: boolean
  center: { lat: number; lng: number }
}
type StreetRow = Text & { municipality: string; postcode: string; lat: number; lng: number }

/** A street, or a whole municipality or one postcode of it. */
type Place = {
  /** Made of what the place is, so that a kept id never means another street. */
  readonly key: string
  readonly street: Text | null
  readonly municipality: Municipality
  readonly postcode: string
  readonly lat: number
  readonly lng: number
  readonly nameWords: readonly Word[]
  readonly areaWords: readonly Word[]
}

function streetPlace(row: StreetRow, municipalities: readonly Municipality[]): Place {
  const municipality = municipalities.find(({ id }) => id === row.municipality)
  if (!municipality) throw new Error(`${row.el} lies in an unknown municipality`)
  const { el, en, postcode, lat, lng } = row
  return {
    key: `s${hash(`${el}|${municipality.id}|${postcode}`)}`,
    street: { el, en },
    municipality,
    postcode,
    lat,
    lng,
    nameWords: wordsOf(`${el} ${en}`),
    areaWords: wordsOf(`${municipality.name.el} ${municipality.name.en} ${postcode}`),
  }
}

/** The municipality itself, and each of its postcodes where it has several. */
function areaPlaces(municipality: Municipality): Place[] {
  const { postcodes, name, center } = municipality
  const names = wordsOf(`${name.el} ${name.en}`)
  const area = (postcode: string, nameWords: Word[]) => ({
    key: `a${hash(`${municipality.id}|${postcode}`)}`,
    street: null,
    municipality,
    postcode,
    ...center,
    nameWords,
    areaWords: names,
  })
  const [only = '', ...more] = postcodes
  if (more.length === 0) return [area(only, [...names, ...wordsOf(only)])]
  return [area('', names), ...postcodes.map(postcode => area(postcode, wordsOf(postcode)))]
}

type Query = { words: Word[]; number: string }

/** The words of a query and its house number, the last number that is not the first word. */
function readQuery(query: string, postcodes: ReadonlySet<string>): Query {
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

/**
 * Finds the best places for some words. The same words stand in many places: each is compared with
 * what was typed only once.
 */
function finder(places: readonly Place[]): (words: readonly Word[]) => Place[] {
  const known = new Map<string, Word>()
  const one = (word: Word) => {
    const first = known.get(word.folded) ?? word
    known.set(word.folded, first)
    return first
  }
  const indexed = places.map(place => ({
    place,
    nameWords: place.nameWords.map(one),
    areaWords: place.areaWords.map(one),
  }))
  const vocabulary = Map.groupBy([...known.values()].flatMap(spellings), ({ first }) => first)

  return words => {
    if (words.length === 0) return []
    const fitting = words.map(typed => fittingWords(typed, vocabulary, words.length))
    return indexed
      .flatMap(({ place, nameWords, areaWords }) => {
        const rank = rankOf(nameWords, areaWords, fitting)
        const far = { basin: 0, 'east-west': 1, islands: 2 }[place.municipality.zone]
        return rank === null ? [] : [{ place, rank: rank + far }]
      })
      .sort((a, b) => a.rank - b.rank)
      .slice(0, mostSuggestions)
      .map(({ place }) => place)
  }
}

/** The known words that a typed one may begin, each with how far it is from it. */
type Fitting = ReadonlyMap<Word, number>

function fittingWords(typed: Word, vocabulary: Vocabulary, count: number): Fitting {
  const fitting = new Map<Word, number>()
  for (const { first } of spellings(typed))
    for (const { word } of vocabulary.get(first) ?? [])
      if (!fitting.has(word) && begins(typed, word) && !isNoPostcode(typed, word, count))
        fitting.set(word, distance(typed, word))
  return fitting
}

/** The known words by the first letter of each of their forms. */
type Vocabulary = ReadonlyMap<string, readonly { readonly word: Word }[]>

function spellings(word: Word): { first: string; word: Word }[] {
  const firsts = new Set([word.folded, word.latin, word.sound].map(form => form.charAt(0)))
  // A Latin x may stand for an h (`begins`).
  if (firsts.has('x')) firsts.add('h')
  return [...firsts].filter(Boolean).map(first => ({ first, word }))
}

/** Lower is better, null does not match: by name before by area, exact words first. */
function rankOf(
  nameWords: readonly Word[],
  areaWords: readonly Word[],
  typed: readonly Fitting[],
): number | null {
  let named = false
  let partly = 0
  for (const fitting of typed) {
    const own = nearest(nameWords, fitting)
    const hit = own ?? nearest(areaWords, fitting)
    if (hit === null) return null
    named ||= own !== null
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

function suggestion(place: Place, number: string, lang: Language): Suggestion {
  const { municipality, postcode, street } = place
  const shown = postcode.replace(/^(\d{3})/, '$1 ')
  const precise = street !== null && number !== ''
  const code = precise ? encoded(number) : ''
  return {
    id: `${place.key}-${code}-${checkOf(place, code)}`,
    main: street ? [street[lang], number].filter(Boolean).join(' ') : municipality.name[lang],
    secondary: street ? `${shown} ${municipality.name[lang]}` : shown || municipality.unit[lang],
    precise,
  }
}

function resolved(place: Place, number: string, lang: Language): ResolvedAddress {
  const { street, municipality, postcode, lat, lng } = place
  return {
    street: street?.[lang] ?? '',
    number,
    municipality: municipality.name[lang],
    postcode,
    lat,
    lng,
    served: municipality.served,
  }
}

/** Parts an id that was given out from one that somebody typed. */
function checkOf(place: Place, code: string): string {
  return hash(`given out: ${place.key} ${code}`)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
