import { expect, test } from 'vitest'
import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { dayState } from '#shop/plan/day-state.ts'
import { more as greek } from '../../text/el/more.ts'
import { more as english } from '../../text/en/more.ts'
import {
  isComplete,
  lastDay,
  nextIncomplete,
  shownDeliveries,
  toChange,
  weekOf,
} from './deliveries.ts'
import { aDay, figuresOf } from './figures.ts'
import { stateText } from './state-text.ts'
import { searchWith } from './use-deliveries.ts'

function delivery(id: string, mains: number, breakfasts = 0, extras = 0, needed = [2, 1]) {
  const [main = 0, snack = 0] = needed
  const all = mains + breakfasts + extras
  const amounts = { all, 'main-meal': mains, snack: breakfasts, extras }
  const state = dayState(
    { 'main-meal': main, snack },
    { 'main-meal': mains, snack: breakfasts },
    amounts,
  )
  return { id, date: '2026-11-27', days: 4, state } as ScheduleMenuAnswer
}

test('4.07 4.08 4.09 4.10 a delivery says how far it is, in both languages', () => {
  const told = [
    delivery('d1', 0),
    delivery('d1', 1),
    delivery('d1', 2),
    delivery('d1', 2, 1),
    delivery('d1', 2, 1, 3),
  ]
  expect(told.map(each => stateText(each, greek))).toEqual([
    'Άδεια',
    'Λείπουν 1 κυρίως και 1 πρωινό',
    'Λείπει 1 πρωινό',
    '3 γεύματα · έτοιμη',
    '3 γεύματα · έτοιμη, με 3 έξτρα',
  ])
  expect(told.map(each => stateText(each, english))).toEqual([
    'Empty',
    '1 main and 1 breakfast to go',
    '1 breakfast to go',
    '3 meals · ready',
    '3 meals · ready, with 3 extras',
  ])
  expect(told.map(isComplete)).toEqual([false, false, false, true, true])
  const onlyExtras = delivery('d3', 0, 0, 1, [0, 0])
  expect(stateText(onlyExtras, english)).toBe('Ready, with 1 extra')
})

test('4.09 4.10 4.11 five dishes where four are required are five, not five of four', () => {
  const five = delivery('d1', 5, 0, 0, [4, 0])
  expect(five.state.progress).toBe(100)
  expect(stateText(five, greek)).toBe('5 κυρίως · έτοιμη')
  expect(stateText(five, english)).toBe('5 mains · ready')
})

test('4.13 a delivery with nothing to hold and nothing in it is hidden', () => {
  const nothing = delivery('d2', 0, 0, 0, [0, 0])
  const onlyExtras = delivery('d3', 0, 0, 1, [0, 0])
  const shown = shownDeliveries([delivery('d1', 0), nothing, onlyExtras])
  expect(shown.map(({ id }) => id)).toEqual(['d1', 'd3'])
})

test('the next delivery that lacks something comes after this one, then from the start', () => {
  const plan = [delivery('d1', 0), delivery('d2', 2, 1), delivery('d3', 1)]
  expect(nextIncomplete(plan, 'd1')?.id).toBe('d3')
  expect(nextIncomplete(plan, 'd3')?.id).toBe('d1')
  expect(nextIncomplete([delivery('d1', 0), delivery('d2', 2, 1)], 'd1')).toBeNull()
})

test('a delivery that holds what is sold out must change, however full it is', () => {
  const error = { group: 'plan', message: '' } as const
  const cart = {
    errors: [
      { ...error, slug: 'item-unavailable', scheduleMenuId: 'd2', slugs: ['gemista'], left: 0 },
      { ...error, slug: 'amounts-error', scheduleMenuId: 'd3' },
    ],
  } as const satisfies Parameters<typeof toChange>[0]
  expect([...toChange(cart)]).toEqual(['d2'])
  expect(stateText(delivery('d2', 2, 1), greek, true)).toBe('Θέλει μια αλλαγή')
  expect(stateText(delivery('d2', 2, 1), english, true)).toBe('Needs a change')
})

test('a delivery covers its own day and those after it, also into another month', () => {
  expect(lastDay({ date: '2026-11-27', days: 4 })).toBe('2026-11-30')
  expect(lastDay({ date: '2026-12-30', days: 3 })).toBe('2027-01-01')
  expect(lastDay({ date: '2026-10-23', days: 4 })).toBe('2026-10-26')
  expect([0, 1, 2, 3].map(index => weekOf(index, 4, 2))).toEqual([1, 1, 2, 2])
})

test('a link to another delivery keeps what the menu is filtered by', () => {
  const params = new URLSearchParams('diet=vegan&delivery=d1')
  expect(searchWith(params, 'd3')).toBe('?diet=vegan&delivery=d3')
})

test('what a delivery brings a day counts every piece, dips apart', () => {
  const nutrition = { calories: 500, protein: 40.4, carbs: 50, fat: 20 }
  const offer = { price: 7, left: null, beyond: null }
  const offers = new Map([['a', { ...offer, dip: 60 }]])
  const items = [
    { id: 'a', amount: 2, nutrition },
    { id: 'b', amount: 1, nutrition },
  ]
  const figures = figuresOf(items, offers)
  expect(figures).toMatchObject({ calories: 1500, carbs: 150, fat: 60, dip: 120 })
  expect(aDay(figures, 2)).toEqual({ calories: 750, protein: 61, carbs: 75, fat: 30, dip: 60 })
  expect(figuresOf(items, null).dip).toBe(0)
})
