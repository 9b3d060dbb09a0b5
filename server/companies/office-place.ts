import type { Spot } from '#shop/address/spot.ts'
import { areaTyped } from '#shop/area/area.ts'
import { typedPlace } from '#shop/area/typed-place.ts'
import { latin } from '#shop/greek.ts'
import type { Text } from '#shop/language.ts'
import { companySlug, type OfficeForm } from '#shop/people/company-form.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { ActCall } from '../calls/desk-hook.ts'
import { isSpotKnown } from '../db/company/offices.ts'

export function namedIn({ nameEl, nameEn }: OfficeForm): Text {
  return { el: nameEl, en: nameEn || nameEl }
}

/** The typed place in both languages, at the middle of its area. */
export function placeOf(
  { catalogue: { areas } }: ActCall,
  form: OfficeForm,
): NonNullable<Spot['address']> | Refusal {
  const { streetEl: street, streetEn, number, municipality, postcode } = form
  const place = typedPlace({ street, number, municipality, postcode }, areas, 'el')
  if (isRefusal(place)) return place
  const area = areaTyped(municipality, postcode, areas)
  const { lat, lng } = place
  return {
    street: { el: place.street, en: streetEn || capital(latin(place.street)) },
    ...{ number: place.number, postcode: place.postcode, lat, lng },
    municipality: area?.name ?? { el: municipality, en: municipality },
  }
}

function capital(words: string): string {
  return words.replace(/(^|\s)\p{L}/gu, letter => letter.toUpperCase())
}

export async function freeId({ tx }: ActCall, { en }: Text): Promise<string> {
  const base = companySlug(en)
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!(await isSpotKnown(tx, id))) return id
  }
}
