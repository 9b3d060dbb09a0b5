import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { KnownPlaces } from '#shop/area/area.ts'
import { AddressServiceError, type AddressWire, askJson, patience } from './address-request.ts'
import type { AddressProvider, Attribution } from './address-service.ts'
import { areaAt, boundsOf } from './bounds.ts'
import { houseNumber } from './house-number.ts'

type GooglePlacesConfig = { readonly url: string; readonly key: string }

export const googlePrefix = 'g.'
/**
 * Google's content is not kept. This is the one address that a customer has just picked, remembered
 * while the form asks twice about it, so that it is paid once; milliseconds.
 */
const picked = { max: 500, ttl: 5 * 60_000 }
const attribution: Attribution = { text: 'Powered by Google', url: null }
/** A house, a street. */
const types = ['street_address', 'premise', 'subpremise', 'route']

const placeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,600}$/))
const shown = z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) })
const predictions = z.object({ suggestions: z.optional(z.array(z.unknown())) })
const prediction = z.object({
  placePrediction: z.object({
    placeId,
    structuredFormat: z.object({ mainText: shown, secondaryText: z.optional(shown) }),
    types: z.optional(z.array(z.string())),
  }),
})
const component = z.object({
  longText: z.string().check(z.maxLength(200)),
  types: z.array(z.string()),
})
const details = z.object({
  id: placeId,
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(component),
})
type Details = z.infer<typeof details>

/** Google Places (New): a session of letters and the place that ends it are paid as one. */
export function googlePlaces(
  { url, key }: GooglePlacesConfig,
  {
    known: places,
    fetch = globalThis.fetch,
    timeout = patience,
  }: Partial<AddressWire> & { readonly known: () => KnownPlaces },
): AddressProvider {
  const wire = { fetch, timeout }
  const known = new LRUCache<string, Details>(picked)

  return {
    async suggest(input, lang, before) {
      const session = before ?? randomUUID()
      const body = {
        input,
        sessionToken: session,
        languageCode: lang,
        includedRegionCodes: ['gr'],
        includedPrimaryTypes: types,
        ...restrictedTo(places()),
      }
      const answer = await askJson(wire, `${url}/v1/places:autocomplete`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify(body),
      })
      const parsed = predictions.safeParse(answer)
      if (!parsed.success) throw new AddressServiceError('its answer cannot be understood')
      const suggestions = (parsed.data.suggestions ?? []).flatMap(each => {
        const one = prediction.safeParse(each)
        if (!one.success) return []
        const { placeId, structuredFormat, types = [] } = one.data.placePrediction
        const { mainText, secondaryText } = structuredFormat
        return {
          id: `${googlePrefix}${session}.${placeId}`,
          main: mainText.text,
          secondary: secondaryText?.text ?? '',
          precise: !types.includes('route'),
        }
      })
      return { suggestions, attribution, session }
    },

    async resolve(id, lang) {
      const [, session, place] = /^g\.([0-9a-f-]{36})?\.([A-Za-z0-9_-]{6,600})$/.exec(id) ?? []
      if (!place) return null
      const kept = `${lang} ${place}`
      let found = known.get(kept)
      if (!found) {
        const fields = new URLSearchParams({ languageCode: lang, regionCode: 'gr' })
        if (session) fields.set('sessionToken', session)
        const headers = {
          'x-goog-api-key': key,
          'x-goog-fieldmask': 'id,addressComponents,location',
        }
        const answer = await askJson(wire, `${url}/v1/places/${place}?${fields}`, { headers })
        const parsed = details.safeParse(answer)
        if (!parsed.success) throw new AddressServiceError('its answer cannot be understood')
        found = parsed.data
        known.set(kept, found)
      }
      const { latitude: lat, longitude: lng } = found.location
      const { street, number, postcode, names } = partsOf(found)
      const area = areaAt({ lat, lng, postcode, names }, places().areas)
      return {
        // Without the session, which this ends. Of Google's own the place's id may be kept, and no
        // coordinates for long: the middle of the area takes their place.
        id: `${googlePrefix}.${place}`,
        street,
        number,
        municipality: area?.name[lang] ?? names[0] ?? '',
        postcode,
        ...(area?.center ?? { lat: 0, lng: 0 }),
        served: area?.served ?? false,
      }
    },
  }
}

function restrictedTo({ areas }: KnownPlaces) {
  const bounds = boundsOf(areas)
  if (!bounds) return {}
  const { west, south, east, north } = bounds
  const rectangle = {
    low: { latitude: south, longitude: west },
    high: { latitude: north, longitude: east },
  }
  return { locationRestriction: { rectangle } }
}

/** `names` from the smallest area to the largest. */
function partsOf({ addressComponents }: Details) {
  const textOf = (type: string) =>
    addressComponents.find(({ types }) => types.includes(type))?.longText.trim() ?? ''
  const areas = [
    'neighborhood',
    'sublocality',
    'locality',
    'postal_town',
    'administrative_area_level_5',
    'administrative_area_level_4',
    'administrative_area_level_3',
  ]
  return {
    street: textOf('route').slice(0, 100),
    number: houseNumber(textOf('street_number').replace(/\s/g, '')),
    postcode: /^[1-9]\d{4}$/.exec(textOf('postal_code').replace(/\s/g, ''))?.[0] ?? '',
    names: areas.map(textOf).filter(Boolean),
  }
}
