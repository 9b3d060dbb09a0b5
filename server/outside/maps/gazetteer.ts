import type { KnownPlaces } from '#shop/area/area.ts'
import type { Language } from '#shop/language.ts'
import type { AddressProvider, ResolvedAddress, Suggestion } from './address-service.ts'
import { decoded, encoded, houseNumber } from './house-number.ts'
import { digest, type Place, placesOf } from './known-places.ts'
import { placeFinder } from './place-finder.ts'
import { readQuery } from './typed-query.ts'

/** The twin of the services: the areas and streets that the shop's own folder holds. */
export function gazetteer(known: () => KnownPlaces): AddressProvider {
  const index = indexOf(known)
  return {
    async suggest(query, lang) {
      const { find, postcodes } = index()
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
      const place = index().byKey.get(key)
      if (!place || checkOf(place, code) !== check) return null
      return { id, ...resolved(place, decoded(code), lang) }
    },
  }
}

/** Made anew only where the owner's areas or streets are others. */
function indexOf(known: () => KnownPlaces) {
  let of: KnownPlaces | null = null
  let made = indexed({ areas: [], streets: [] })
  return () => {
    const { areas, streets } = known()
    if (of?.areas !== areas || of.streets !== streets) {
      of = { areas, streets }
      made = indexed(of)
    }
    return made
  }
}

function indexed(known: KnownPlaces) {
  const places = placesOf(known)
  return {
    find: placeFinder(places),
    byKey: new Map(places.map(place => [place.key, place])),
    postcodes: new Set(known.areas.flatMap(area => area.postcodes)),
  }
}

function suggestion(place: Place, number: string, lang: Language): Suggestion {
  const { area, postcode, street } = place
  const shown = postcode.replace(/^(\d{3})/, '$1 ')
  const precise = street !== null && number !== ''
  const code = precise ? encoded(number) : ''
  return {
    id: `${place.key}-${code}-${checkOf(place, code)}`,
    main: street ? [street[lang], number].filter(Boolean).join(' ') : area.name[lang],
    secondary: street ? `${shown} ${area.name[lang]}` : shown || (area.group?.[lang] ?? ''),
    precise,
  }
}

function resolved(place: Place, number: string, lang: Language): Omit<ResolvedAddress, 'id'> {
  const { street, area, postcode, lat, lng } = place
  return {
    street: street?.[lang] ?? '',
    number,
    municipality: area.name[lang],
    postcode,
    lat,
    lng,
    served: area.served,
  }
}

/** A checksum that parts a suggestion's id from one that was made up. */
function checkOf(place: Place, code: string): string {
  return digest(`given out: ${place.key} ${code}`)
}
