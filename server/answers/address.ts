import * as z from 'zod/mini'
import { says } from './named.ts'

export const addressAnswer = z.strictObject({
  suggestionId: z.nullable(z.string()),
  street: z.string(),
  number: z.string(),
  municipality: z.string(),
  postcode: z.string(),
  country: z.literal('GR'),
  floor: z.string(),
  bell: z.string(),
  phone: z.string(),
  deliveryNotes: z.string(),
  takeawayNotes: z.string(),
  unverified: says(z.boolean(), 'Written by the customer, and known to no address service.'),
})
export type AddressAnswer = z.infer<typeof addressAnswer>

export const savedAddressAnswer = z.extend(addressAnswer, { id: z.string() })
export type SavedAddressAnswer = z.infer<typeof savedAddressAnswer>

export const municipalityAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  postcodes: says(z.array(z.string()), 'Those that are known, five digits each.'),
  served: z.boolean(),
})
export type MunicipalityAnswer = z.infer<typeof municipalityAnswer>

export const suggestionAnswer = z.strictObject({
  id: z.string(),
  main: z.string(),
  secondary: z.string(),
  precise: z.boolean(),
})
export type SuggestionAnswer = z.infer<typeof suggestionAnswer>

export const suggestionsAnswer = z.strictObject({
  suggestions: z.array(suggestionAnswer),
  attribution: says(
    z.nullable(z.strictObject({ text: z.string(), url: z.nullable(z.string()) })),
    'Whom the address service asks to name beside its suggestions.',
  ),
  session: says(
    z.nullable(z.string()),
    'To be sent with the next letters; null where none is wanted.',
  ),
})
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswer>
