import type { ShippingAddress } from '../address/address.ts'

/** An address without what identifies the customer; the books need only country and postcode. */
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
/** A recorded change may contain an address. */
const wish = { wish: '' }
const telling = ['street', 'bell', 'phone', 'deliveryNotes', 'takeawayNotes']

/** Blanks every address in a value, at any depth. */
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
