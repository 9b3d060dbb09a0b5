import type { ShippingAddress } from './address.ts'
import { wordsOf } from './greek.ts'

/** So many addresses a customer keeps. */
export const mostAddresses = 20

/**
 * The same for one door, whether it was written in Greek or in Latin letters: what the courier is
 * told besides may differ.
 */
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
