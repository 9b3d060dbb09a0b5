import { expect, test } from 'vitest'
import { usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import { type MoveDay, withinReach } from './move-days.ts'
import { daysOf, firstOf, missingFor, type ResumeChoice } from './resume-choice.ts'

test('a delivery’s days are shown from the first that could be had to the last', () => {
  const days = (['too-late', 'closed', null, 'closed', 'meals', 'out-of-order'] as const).map(
    (why, index) => ({ date: String(index), why }) as MoveDay,
  )
  expect(withinReach(days).map(({ date }) => date)).toEqual(['2', '3', '4'])
  expect(withinReach(days.slice(0, 2))).toEqual([])
})

const period = {
  id: 'm',
  code: 'morning' as const,
  name: 'Morning',
  from: '09:00',
  to: '13:00',
  ...usualCutOffs,
  available: true,
  full: false,
}
const choice = (dates: string[], missing: string[] = []) =>
  ({
    dates,
    deliveries: [
      {
        id: 'd1',
        date: dates[0],
        days: 3,
        missing,
        swaps: missing.map(name => ({ itemId: name, name, by: null })),
      },
    ],
    timePeriods: [period],
  }) as ResumeChoice

test('4.52 a plan goes on from the nearest days that offer all its meals', () => {
  const choices = [
    choice(['2026-11-26', '2026-11-30'], ['Παστίτσιο']),
    choice(['2026-11-27', '2026-11-30'], ['Παστίτσιο']),
    choice(['2026-11-27', '2026-12-01']),
    choice(['2026-11-30', '2026-12-03']),
  ]
  expect(firstOf(choices)?.dates).toEqual(['2026-11-27', '2026-12-01'])
  expect(missingFor(choices, '2026-11-26')).toEqual(['Παστίτσιο'])
  expect(missingFor(choices, '2026-11-27')).toEqual([])
  const days = daysOf(choices)
  expect(days.map(({ date }) => date.slice(8))).toEqual(['26', '27', '28', '29', '30'])
  expect(days.map(({ closed }) => closed)).toEqual([null, null, 'weekend', 'weekend', null])
  expect(days.map(day => day.timePeriods.some(({ available }) => available))).toEqual([
    ...[false, true, false, false, true],
  ])
  expect(daysOf([])).toEqual([])
  expect(firstOf([])).toBeNull()
})
