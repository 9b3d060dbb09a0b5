import { fold, type Word, wordsOf } from '#shop/greek.ts'
import type { Language } from '#shop/language.ts'
import type { AddressService, ResolvedAddress, Suggestion } from './address-service.ts'
import { decoded, encoded, houseNumber } from './house-number.ts'
import { placeFinder } from './place-finder.ts'
import { atticaPlaces, digest, type Place } from './places.ts'

/** No address has more words, and each costs time. */
const mostWords = 8

export function gazetteer(): AddressService {
  const { places, municipalities } = atticaPlaces()
  const find = placeFinder(places)
  const byKey = new Map(places.map(place => [place.key, place]))
  const postcodes = new Set(municipalities.flatMap(municipality => municipality.postcodes))

  return {
    municipalities,

    async suggest(query, lang) {
      const { words, number } = readQuery(query, postcodes)
      const found = find(words)
      if (found.length > 0 || words.length === 0)
        return found.map(place => suggestion(place, number, lang))
      // In "12 Ermou" the first word is the house number.
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

type Query = { words: Word[]; number: string }

/** Splits a query into words and house number, the last number that is not the first word. */
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

/** A checksum that parts a suggestion's id from one that was made up. */
function checkOf(place: Place, code: string): string {
  return digest(`given out: ${place.key} ${code}`)
}
