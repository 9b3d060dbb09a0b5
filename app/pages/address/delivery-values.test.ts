import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AddressAnswer, CartAnswer } from '#server/answers.ts'
import {
  type DeliveryValues,
  deliveryForm,
  labelOf,
  pickedOf,
  placeIn,
  splitTyped,
  stillMissing,
  typedForm,
  valuesOf,
} from './delivery-values.ts'

const full: DeliveryValues = {
  suggestionId: 's-1',
  street: '',
  number: '12',
  municipality: '',
  postcode: '',
  floor: '3ος',
  bell: 'Παππάς',
  phone: '694 412 3456',
  deliveryNotes: '',
}

const address: AddressAnswer = {
  suggestionId: 's-1',
  street: 'Ερμού',
  number: '12',
  municipality: 'Αθήνα',
  postcode: '10563',
  country: 'GR',
  floor: '3ος',
  bell: 'Παππάς',
  phone: '+306944123456',
  deliveryNotes: 'Από την αυλή',
  takeawayNotes: '',
  unverified: false,
}

function slugs(values: DeliveryValues, needsNumber = false): Record<string, string> {
  const parsed = z.safeParse(deliveryForm(needsNumber), values)
  const slugs: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) slugs[String(path[0])] ??= message
  return slugs
}

test('5.22 an address that was not picked from the list is refused', () => {
  expect(slugs({ ...full, suggestionId: '' })).toEqual({ suggestionId: 'address-not-picked' })
})

test('5.14 5.15 5.16 5.17 each missing detail has its own message', () => {
  expect(slugs({ ...full, number: '', phone: '', floor: ' ', bell: '' }, true)).toEqual({
    number: 'address-incomplete',
    phone: 'missing-phone',
    floor: 'missing-floor',
    bell: 'missing-bell',
  })
})

test('a picked address that has its number does not ask for one', () => {
  expect(slugs({ ...full, number: '' })).toEqual({})
})

test('5.13 a text that is no phone number', () => {
  for (const phone of ['μαμά', '12345', '69441234567890123456789012'])
    expect(slugs({ ...full, phone })).toEqual({ phone: 'invalid-phone' })
  for (const phone of ['6944123456', '+30 210 3212345', '210-3212345', '00357 22 123456'])
    expect(slugs({ ...full, phone })).toEqual({})
})

test('3.04 the form comes back as the cart keeps the address', () => {
  expect(valuesOf(address)).toEqual({
    suggestionId: 's-1',
    street: '',
    number: '12',
    municipality: '',
    postcode: '',
    floor: '3ος',
    bell: 'Παππάς',
    phone: '694 412 3456',
    deliveryNotes: 'Από την αυλή',
  })
  expect(pickedOf(address)).toEqual({ id: 's-1', label: 'Ερμού 12, 105 63 Αθήνα', precise: true })
  expect(pickedOf({ ...address, number: '' })?.precise).toBe(false)
  expect(pickedOf({ ...address, suggestionId: null })).toBeNull()
  expect(valuesOf(null).suggestionId).toBe('')
  expect(labelOf({ id: 'a', main: 'Ερμού', secondary: '', precise: false })).toBe('Ερμού')
})

test('5.14 an area without a street is mended where the street is searched', () => {
  const errors = [
    { group: 'shipping-address', slug: 'no-customer-found', message: '' },
    { group: 'shipping-address', slug: 'address-incomplete', field: 'number', message: '' },
  ]
  const cart = { errors, shippingAddress: { ...address, street: '' } } as CartAnswer
  const noNumber = { errors, shippingAddress: { ...address, number: '' } } as CartAnswer
  expect(stillMissing(cart)).toEqual([{ field: 'suggestionId', slug: 'address-incomplete' }])
  expect(stillMissing(noNumber)).toEqual([{ field: 'number', slug: 'address-incomplete' }])
})

test('5.22 a typed street comes back as it was written, and is sent without a suggestion', () => {
  const typed = { ...address, suggestionId: null, unverified: true }
  const values = valuesOf(typed)
  expect(values).toMatchObject({ street: 'Ερμού', municipality: 'Αθήνα', postcode: '10563' })
  expect(pickedOf(typed)).toBeNull()
  expect(typedForm.safeParse(values).success).toBe(true)
  expect(placeIn(values, true)).not.toHaveProperty('suggestionId')
  expect(placeIn(full, false)).not.toHaveProperty('street')
})

test('each part of a typed street has its own message', () => {
  const values = { ...full, street: ' ', number: '', postcode: '1523' }
  const issues = typedForm.safeParse(values).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['street', 'street-missing'],
    ['number', 'number-missing'],
    ['municipality', 'municipality-not-picked'],
    ['postcode', 'invalid-postcode'],
  ])
})

test.each([
  ['Χελιδονιών 7', ['Χελιδονιών', '7', '', '']],
  ['Χελιδονιών 7Α, Χαλάνδρι', ['Χελιδονιών', '7Α', '', 'Χαλάνδρι']],
  ['Χελιδονιών 7 Χαλάνδρι 152 31', ['Χελιδονιών', '7', '15231', 'Χαλάνδρι']],
  ['Χελιδονιών 7-9, 15231 Χαλάνδρι', ['Χελιδονιών', '7-9', '15231', 'Χαλάνδρι']],
  ['25ης Μαρτίου 12', ['25ης Μαρτίου', '12', '', '']],
  ['28 Οκτωβρίου', ['28 Οκτωβρίου', '', '', '']],
  ['Χελιδονιών', ['Χελιδονιών', '', '', '']],
  ['', ['', '', '', '']],
])('"%s" is split into street, number, postcode and area', (text, parts) => {
  const { street, number, postcode, area } = splitTyped(text)
  expect([street, number, postcode, area]).toEqual(parts)
})
