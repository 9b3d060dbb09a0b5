import { expect, test } from 'vitest'
import { fillExamples } from './fill-examples.ts'

test('2.77 four examples: 0 / 4, 1 / 4, 4 / 4, 4 / 4 + 1', () => {
  expect(
    fillExamples().map(({ held, required, extra, percent }) => [held, required, extra, percent]),
  ).toEqual([
    [0, 4, 0, 0],
    [1, 4, 0, 25],
    [4, 4, 0, 100],
    [4, 4, 1, 100],
  ])
})

test('2.78 the examples follow what one delivery of the cart requires', () => {
  expect(fillExamples(8).map(({ held }) => held)).toEqual([0, 2, 8, 8])
  expect(fillExamples(3).map(({ percent }) => percent)).toEqual([0, 33, 100, 100])
})
