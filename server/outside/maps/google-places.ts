import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { KnownPlaces } from '#shop/area/area.ts'
import { AddressServiceError, type AddressWire, askJson, patience } from './address-request.ts'
import type { AddressProvider, Attribution } from './address-service.ts'
import { areaAt, boundsOf } from './bounds.ts'
import { type Details, details, partsOf, prediction, predictions, types } from './google-answers.ts'

type GooglePlacesConfig = { readonly url: string; readonly key: string }

export const googlePrefix = 'g.'
/**
 * Google's content is not kept. This is the one address that a customer has just picked, remembered
 * while the form asks twice about it, so that it is paid once; milliseconds.
 */
const picked = { max: 500, ttl: 5 * 60_000 }
const attribution: Attribution = { text: 'Powered by Google', url: null }
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
