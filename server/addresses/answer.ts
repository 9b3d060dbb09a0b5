import type { Cart } from '#shop/cart/cart.ts'
import type { AddressAnswer } from '../answers.ts'

export function addressAnswer(address: NonNullable<Cart['address']>): AddressAnswer {
  const { lat: _lat, lng: _lng, unverified = false, ...fields } = address
  return { ...fields, unverified }
}
