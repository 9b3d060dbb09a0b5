import type { ShippingAddress } from './address.ts'

/** What of an address tells who lives there; country and postcode are enough for the books. */
export const nowhere: Omit<ShippingAddress, 'country' | 'postcode'> = {
  suggestionId: null,
  street: '',
  number: '',
  municipality: '',
  lat: 0,
  lng: 0,
  floor: '',
  bell: '',
  phone: '',
  deliveryNotes: '',
  takeawayNotes: '',
}

/** The same value with every address in it, whole or in part and however deep, told no more. */
export function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces)
  if (typeof value !== 'object' || value === null) return value
  const isPlace = telling.some(key => key in value)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isPlace && key in nowhere ? nowhere[key as keyof typeof nowhere] : withoutPlaces(inner),
    ]),
  )
}

/** No other thing has one of these. */
const telling = ['street', 'bell', 'phone', 'deliveryNotes', 'takeawayNotes']
