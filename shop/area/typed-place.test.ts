import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoPlaces } from '../../test/demo-places.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { typedPlace } from './typed-place.ts'

const all = demoPlaces.areas
const written = {
  street: 'Οδός  Χελιδονιών',
  number: '7Α',
  municipality: 'χαλάνδρι',
  postcode: '152 31',
}
const place = (more: object) => typedPlace({ ...written, ...more }, all, 'el')
const slugs = (more: object) => {
  const answer = place(more)
  return isRefusal(answer) ? (answer.data ?? answer.refused) : answer
}

test('5.22 a street in the customer’s words counts, and is marked as unverified', () => {
  expect(place({})).toEqual({
    suggestionId: null,
    street: 'Οδός Χελιδονιών',
    number: '7Α',
    municipality: 'Χαλάνδρι',
    postcode: '15231',
    lat: expect.closeTo(38.02, 1),
    lng: expect.closeTo(23.8, 1),
    unverified: true,
  })
  expect(typedPlace(written, all, 'en')).toMatchObject({ municipality: 'Chalandri' })
})

test.each([
  [{ street: '' }, 'street', 'street-missing'],
  [{ street: '12' }, 'street', 'street-missing'],
  [{ number: '' }, 'number', 'number-missing'],
  [{ municipality: 'Πάτρα' }, 'municipality', 'municipality-not-picked'],
  [{ municipality: '', postcode: '99999' }, 'municipality', 'municipality-not-picked'],
  [{ postcode: '' }, 'postcode', 'invalid-postcode'],
  [{ postcode: '54621' }, 'postcode', 'postcode-outside'],
  [{ postcode: '10563' }, 'postcode', 'postcode-elsewhere'],
])('%o is told at %s as %s', (more, field, slug) => {
  expect(slugs(more)).toEqual({ errors: [{ field, slug }] })
})

test('a postcode that one area has alone tells which it is', () => {
  expect(place({ municipality: '' })).toEqual(place({}))
})

test('1.07 an island is not served, by any street', () => {
  expect(slugs({ municipality: 'Αίγινα', postcode: '18010' })).toBe('region-not-found')
})

test('whatever is written, it is an address of a served municipality or a refusal', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }))
  const some = (known: string[]) => fc.oneof(fc.constantFrom(...known), text)
  const asked = fc.record({
    street: some(['Χελιδονιών']),
    number: some(['7']),
    municipality: some(all.map(({ name }) => name.el)),
    postcode: some(all.flatMap(({ postcodes }) => postcodes)),
  })
  fc.assert(
    fc.property(asked, input => {
      const answer = typedPlace(input, all, 'el')
      if (isRefusal(answer)) return
      expect(answer.unverified).toBe(true)
      expect(answer.postcode).toMatch(/^[1-9]\d{4}$/)
      expect(all.find(({ name }) => name.el === answer.municipality)?.served).toBe(true)
    }),
  )
})
