import * as z from 'zod/mini'
import { houseNumber } from './house-number.ts'

/** A house, a street. */
export const types = ['street_address', 'premise', 'subpremise', 'route']

const placeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,600}$/))

const shown = z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) })

export const predictions = z.object({ suggestions: z.optional(z.array(z.unknown())) })

export const prediction = z.object({
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

export const details = z.object({
  id: placeId,
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(component),
})

export type Details = z.infer<typeof details>

/** `names` from the smallest area to the largest. */
export function partsOf({ addressComponents }: Details) {
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
