import type { Cart } from '#shop/cart.ts'
import type { AddressAnswer } from '../answers.ts'

/** An address as the calls answer it. */
export function addressAnswer(address: NonNullable<Cart['address']>): AddressAnswer {
  const { lat: _lat, lng: _lng, ...told } = address
  return told
}
