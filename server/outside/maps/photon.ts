import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { Area, KnownPlaces } from '#shop/area/area.ts'
import { fold } from '#shop/greek.ts'
import type { Language } from '#shop/language.ts'
import { AddressServiceError, type AddressWire, askJson, patience } from './address-request.ts'
import type {
  AddressProvider,
  Attribution,
  ResolvedAddress,
  Suggestion,
} from './address-service.ts'
import { boundsOf, middleOf } from './bounds.ts'
import { oneEach, placeIn, streetIn } from './photon-places.ts'
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

const answer = z.object({ features: z.array(z.unknown()) })
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
    const area = withId(place.municipality)?.name[lang] ?? ''
    return { id: await ids.give(place), ...wordsOf(place, area, lang) }
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

function wordsOf({ street, number, postcode }: SignedPlace, area: string, lang: Language) {
  return {
    main: [streetIn(street, lang), number].filter(Boolean).join(' '),
    secondary: [postcode.replace(/^(\d{3})/, '$1 '), area].filter(Boolean).join(' '),
    precise: number !== '',
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
