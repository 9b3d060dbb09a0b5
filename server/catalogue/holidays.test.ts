import { expect, test } from 'vitest'
import { greekHolidayDates, holidayYears } from '../../check/greek-holidays.ts'
import table from './greek-holidays.json' with { type: 'json' }
import { greekHolidaysOn } from './holidays.ts'

test('9.05 the table of holidays is what the library answers, for thirty years', () => {
  expect(holidayYears.length).toBeGreaterThanOrEqual(30)
  expect(table.days).toEqual(greekHolidayDates())
  for (const dates of Object.values(table.days)) expect(dates).toHaveLength(holidayYears.length)
})

test('9.05 of a year that the table does not reach nobody knows the holidays', () => {
  const { first, last } = table
  expect(greekHolidaysOn(`${first}-12-27`)).toEqual([])
  expect(greekHolidaysOn(`${last}-12-27`)).toEqual([])
  expect(greekHolidaysOn(`${Number(first) - 1}-12-27`)).toBe(null)
  expect(greekHolidaysOn(`${Number(last) + 1}-06-02`)).toBe(null)
})

test('9.05 the table still reaches ten years ahead; if not, npm run holidays with later years', () => {
  expect(Number(table.last)).toBeGreaterThan(new Date().getFullYear() + 10)
})
