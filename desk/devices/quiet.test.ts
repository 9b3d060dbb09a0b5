import { expect, test } from 'vitest'
import { isQuietAt } from './quiet.ts'

const minute = 60_000
const touched = Date.parse('2026-11-27T09:00:00Z')

test('21.08 half an hour after the last touch a device is quiet, and not a moment sooner', () => {
  expect(isQuietAt(touched, touched)).toBe(false)
  expect(isQuietAt(touched, touched + 30 * minute - 1)).toBe(false)
  expect(isQuietAt(touched, touched + 30 * minute)).toBe(true)
  expect(isQuietAt(touched, touched + 180 * minute)).toBe(true)
})

test('21.08 one that nobody touched yet begins awake', () => {
  expect(isQuietAt(null, touched)).toBe(false)
})

test('21.08 a clock that was set back does not make it quiet', () => {
  expect(isQuietAt(touched, touched - 60 * minute)).toBe(false)
})
