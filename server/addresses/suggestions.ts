import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { ShippingAddress } from '#shop/address/address.ts'
import type { AddressDetails, TypedAddress } from '#shop/address/address-form.ts'
import { type Area, areaNamed, areaOfPostcode } from '#shop/area/area.ts'
import { spotServing } from '#shop/area/area-terms.ts'
import { typedPlace } from '#shop/area/typed-place.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { MunicipalityAnswer, RegionAnswer, SuggestionsAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'

export async function addressSuggestionCollection(
  { outside, lang }: Call,
  { q, session }: { q: string; session?: string | undefined },
): Promise<SuggestionsAnswer> {
  const suggestions = await outside.addresses.suggest(q, lang, session)
  return { ...suggestions, suggestions: [...suggestions.suggestions] }
}

export async function regionOne(
  call: Call,
  { suggestionId, postcode }: { suggestionId?: string; postcode?: string },
): Promise<RegionAnswer | Refusal> {
  const { addresses } = call.outside
  const { areas } = call.catalogue
  if (suggestionId !== undefined) {
    const address = await addresses.resolve(suggestionId, call.lang)
    if (!address) return refuse('suggestion-not-found')
    return region(call, areaNamed(address.municipality, areas))
  }
  if (postcode !== undefined) return region(call, areaOfPostcode(postcode.replace(' ', ''), areas))
  return invalidInput(
    { field: 'suggestionId', slug: 'required-field' },
    { field: 'postcode', slug: 'required-field' },
  )
}

/** All that the shop knows, by name; those where it does not deliver too, so that it can say so. */
export async function municipalityCollection(
  call: Call,
): Promise<{ municipalities: MunicipalityAnswer[] }> {
  const { lang, catalogue } = call
  const municipalities = catalogue.areas
    .map(({ id, name, postcodes, served }) => ({
      id,
      name: name[lang],
      postcodes: [...postcodes],
      served,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, lang))
  return { municipalities }
}

/** What says where to go: a picked suggestion, or a street in the customer's own words. */
export type PlaceInput = AddressDetails & TypedAddress & { suggestionId?: string | undefined }

/** The place with the form's details, in the call's language; what is missing stays empty (§5). */
export async function shippingAddressFrom(
  call: Call,
  input: PlaceInput,
): Promise<ShippingAddress | Refusal> {
  const place = await placeFrom(call, input)
  if (isRefusal(place)) return place
  const phone = phoneNumber(input.phone ?? '')
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  return {
    ...place,
    country: 'GR',
    floor: input.floor ?? '',
    bell: input.bell ?? '',
    phone,
    deliveryNotes: input.deliveryNotes ?? '',
    takeawayNotes: input.takeawayNotes ?? '',
  }
}

async function placeFrom(call: Call, input: PlaceInput) {
  const { lang } = call
  const { addresses } = call.outside
  const { areas } = call.catalogue
  const { suggestionId, number = '' } = input
  if (!suggestionId && input.street !== undefined)
    return typedPlace({ ...input, number }, areas, lang)
  const picked = suggestionId ? await addresses.resolve(suggestionId, lang) : null
  if (!suggestionId || !picked)
    return invalidInput({ field: 'suggestionId', slug: 'address-not-picked' })
  const { id: keptId, served: _, ...place } = picked
  if (!areaNamed(place.municipality, areas)?.served) return refuse('region-not-found')
  return { ...place, suggestionId: keptId, number: place.number || number, unverified: false }
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

function region({ catalogue, lang }: Call, area: Area | undefined): RegionAnswer | Refusal {
  const spot = spotServing(area, catalogue)
  if (!area?.served || !spot) return refuse('region-not-found')
  const { id, slug, kind, name } = spot
  return { spot: { id, slug, kind, name: name[lang] }, municipality: area.name[lang] }
}
