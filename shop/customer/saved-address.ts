import type { ShippingAddress } from '../address/address.ts'
import { wordsOf } from '../greek.ts'

export const mostAddresses = 20

/** One text for one door, in Greek or Latin letters; notes for the courier do not count. */
export function doorKey({
  street,
  number,
  postcode,
  floor,
  bell,
}: Pick<ShippingAddress, 'street' | 'number' | 'postcode' | 'floor' | 'bell'>): string {
  return [street, number, postcode, floor, bell].map(plain).join('|')
}

function plain(text: string): string {
  return wordsOf(text)
    .map(({ latin }) => latin)
    .join(' ')
}
