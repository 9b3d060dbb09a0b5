import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Nutrition } from '../meal.ts'
import { declared, figured, nutritionRows } from './nutrition.ts'

const meal: Nutrition = {
  kj: 1795.4,
  kcal: 427.5,
  fat: 15.3,
  saturates: 3.6,
  carbs: 35.2,
  sugars: 6,
  fibre: 5.25,
  protein: 34.5,
  salt: 1.43,
}

test('3.18 a meal is declared in the order of the law, in whole kJ and kcal', () => {
  expect(nutritionRows.map(row => declared(row, meal, 'el'))).toEqual([
    '1795 kJ / 428 kcal',
    '15 g',
    '3,6 g',
    '35 g',
    '6,0 g',
    '5,3 g',
    '35 g',
    '1,4 g',
  ])
})

test.each([
  ['fat', 0, '0 g'],
  ['fat', 0.3, '<0,5 g'],
  ['fat', 0.5, '<0,5 g'],
  ['fat', 0.51, '0,5 g'],
  ['fat', 1.15, '1,2 g'],
  ['fat', 9.94, '9,9 g'],
  ['fat', 9.95, '10 g'],
  ['fat', 10.4, '10 g'],
  ['saturates', 0.1, '<0,1 g'],
  ['saturates', 0.14, '0,1 g'],
  ['saturates', 12.5, '13 g'],
  ['salt', 0.0125, '<0,01 g'],
  ['salt', 0.013, '0,01 g'],
  ['salt', 0.994, '0,99 g'],
  ['salt', 0.996, '1,0 g'],
  ['salt', 2.44, '2,4 g'],
] as const)('%s of %d g is written %s', (row, grams, text) => {
  expect(declared(row, { ...meal, [row]: grams }, 'el')).toBe(text)
  expect(declared(row, { ...meal, [row]: grams }, 'en')).toBe(text.replace(',', '.'))
})

test('what is declared is never further from the truth than half its last digit', () => {
  const grams = fc.double({ min: 0.6, max: 500, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom('fat', 'saturates', 'carbs', 'salt'), grams, (row, value) => {
      const text = declared(row, { ...meal, [row]: value }, 'en')
      const digits = text.split('.')[1]?.length ?? 0
      const step = digits === 0 ? 1 : 10 ** -(digits - ' g'.length)
      expect(Math.abs(Number.parseFloat(text) - value)).toBeLessThanOrEqual(step / 2 + 1e-9)
    }),
  )
})

test('figures are rounded as by twelve digits, near a half and far from one', () => {
  const half = fc.integer({ min: 0, max: 200_000 }).map(count => count / 20)
  const near = fc.tuple(half, fc.integer({ min: -9, max: 9 })).map(([at, by]) => at + by * 1e-14)
  const grams = fc.oneof(near, fc.double({ min: 0, max: 10_000, noNaN: true }))
  fc.assert(
    fc.property(grams, value => {
      const whole = Math.round(Number(value.toPrecision(12)))
      expect(figured({ ...meal, kcal: value }).kcal).toBe(whole)
    }),
  )
})
