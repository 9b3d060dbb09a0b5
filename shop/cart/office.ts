import type { ShippingAddress } from '../address/address.ts'
import type { Spot } from '../address/spot.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Language } from '../language.ts'
import type { Cart } from './cart.ts'

/** The cart at another spot; it keeps its payment type where that spot offers the same one. */
export function atSpot(cart: Cart, spotId: string, { paymentTypes }: Catalogue): Cart {
  const before = paymentTypes.find(({ id }) => id === cart.paymentTypeId)
  const same = paymentTypes.find(type => type.spotId === spotId && type.code === before?.code)
  return { ...cart, spotId, paymentTypeId: same?.id ?? null }
}

export function atOffice(cart: Cart, spot: Spot, catalogue: Catalogue, lang: Language): Cart {
  return atSpot({ ...cart, address: doorOf(spot, lang) }, spot.id, catalogue)
}

/** The spot's own address in the shape of an order's; null for a delivery area. */
export function doorOf(
  { address }: Pick<Spot, 'address'>,
  lang: Language,
  {
    phone = '',
    takeawayNotes = '',
  }: Partial<Record<'phone' | 'takeawayNotes', string | undefined>> = {},
): ShippingAddress | null {
  if (!address) return null
  const { street, municipality, ...place } = address
  return {
    ...place,
    suggestionId: null,
    street: street[lang],
    municipality: municipality[lang],
    country: 'GR',
    floor: '',
    bell: '',
    phone,
    deliveryNotes: '',
    takeawayNotes,
  }
}
