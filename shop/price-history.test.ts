import { expect, test } from 'vitest'
import { lowestBefore, priceSteps } from './price-history.ts'

const at = (date: string) => Date.parse(`${date}T00:00:00Z`)
const history = [
  { since: at('2026-11-20'), cents: 900 },
  { since: at('2026-10-01'), cents: 700 },
  { since: at('2026-10-15'), cents: 800 },
]

test('13.15 the lowest price of thirty days counts what was in force when they began', () => {
  expect(lowestBefore(history, at('2026-11-01'))).toBe(700)
  expect(lowestBefore(history, at('2026-11-13'))).toBe(700)
  expect(lowestBefore(history, at('2026-11-14'))).toBe(800)
  expect(lowestBefore(history, at('2026-12-19'))).toBe(800)
  expect(lowestBefore(history, at('2026-12-20'))).toBe(900)
})

test('a price that begins at that instant is no price before it, and days without sale have none', () => {
  expect(lowestBefore(history, at('2026-10-01'))).toBe(null)
  const gone = [...history, { since: at('2026-11-25'), cents: null }]
  expect(lowestBefore(gone, at('2026-11-26'))).toBe(800)
  expect(lowestBefore(gone, at('2027-01-26'))).toBe(null)
})

test('each price is a step from its instant to the next, in order, and the last one holds', () => {
  const twice = { since: at('2026-11-22'), cents: 900 }
  const gone = { since: at('2026-11-25'), cents: null }
  expect(priceSteps([gone, ...history, twice])).toEqual([
    { from: at('2026-10-01'), until: at('2026-10-15'), cents: 700 },
    { from: at('2026-10-15'), until: at('2026-11-20'), cents: 800 },
    { from: at('2026-11-20'), until: at('2026-11-25'), cents: 900 },
    { from: at('2026-11-25'), until: null, cents: null },
  ])
  expect(priceSteps([])).toEqual([])
})
