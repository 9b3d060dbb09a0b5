import { expect, test } from 'vitest'
import { athensInstant } from '../schedule/schedule.ts'
import { loudAt, takesTexts } from './sms.ts'

test.each([
  ['2026-11-26', '07:59', '2026-11-26', '08:00'],
  ['2026-11-26', '08:00', '2026-11-26', '08:00'],
  ['2026-11-26', '21:59', '2026-11-26', '21:59'],
  ['2026-11-26', '22:00', '2026-11-27', '08:00'],
  ['2026-11-26', '23:59', '2026-11-27', '08:00'],
  // The clocks go back in this night.
  ['2026-10-24', '22:00', '2026-10-25', '08:00'],
])('20.20 what would ring on %s at %s rings on %s at %s', (date, time, thenDate, thenTime) => {
  expect(loudAt(athensInstant(date, time))).toBe(athensInstant(thenDate, thenTime))
})

test('20.20 a fixed line of Greece takes no text, a mobile and a number from abroad do', () => {
  const all = ['+306944123456', '+491711234567', '+302101234567', '6944123456', '']
  expect(all.filter(takesTexts)).toEqual(['+306944123456', '+491711234567'])
})
