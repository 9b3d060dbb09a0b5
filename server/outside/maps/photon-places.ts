import * as z from 'zod/mini'
import type { Area } from '#shop/area/area.ts'
import { fold, latin } from '#shop/greek.ts'
import type { Language } from '#shop/language.ts'
import { areaAt } from './bounds.ts'
import { houseNumber } from './house-number.ts'
import type { SignedPlace } from './signed-ids.ts'

const text = z.optional(z.string().check(z.maxLength(200)))

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

/**
 * The place of a feature, or none where it cannot be delivered to. Few houses of Greece are on the
 * map: to a street that it knows the number is added that was typed.
 */
export function placeIn(
  given: unknown,
  typedNumber: string,
  areas: readonly Area[],
): SignedPlace[] {
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
export function oneEach(places: readonly SignedPlace[]): SignedPlace[] {
  const seen = new Map<string, SignedPlace>()
  for (const place of places) {
    const { street, number, municipality, postcode } = place
    const door = [fold(street), number, municipality, postcode].join('|')
    if (!seen.has(door)) seen.set(door, place)
  }
  return [...seen.values()]
}

/** In English each Greek word in Latin letters, as on the road signs (ELOT 743). */
export function streetIn(street: string, lang: Language): string {
  if (lang === 'el') return street
  return street.replace(/[\p{Script=Greek}\p{M}]+/gu, word => {
    const letters = latin(word)
    return /^\p{Lu}/u.test(word) ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters
  })
}
