import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addEuros, formatMoney, toCents, toEuros } from './money.ts'

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

test.each([
  [0, '0,00€'],
  [5, '0,05€'],
  [200, '2,00€'],
  [790, '7,90€'],
  [123_456, '1.234,56€'],
  [100_000_000, '1.000.000,00€'],
  [-200, '−2,00€'],
])('1.20 9.19 %i cents are written %s', (amount, written) => {
  expect(formatMoney(amount)).toBe(written)
})

test('9.19 money is written in euro without any space and reads back as the same cents', () => {
  fc.assert(
    fc.property(cents, amount => {
      const written = formatMoney(amount)
      expect(written).toMatch(/^−?\d{1,3}(\.\d{3})*,\d{2}€$/)
      expect(Number(written.replace('−', '-').replace(/[.,€]/g, ''))).toBe(amount)
    }),
  )
})

test('cents survive the way through the calls, as euros with at most two decimals', () => {
  fc.assert(
    fc.property(cents, amount => {
      const euros = JSON.parse(JSON.stringify(toEuros(amount)))
      expect(toCents(euros)).toBe(amount)
      expect(String(euros)).toMatch(/^-?\d+(\.\d{1,2})?$/)
    }),
  )
})

test.each([
  [19.99, 1999],
  [0.29, 29],
  [1.15, 115],
  [33.6, 3360],
  [0.1 + 0.2, 30],
])('%d euros that a call tells are %i cents', (euros, amount) => {
  expect(toCents(euros)).toBe(amount)
})

test('9.19 euros are added as cents', () => {
  expect(6.9 + 0.2).not.toBe(7.1)
  expect(addEuros(6.9, 0.2)).toBe(7.1)
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      expect(addEuros(toEuros(one), toEuros(other))).toBe(toEuros(one + other))
    }),
  )
})
