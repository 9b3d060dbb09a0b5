import { expect, test } from 'vitest'
import { formatDate } from '../format.ts'
import { on } from './on-day.ts'

test('every day of the week has its article', () => {
  const week = Array.from({ length: 7 }, (_, day) =>
    formatDate(`2026-11-${23 + day}`, 'el', 'weekday'),
  )
  expect(week.map(on)).toEqual([
    'τη Δευτέρα',
    'την Τρίτη',
    'την Τετάρτη',
    'την Πέμπτη',
    'την Παρασκευή',
    'το Σάββατο',
    'την Κυριακή',
  ])
})
