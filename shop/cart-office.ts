import type { ShippingAddress } from './address.ts'
import type { Cart } from './cart.ts'
import type { Catalogue } from './catalogue.ts'
import type { Language } from './language.ts'
import type { Spot } from './spot.ts'

/** The cart with another spot, which has other ways to pay: the same one where it is offered too. */
export function atSpot(cart: Cart, spotId: string, { paymentTypes }: Catalogue): Cart {
  const before = paymentTypes.find(({ id }) => id === cart.paymentTypeId)
  const same = paymentTypes.find(type => type.spotId === spotId && type.code === before?.code)
  return { ...cart, spotId, paymentTypeId: same?.id ?? null }
}

/** The cart at a counter or an office with a door of its own. */
export function atOffice(cart: Cart, spot: Spot, catalogue: Catalogue, lang: Language): Cart {
  return atSpot({ ...cart, address: doorOf(spot, lang) }, spot.id, catalogue)
}

/** A spot's own address as an order carries it; null: a delivery area has none. */
export function doorOf(
  { address }: Pick<Spot, 'address'>,
  lang: Language,
  takeawayNotes = '',
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
    phone: '',
    deliveryNotes: '',
    takeawayNotes,
  }
}
