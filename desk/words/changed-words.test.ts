import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

const said = (from: string, to: string) =>
  changedWords(from, to).map(({ value, added, removed }) =>
    added ? `+${value}` : removed ? `-${value}` : value,
  )

test('Greek words go and come whole', () => {
  expect(said('Μαγειρεύουμε κάθε πρωί για σένα.', 'Μαγειρεύουμε κάθε βράδυ για σένα.')).toEqual([
    ...['Μαγειρεύουμε κάθε ', '-πρωί', '+βράδυ', ' για σένα.'],
  ])
})

test('a text that is mostly another is shown whole, after the one before', () => {
  const [from, to] = ['Διάλεξε πλάνο και ημέρα.', 'Μαγειρεύουμε κάθε πρωί και τίποτα δεν μένει.']
  expect(said(from, to)).toEqual([`-${from}`, '\n', `+${to}`])
})

test('what is one word, or begins or ends empty, stays on its line', () => {
  expect(said('8,50€', '9,00€')).toEqual(['-8,50€', ' ', '+9,00€'])
  expect(said('125 g', '140 g')).toEqual(['-125 g', ' ', '+140 g'])
  expect(said('13:00', '12:30')).toEqual(['-13:00', ' ', '+12:30'])
  expect(said('', 'Νέο κείμενο')).toEqual(['+Νέο κείμενο'])
  expect(said('8,50', '')).toEqual(['-8,50'])
})
