import { expect, test } from 'vitest'
import { numberIn, plainNumber } from './typed-number.ts'

test('numbers are typed with comma or point, and nothing else is one', () => {
  expect([numberIn('7,90'), numberIn(' 7.9 '), numberIn('130')]).toEqual([7.9, 7.9, 130])
  expect([numberIn('0,185', 3), numberIn('0,1855', 3)]).toEqual([0.185, undefined])
  for (const typed of ['', 'seven', '7,905', '-1', '1e3', '1.000,5', '1,', ',5'])
    expect(numberIn(typed)).toBe(undefined)
  expect([plainNumber(7.9, 'el'), plainNumber(7.9, 'en')]).toEqual(['7,9', '7.9'])
})
