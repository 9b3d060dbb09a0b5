import { expect, test } from 'vitest'
import { freshId, spotForm, spotOf, wrongHours } from './places-form.ts'

const athens = { el: 'Αθήνα', en: 'Athens' }
const spot = {
  ...{ id: 'pagkrati', name: { el: 'Παγκράτι', en: 'Pagkrati' }, payments: ['card'] },
  kind: 'takeaway',
  address: {
    ...{ street: { el: 'Αρχελάου', en: 'Archelaou' }, number: '14', municipality: athens },
    ...{ postcode: '11635', lat: 37.9718, lng: 23.7492 },
  },
  hours: { el: '10–20', en: '10–20' },
} as const

test('a counter that nobody changes is written as it was', () => {
  expect(spotOf(spotForm(spot, []), { id: 'pagkrati' }, athens)).toEqual(spot)
})

test('what is missing or wrong in a counter is named by its field', () => {
  const empty = spotOf(spotForm(null, []), { id: 'new' }, null)
  const fields = ['el', 'en', 'streetEl', 'streetEn', 'number', 'postcode', 'municipality']
  expect(empty).toEqual({ wrong: new Set([...fields, 'lat', 'lng', 'payments']) })
  const form = { ...spotForm(spot, []), lat: '95', lng: '23,75', hoursEn: ' ', postcode: '1163' }
  expect(spotOf(form, { id: 'pagkrati' }, athens)).toEqual({
    wrong: new Set(['postcode', 'lat', 'hoursEn']),
  })
})

test.each([
  ['09:00', '13:00', {}],
  ['9:00', '13:00', { from: 'time' }],
  ['09:00', '24:00', { to: 'time' }],
  ['13:00', '13:00', { to: 'order' }],
  ['', '', { from: 'time', to: 'time' }],
])('hours from “%s” to “%s”', (from, to, wrong) => {
  expect(wrongHours({ from, to })).toEqual(wrong)
})

test('a new name is none that is taken', () => {
  expect(freshId('w-0830', new Set())).toBe('w-0830')
  expect(freshId('Pagkrati, 2', new Set(['pagkrati-2']))).toBe('pagkrati-2-2')
  expect(freshId('Παγκράτι', new Set())).toBe('new')
})
