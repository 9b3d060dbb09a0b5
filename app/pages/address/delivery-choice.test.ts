import { expect, test } from 'vitest'
import type { CartAnswer, SavedAddressAnswer } from '#server/answers.ts'
import { chosenAtFirst } from './delivery-choice.tsx'

const home: SavedAddressAnswer = {
  id: 'home',
  suggestionId: 's-1',
  street: 'Ερμού',
  number: '12',
  municipality: 'Αθήνα',
  postcode: '10563',
  country: 'GR',
  floor: '3ος',
  bell: 'Παππάς',
  phone: '+306944123456',
  deliveryNotes: '',
  takeawayNotes: '',
  unverified: false,
}
const work = { ...home, id: 'work', street: 'Σόλωνος', number: '64' }
const cartAt = (shippingAddress: CartAnswer['shippingAddress'], kind = 'delivery') =>
  ({ shippingAddress, spot: shippingAddress && { kind } }) as CartAnswer

test('2.08 a cart without an address starts with the one that was used last', () => {
  expect(chosenAtFirst(cartAt(null), [home, work])).toBe('home')
  expect(chosenAtFirst(cartAt(home, 'takeaway'), [work, home])).toBe('work')
})

test('2.08 a cart that goes somewhere starts with where it goes, saved or not', () => {
  const noted = { ...work, id: '', phone: '+302103212345', deliveryNotes: 'Πίσω πόρτα' }
  expect(chosenAtFirst(cartAt(noted), [home, work])).toBe('work')
  expect(chosenAtFirst(cartAt({ ...home, floor: '5ος' }), [home, work])).toBe('other')
})
