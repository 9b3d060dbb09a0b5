import { expect, test } from 'vitest'
import { closesOnce } from './close-once.ts'

test('9.15 a dialog that was told to close is not told again for 300 ms', () => {
  expect(closesOnce('first', 1000)).toBe(true)
  expect(closesOnce('first', 1001)).toBe(false)
  expect(closesOnce('first', 1299)).toBe(false)
  // It may have stayed, such as one that was busy.
  expect(closesOnce('first', 1300)).toBe(true)
})

test('9.15 another dialog, opened meanwhile, closes at once', () => {
  expect(closesOnce('one', 5000)).toBe(true)
  expect(closesOnce('other', 5010)).toBe(true)
})
