import { addressLine } from '#shop/address/address.ts'
import type { Spot } from '#shop/address/spot.ts'
import type { Language } from '#shop/language.ts'
import type { PlaceAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'

/** The spots that any customer can choose; a company's office is for its employees alone. */
export function spotCollection({ catalogue, lang }: Call) {
  return {
    spots: [...catalogue.spots.values()]
      .filter(({ kind }) => kind !== 'company')
      .map(spot => ({
        ...spotAnswer(spot, lang),
        address: placeOf(spot, lang),
        hours: spot.hours?.[lang] ?? null,
        directions: spot.directions?.[lang] ?? null,
      })),
  }
}

export function spotAnswer(spot: Spot, lang: Language) {
  return { id: spot.id, slug: spot.slug, kind: spot.kind, name: spot.name[lang] }
}

export function placeOf({ address }: Spot, lang: Language): PlaceAnswer | null {
  if (!address) return null
  const { number, postcode } = address
  const plain = {
    street: address.street[lang],
    number,
    postcode,
    municipality: address.municipality[lang],
  }
  return { ...plain, line: addressLine(plain) }
}
