import { expect, test } from 'vitest'
import { athensInstant } from '../schedule/schedule.ts'
import { happenedAt } from './outcome.ts'

const date = '2026-11-27'
const [morning, noon] = [athensInstant(date, '00:00'), athensInstant(date, '12:00')]

test('20.06 a device whose clock is a day off says neither yesterday nor tomorrow', () => {
  const at = (said: number) => happenedAt(said, { date, now: noon })
  expect(at(noon - 1000)).toBe(noon - 1000)
  expect(at(noon + 24 * 60 * 60_000)).toBe(noon)
  expect(at(noon - 24 * 60 * 60_000)).toBe(morning)
})
