import { expect, test } from 'vitest'
import { nearDay } from './moment.ts'

test('today and tomorrow are those of Athens, wherever the browser is', () => {
  // In Athens it is half past midnight, on Tuesday 24 November.
  const now = Date.parse('2026-11-23T22:30:00Z')
  expect(
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(day => nearDay(day, now)),
  ).toEqual([null, 'today', 'tomorrow', null])
})
