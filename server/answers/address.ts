export type AddressAnswer = {
  suggestionId: string | null
  street: string
  number: string
  municipality: string
  postcode: string
  country: 'GR'
  floor: string
  bell: string
  phone: string
  deliveryNotes: string
  takeawayNotes: string
  /** Written by the customer, and known to no address service. */
  unverified: boolean
}

export type SavedAddressAnswer = AddressAnswer & { id: string }

export type MunicipalityAnswer = {
  id: string
  name: string
  /** Those that are known, five digits each. */
  postcodes: string[]
  served: boolean
}

export type SuggestionAnswer = { id: string; main: string; secondary: string; precise: boolean }

export type SuggestionsAnswer = {
  suggestions: SuggestionAnswer[]
  /** Whom the address service asks to name beside its suggestions. */
  attribution: { text: string; url: string | null } | null
  /** To be sent with the next letters; null where none is wanted. */
  session: string | null
}
