import { expect, test } from 'vitest'
import type { ScheduleMenuAnswer } from '#server/answers.ts'
import type { DayBuild } from './day-builds.ts'
import type { MenuMeal } from './menu-meal.ts'
import { daysOf } from './weekdays.ts'
import { wishedPlace } from './wished-place.ts'

const build = (portion: 'regular' | 'brave') => ({ id: `M19-${portion}`, portion })
const meal = {
  slug: 'mousakas',
  type: 'main-meal',
  weekdays: [1, 4],
  builds: [build('regular'), build('brave')],
} as unknown as MenuMeal
const once = { type: 'daily', dietCode: 'ic' } as const
const balanced = { type: 'weekly', dietCode: 'bal' } as const
const pressed = { portion: 'regular' } as const

function delivery(id: string, missing: number) {
  const state = { missing: { 'main-meal': missing, snack: 0, extras: 0 } }
  return { id, date: '2026-11-24', state: state as unknown as ScheduleMenuAnswer['state'] }
}
const offers = (left: number | null) =>
  new Map<string, DayBuild>(
    meal.builds.map(({ id }) => [id, { price: 8.9, left, beyond: null, dip: 0 }]),
  )
const none = new Map<string, DayBuild>()

test('the dish goes in at the portion that was pressed, where the plan sets none', () => {
  const place = wishedPlace(pressed, meal, once, [[delivery('d1', 0), offers(null)]])
  expect(place).toMatchObject({ delivery: { id: 'd1' }, build: { portion: 'regular' }, price: 8.9 })
})

test('a plan’s goal sets the portion, and the first delivery that has the dish and room takes it', () => {
  const held = [
    [delivery('d1', 5), none],
    [delivery('d2', 0), offers(null)],
    [delivery('d3', 3), offers(2)],
  ] as const
  const place = wishedPlace(pressed, meal, balanced, held)
  expect(place).toMatchObject({ delivery: { id: 'd3' }, build: { portion: 'brave' } })
})

test('says why the dish goes nowhere', () => {
  const why = (missing: number, offered: ReadonlyMap<string, DayBuild>) =>
    wishedPlace(pressed, meal, balanced, [[delivery('d1', missing), offered]])
  expect(why(4, none)).toBe('not-that-day')
  expect(why(4, offers(0))).toBe('sold-out')
  expect(why(0, offers(null))).toBe('full')
})

test('names the weekdays of a dish, and none for a dish of every day', () => {
  const date = '2026-11-24'
  expect(daysOf(meal, date, 'el')).toBe('Δευτέρα και Πέμπτη')
  expect(daysOf(meal, date, 'en')).toBe('Monday and Thursday')
  expect(daysOf({ weekdays: [] }, date, 'en')).toBe('')
})
