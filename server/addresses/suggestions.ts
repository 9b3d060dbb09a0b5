import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { AddressDetails, ShippingAddress } from '#shop/address.ts'
import { invalidInput, type Refusal, refuse } from '#shop/refusal.ts'
import type { RegionAnswer, SuggestionAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'

export async function addressSuggestionCollection(
  { outside, lang }: Call,
  { q }: { q: string },
): Promise<{ suggestions: SuggestionAnswer[] }> {
  return { suggestions: await outside.addresses.suggest(q, lang) }
}

export async function regionOne(
  call: Call,
  { suggestionId, postcode }: { suggestionId?: string; postcode?: string },
): Promise<RegionAnswer | Refusal> {
  const { addresses } = call.outside
  if (suggestionId !== undefined) {
    const address = await addresses.resolve(suggestionId, call.lang)
    return address ? region(call, address) : refuse('suggestion-not-found')
  }
  if (postcode !== undefined)
    return region(call, await addresses.postcode(postcode.replace(' ', ''), call.lang))
  return invalidInput(
    { field: 'suggestionId', slug: 'required-field' },
    { field: 'postcode', slug: 'required-field' },
  )
}

/**
 * The picked suggestion with the form's details, in the call's language. A missing detail stays empty:
 * the cart's errors name it (§5).
 */
export async function shippingAddressFrom(
  { outside, lang }: Call,
  input: AddressDetails & { suggestionId?: string },
): Promise<ShippingAddress | Refusal> {
  const { suggestionId } = input
  const picked = suggestionId ? await outside.addresses.resolve(suggestionId, lang) : null
  if (!suggestionId || !picked)
    return invalidInput({ field: 'suggestionId', slug: 'address-not-picked' })
  if (!picked.served) return refuse('region-not-found')
  const phone = phoneNumber(input.phone ?? '')
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  const { street, number, municipality, postcode, lat, lng } = picked
  return {
    suggestionId,
    street,
    number: number || (input.number ?? ''),
    municipality,
    postcode,
    country: 'GR',
    lat,
    lng,
    floor: input.floor ?? '',
    bell: input.bell ?? '',
    phone,
    deliveryNotes: input.deliveryNotes ?? '',
    takeawayNotes: input.takeawayNotes ?? '',
  }
}

/** E.164 of a number that a courier can call, by default Greek; null for any other text. */
export function phoneNumber(text: string): string | null {
  if (text.trim() === '') return ''
  const phone = parsePhoneNumberFromString(text, 'GR')
  return phone && !phone.ext && callable.has(phone.getType()) ? phone.number : null
}

const callable: ReadonlySet<string | undefined> = new Set([
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
])

function region(
  { catalogue, lang }: Call,
  place: { municipality: string; served: boolean } | null,
): RegionAnswer | Refusal {
  const spot = [...catalogue.spots.values()].find(({ kind }) => kind === 'delivery')
  if (!place?.served || !spot) return refuse('region-not-found')
  const { id, slug, kind, name } = spot
  return { spot: { id, slug, kind, name: name[lang] }, municipality: place.municipality }
}
