import { expect, test } from 'vitest'
import { allergenCodes, allergensOfAll, holdsAny, inLawOrder } from './allergens.ts'

test('3.21 allergens stand in the order of the law, each once, what it does not name last', () => {
  expect(allergenCodes).toHaveLength(14)
  expect(inLawOrder([...allergenCodes].reverse())).toEqual(allergenCodes)
  expect(inLawOrder(['dust', 'milk', 'gluten', 'milk'])).toEqual(['gluten', 'milk', 'dust'])
})

test('3.21 a meal is said to hold what any portion holds, and a trace is none where another holds it', () => {
  const regular = { allergens: ['milk'], traces: ['nuts', 'soy'] }
  const hero = { allergens: ['nuts'], traces: ['milk'] }
  expect(allergensOfAll([regular, hero])).toEqual({ allergens: ['milk', 'nuts'], traces: ['soy'] })
  expect(allergensOfAll([])).toEqual({ allergens: [], traces: [] })
})

test('what is avoided is neither held nor possible', () => {
  const told = { allergens: ['milk'], traces: ['nuts'] }
  expect(holdsAny(told, ['milk'])).toBe(true)
  expect(holdsAny(told, ['soy', 'nuts'])).toBe(true)
  expect(holdsAny(told, ['soy'])).toBe(false)
  expect(holdsAny(told, [])).toBe(false)
})
