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
/** Of a change of an order: its wish as it was sent, an address in it. */
const wish = { wish: '' }
const telling = ['street', 'bell', 'phone', 'deliveryNotes', 'takeawayNotes']

/** The same value with every address in it, whole or in part and however deep, told no more. */
export function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces)
  if (typeof value !== 'object' || value === null) return value
  const blanks: Record<string, unknown> = telling.some(key => key in value) ? nowhere : wish
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      Object.hasOwn(blanks, key) ? blanks[key] : withoutPlaces(inner),
    ]),
  )
}
