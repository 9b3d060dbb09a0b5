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
}

export type SavedAddressAnswer = AddressAnswer & { id: string }

export type SuggestionAnswer = { id: string; main: string; secondary: string; precise: boolean }
