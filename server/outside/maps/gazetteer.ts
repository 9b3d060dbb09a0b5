import type { Language } from '#shop/language.ts'
import type { AddressService, ResolvedAddress, Suggestion } from './address-service.ts'
import { decoded, encoded, houseNumber } from './house-number.ts'
import { placeFinder } from './place-finder.ts'
import { atticaPlaces, digest, type Place } from './places.ts'
import { readQuery } from './typed-query.ts'

/** The twin of the services: the streets that come with the shop. */
export function gazetteer(): AddressService {
  const { places, municipalities } = atticaPlaces()
  const find = placeFinder(places)
  const byKey = new Map(places.map(place => [place.key, place]))
  const postcodes = new Set(municipalities.flatMap(municipality => municipality.postcodes))

  return {
    municipalities,

    async suggest(query, lang) {
      const { words, number } = readQuery(query, postcodes)
      const suggested = (found: readonly Place[], own: string) => ({
        suggestions: found.map(place => suggestion(place, own, lang)),
        attribution: null,
        session: null,
      })
      const found = find(words)
      if (found.length > 0 || words.length === 0) return suggested(found, number)
      // In "12 Ermou" the first word is the house number.
      const [first, ...others] = words
      const early = first && houseNumber(first.folded)
      return early ? suggested(find(others), early) : suggested([], '')
    },

    async resolve(id, lang) {
      const [, key = '', code = '', check] =
        /^([a-z0-9]+)-([0-9_-]*)-([0-9a-f]{10})$/.exec(id) ?? []
      const place = byKey.get(key)
      if (!place || checkOf(place, code) !== check) return null
      return { id, ...resolved(place, decoded(code), lang) }
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

function resolved(place: Place, number: string, lang: Language): Omit<ResolvedAddress, 'id'> {
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
