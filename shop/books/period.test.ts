import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../schedule/schedule.ts'
import { daysOf, monthOf, neighbourPeriod, upTo } from './period.ts'

const dates = fc.nat(4000).map(days => addDays('2024-01-01', days))

test('15.11 a month is whole, whichever of its days names it', () => {
  expect(monthOf('2024-02-11')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  fc.assert(
    fc.property(dates, date => {
      const { from, to } = monthOf(date)
      expect(from <= date && date <= to).toBe(true)
      expect(addDays(to, 1).slice(8)).toBe('01')
    }),
  )
})

test('the period before begins where nothing is left out, and nothing is counted twice', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 366 }), (from, days) => {
      const period = { from, to: addDays(from, days - 1) }
      expect(addDays(neighbourPeriod(period, -1).to, 1)).toBe(from)
    }),
  )
  // The days of a month that is not over lead to whole months.
  expect(neighbourPeriod({ from: '2026-11-01', to: '2026-11-23' }, -1)).toEqual(
    monthOf('2026-10-01'),
  )
  expect(neighbourPeriod({ from: '2026-11-01', to: '2026-11-01' }, -1)).toEqual({
    from: '2026-10-31',
    to: '2026-10-31',
  })
  expect(neighbourPeriod(monthOf('2026-10-01'), 1)).toEqual(monthOf('2026-11-01'))
})

test('what is not over ends today', () => {
  expect(upTo(monthOf('2026-11-01'), '2026-11-23')).toEqual({
    from: '2026-11-01',
    to: '2026-11-23',
  })
  expect(daysOf(upTo(monthOf('2026-10-01'), '2026-11-23'))).toBe(31)
})
