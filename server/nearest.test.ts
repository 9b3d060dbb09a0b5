import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const names = ['chicken-breast', 'chickpeas', 'feta', 'fresh-dill', 'rice']

test('the nearest name is the one with the fewest other letters, up to a third of them', () => {
  expect(nearest('chiken-breast', names)).toBe('chicken-breast')
  expect(nearest('Fetta', names)).toBe('feta')
  expect(nearest('chickpea', names)).toBe('chickpeas')
  expect(nearest('moussaka', names)).toBe(null)
  expect(nearest('', names)).toBe(null)
  expect(nearest('rice', [])).toBe(null)
})
