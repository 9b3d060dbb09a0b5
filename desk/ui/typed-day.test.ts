import { expect, test } from 'vitest'
import { dayIn, plainDay, timeIn } from './typed-day.ts'

test('a day is written as people here write it, and read back', () => {
  expect([plainDay('2026-11-24'), plainDay('')]).toEqual(['24/11/2026', ''])
  for (const typed of ['24/11/2026', ' 24.11.2026', '24-11-2026', '2026-11-24'])
    expect(dayIn(typed)).toBe('2026-11-24')
  expect([dayIn('1/2/2027'), dayIn('29/2/2028')]).toEqual(['2027-02-01', '2028-02-29'])
})

test('what is no day, or not yet one, is none', () => {
  for (const typed of [
    '',
    '24',
    '24/11',
    '24/11/202',
    '24/11/26',
    '31/11/2026',
    '29/2/2027',
    '11/24/2026',
    'x',
  ])
    expect([typed, dayIn(typed)]).toEqual([typed, undefined])
})

test('a time is read as people type it, of 24 hours', () => {
  const typed = ['9', '09', '9:30', '930', ' 21.05', '0:00', '24:00', '9:60', '9:3', '9 pm', '']
  expect(typed.map(timeIn)).toEqual([
    ...['09:00', '09:00', '09:30', '09:30', '21:05', '00:00'],
    ...[undefined, undefined, undefined, undefined, undefined],
  ])
})
