import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { Area, KnownPlaces } from '#shop/area/area.ts'
import { fold, latin } from '#shop/greek.ts'
import type { Language } from '#shop/language.ts'
import { AddressServiceError, type AddressWire, askJson, patience } from './address-request.ts'
import type {
  AddressProvider,
  Attribution,
  ResolvedAddress,
  Suggestion,
} from './address-service.ts'
import { areaAt, boundsOf, middleOf } from './bounds.ts'
import { houseNumber } from './house-number.ts'
import { type SignedPlace, signedIds } from './signed-ids.ts'
import { readQuery } from './typed-query.ts'

type PhotonConfig = { readonly url: string; readonly userAgent: string }

export const photonPrefix = 'p.'
const mostSuggestions = 8
/** The data's licence and Photon's terms let answers be kept. */
const cache = { max: 1000, ttl: 60 * 60_000 }
const attribution: Attribution = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}

const text = z.optional(z.string().check(z.maxLength(200)))
const answer = z.object({ features: z.array(z.unknown()) })
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    type: z.enum(['house', 'street']),
    name: text,
    street: text,
    housenumber: text,
    postcode: text,
    locality: text,
    district: text,
    city: text,
    county: text,
  }),
})

type Needs = Partial<AddressWire> & {
  readonly known: () => KnownPlaces
  /** Signs the ids; the same in all processes of the shop. */
  readonly key: () => Promise<Buffer>
}

/** OpenStreetMap's addresses by Photon, one's own or the public one. */
export function photon(
  { url, userAgent }: PhotonConfig,
  { known: places, key, fetch = globalThis.fetch, timeout = patience }: Needs,
): AddressProvider {
  const ids = signedIds(photonPrefix, key)
  const known = new LRUCache<string, readonly SignedPlace[]>(cache)

  async function placesFor(query: string): Promise<readonly SignedPlace[]> {
    const { areas } = places()
    const asked = fold(query)
    const before = known.get(asked)
    if (before) return before
    // Without a language the names are the local ones; the public server refuses Greek.
    const fields = new URLSearchParams({ q: query, limit: '15', ...whereTo(areas) })
    for (const layer of ['house', 'street']) fields.append('layer', layer)
    const headers = { accept: 'application/json', 'user-agent': userAgent }
    const body = await askJson({ fetch, timeout }, `${url}/api?${fields}`, { headers })
    const parsed = answer.safeParse(body)
    if (!parsed.success) throw new AddressServiceError('its answer cannot be understood')
    const postcodes = new Set(areas.flatMap(area => area.postcodes))
    const { number } = readQuery(query, postcodes)
    const found = parsed.data.features.flatMap(each => placeIn(each, number, areas))
    known.set(asked, found)
    return found
  }

  const withId = (id: string) => places().areas.find(area => area.id === id)

  async function suggestion(place: SignedPlace, lang: Language): Promise<Suggestion> {
    const { street, number, municipality, postcode } = place
    const area = withId(municipality)?.name[lang] ?? ''
    return {
      id: await ids.give(place),
      main: [streetIn(street, lang), number].filter(Boolean).join(' '),
      secondary: [postcode.replace(/^(\d{3})/, '$1 '), area].filter(Boolean).join(' '),
      precise: number !== '',
    }
  }

  return {
    async suggest(query, lang) {
      const found = oneEach(await placesFor(query)).slice(0, mostSuggestions)
      const suggestions = await Promise.all(found.map(place => suggestion(place, lang)))
      return { suggestions, attribution, session: null }
    },

    async resolve(id, lang): Promise<ResolvedAddress | null> {
      const place = await ids.read(id)
      const area = place && withId(place.municipality)
      if (!place || !area) return null
      const { served, name } = area
      return {
        id,
        ...place,
        street: streetIn(place.street, lang),
        municipality: name[lang],
        served,
      }
    },
  }
}

/** Answers lean to the shop's middle, and lie around its areas. */
function whereTo(areas: readonly Area[]): Record<string, string> {
  const [bounds, middle] = [boundsOf(areas), middleOf(areas)]
  if (!bounds || !middle) return {}
  const { west, south, east, north } = bounds
  return {
    lat: `${middle.lat}`,
    lon: `${middle.lng}`,
    bbox: [west, south, east, north].join(','),
  }
}

/**
 * The place of a feature, or none where it cannot be delivered to. Few houses of Greece are on the
 * map: to a street that it knows the number is added that was typed.
 */
function placeIn(given: unknown, typedNumber: string, areas: readonly Area[]): SignedPlace[] {
  const parsed = feature.safeParse(given)
  if (!parsed.success) return []
  const { geometry, properties } = parsed.data
  const [lng, lat] = geometry.coordinates
  const {
    type,
    name = '',
    street = '',
    housenumber = '',
    locality,
    district,
    city,
    county,
  } = properties
  const postcode = /^[1-9]\d{4}$/.exec(properties.postcode?.replace(/\s/g, '') ?? '')?.[0] ?? ''
  const names = [locality, district, city, county].filter(part => part !== undefined)
  const area = areaAt({ lat, lng, postcode, names }, areas)
  const way = (type === 'street' ? name : street).replace(/\s+/g, ' ').trim()
  if (!area || !/\p{L}{2}/u.test(way) || way.length > 100) return []
  const number = type === 'street' ? typedNumber : houseNumber(housenumber.replace(/\s/g, ''))
  return [{ street: way, number, municipality: area.id, postcode, lat, lng }]
}

/** A long street comes in many pieces. */
function oneEach(places: readonly SignedPlace[]): SignedPlace[] {
  const seen = new Map<string, SignedPlace>()
  for (const place of places) {
    const { street, number, municipality, postcode } = place
    const door = [fold(street), number, municipality, postcode].join('|')
    if (!seen.has(door)) seen.set(door, place)
  }
  return [...seen.values()]
}

/** In English each Greek word in Latin letters, as on the road signs (ELOT 743). */
function streetIn(street: string, lang: Language): string {
  if (lang === 'el') return street
  return street.replace(/[\p{Script=Greek}\p{M}]+/gu, word => {
    const letters = latin(word)
    return /^\p{Lu}/u.test(word) ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters
  })
}
