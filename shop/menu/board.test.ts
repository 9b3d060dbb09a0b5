import { expect, test } from 'vitest'
import { daysOf, moved, soldOffMenu, toggled, weeksAhead, writtenDays } from './board.ts'

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

test('13.50 no day named is every open day, and every open day is not written', () => {
  expect(daysOf(undefined, workdays)).toEqual(workdays)
  expect(daysOf([], workdays)).toEqual(workdays)
  expect(writtenDays(workdays, workdays)).toBeUndefined()
  expect(writtenDays(['friday', 'monday'], workdays)).toEqual(['monday', 'friday'])
  expect(writtenDays(workdays, [...workdays, 'saturday'])).toEqual(workdays)
  expect(writtenDays(['saturday'], ['saturday'])).toBeUndefined()
  expect(writtenDays(['saturday', 'tuesday'], ['tuesday'])).toEqual(['tuesday', 'saturday'])
})

test('a day is added in its place and taken away, but never the last one', () => {
  expect(toggled(['monday', 'friday'], 'wednesday', workdays)).toEqual([
    'monday',
    'wednesday',
    'friday',
  ])
  expect(toggled(['monday', 'friday'], 'monday', workdays)).toEqual(['friday'])
  expect(toggled(['friday'], 'friday', workdays)).toBeNull()
  expect(toggled(['friday', 'sunday'], 'friday', workdays)).toBeNull()
  expect(toggled(['friday'], 'saturday', ['friday', 'saturday'])).toEqual(['friday', 'saturday'])
})

test('a dish is carried to another day, also onto one that it has', () => {
  expect(moved(['monday'], 'monday', 'thursday')).toEqual(['thursday'])
  expect(moved(['monday', 'friday'], 'monday', 'friday')).toEqual(['friday'])
})

test('what is sold for the days that it leaves is counted, and nothing else', () => {
  const sold = [
    { date: '2026-11-23', amount: 3 },
    { date: '2026-11-24', amount: 5 },
    { date: '2026-11-30', amount: 4 },
  ]
  const [every, tuesday] = [{ weekdays: [] }, { weekdays: [2] }]
  expect(soldOffMenu(sold, every, tuesday)).toEqual({ days: 2, portions: 7 })
  expect(soldOffMenu(sold, tuesday, every)).toEqual({ days: 0, portions: 0 })
  // A week of its own keeps what its usual days lose.
  const week = { ...tuesday, weeks: { '2026-11-30': [1] } }
  expect(soldOffMenu(sold, every, week)).toEqual({ days: 1, portions: 3 })
})

test('the weeks ahead begin with this one, also on its Sunday', () => {
  expect(weeksAhead('2026-12-27', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
})
