import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatHours,
  formatMoment,
  formatNumber,
  formatTime,
} from './format.ts'

test('9.21 dates are Greek or English, by the language', () => {
  expect(formatDate('2026-11-23', 'el', 'long')).toBe('Δευτέρα 23 Νοεμβρίου')
  expect(formatDate('2026-11-23', 'en', 'long')).toBe('Monday 23 November')
  expect(formatDate('2026-11-23', 'el', 'weekday')).toBe('Δευτέρα')
})

test('9.20 instants show as the clocks in Athens do, summer and winter', () => {
  expect(formatDateTime('2026-11-22T22:30:00Z', 'en')).toMatch(/^23 November 2026.* 00:30$/)
  expect(formatDateTime('2026-07-01T21:30:00Z', 'en')).toMatch(/^2 July 2026.* 00:30$/)
})

test('9.20 a moment of the coming days has its weekday, and no year', () => {
  const summer = Date.parse('2026-07-01T21:30:00Z')
  expect(formatMoment(summer, 'el')).toBe('Πέμπτη 2 Ιουλίου στις 00:30')
  expect(formatMoment(summer, 'en')).toBe('Thursday 2 July at 00:30')
  expect(formatTime(Date.parse('2026-11-24T07:05:00Z'), 'el')).toBe('09:05')
})

test('numbers and hours', () => {
  expect(formatNumber(1234.5, 'el', 1)).toBe('1.234,5')
  expect(formatNumber(1234.5, 'en', 1)).toBe('1,234.5')
  expect(formatHours('09:00', '13:00')).toBe('09:00 – 13:00')
})
