import type { ShippingAddress } from '../address/address.ts'
import type { TypedAddress } from '../address/address-form.ts'
import type { Language } from '../language.ts'
import { type FieldError, invalidInput, type Refusal, refuse } from '../refusal/refusal.ts'
import { type Area, areaTyped, misfitOf } from './area.ts'

type Place = Pick<
  ShippingAddress,
  'suggestionId' | 'street' | 'number' | 'municipality' | 'postcode' | 'lat' | 'lng' | 'unverified'
>

/**
 * A street that no address service knows, as the customer wrote it (spec: Address and region). Nobody
 * has seen it: it is marked as unverified, and lies in the middle of its area. Each error is
 * told at its field; `region-not-found` where the shop does not deliver.
 */
export function typedPlace(
  { street = '', number, municipality = '', postcode = '' }: TypedAddress & { number: string },
  all: readonly Area[],
  lang: Language,
): Place | Refusal {
  const digits = postcode.replace(' ', '')
  const area = areaTyped(municipality, digits, all)
  const errors: FieldError[] = []
  if (!/\p{L}{2}/u.test(street)) errors.push({ field: 'street', slug: 'street-missing' })
  if (number === '') errors.push({ field: 'number', slug: 'number-missing' })
  if (!area) errors.push({ field: 'municipality', slug: 'municipality-not-picked' })
  const misfit = area && misfitOf(digits, area, all)
  if (misfit) errors.push({ field: 'postcode', slug: misfit })
  if (!area || errors.length > 0) return invalidInput(...errors)
  if (!area.served) return refuse('region-not-found')
  return {
    suggestionId: null,
    street: street.replace(/\s+/g, ' '),
    number,
    municipality: area.name[lang],
    postcode: digits,
    ...area.center,
    unverified: true,
  }
}
