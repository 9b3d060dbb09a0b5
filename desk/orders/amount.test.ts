import { expect, test } from 'vitest'
import { amountIn } from './amount.ts'

test.each([
  ['3', 3],
  [' 4,50 € ', 4.5],
  ['4.5', 4.5],
  ['0', null],
  ['-3', null],
  ['1.000,00', null],
  ['4,505', null],
  ['', null],
  ['3e2', null],
])('%j is %j', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount)
})
