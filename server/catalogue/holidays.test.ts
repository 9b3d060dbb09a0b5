import { expect, test } from 'vitest'
import { greekHolidaysOf, holidayYears } from '../../check/greek-holidays.ts'
import table from './greek-holidays.json' with { type: 'json' }
import { greekHolidays } from './holidays.ts'

test('9.05 the table of holidays is what the library answers, for thirty years', () => {
  expect(holidayYears.length).toBeGreaterThanOrEqual(30)
  expect(table.days).toEqual(holidayYears.flatMap(greekHolidaysOf))
  for (const year of holidayYears)
    expect(table.days.filter(day => day.startsWith(String(year))).length).toBeGreaterThan(10)
})

test('9.05 every day that the table does not reach is closed', () => {
  const { first, last } = table
  expect(greekHolidays.has(`${first}-12-27`)).toBe(false)
  expect(greekHolidays.has(`${last}-12-27`)).toBe(false)
  expect(greekHolidays.has(`${Number(first) - 1}-12-27`)).toBe(true)
  expect(greekHolidays.has(`${Number(last) + 1}-06-02`)).toBe(true)
})

test('9.05 the table still reaches ten years ahead; if not, npm run holidays with later years', () => {
  expect(Number(table.last)).toBeGreaterThan(new Date().getFullYear() + 10)
})
