import { describe, expect, test } from 'vitest'
import type { CartAnswer, DeliveryDayAnswer, DeliveryPairAnswer } from '#server/answers.ts'
import { deliveryPairs } from '#shop/plan/delivery-pairs.ts'
import { addDays, deliveryDays } from '#shop/schedule/schedule.ts'
import { twoWindows } from '../../../test/orders/two-windows.ts'
import { choicesAt, firstPair, isFull, pairInWeek, startWeeks } from './pairs.ts'
import { movedDates, planWeeks, weeksLeftOut } from './plan-calendar.tsx'

// Monday 23 November 2026, 12:00 in Athens.
const now = Date.parse('2026-11-23T10:00:00Z')

type Shown = Parameters<typeof deliveryPairs>[0] & { readonly daysPerWeek: number }

function shown(plan: Shown, closed: string[] = []) {
  const holidays = new Set(closed)
  const days = deliveryDays(now, twoWindows, holidays) as unknown as DeliveryDayAnswer[]
  const pairs = deliveryPairs(plan, now, twoWindows, holidays) as unknown as DeliveryPairAnswer[]
  return { days, pairs, weeks: startWeeks(days, pairs, plan) }
}

const cart = (...dates: string[]) =>
  ({ scheduleMenus: dates.map(date => ({ date })) }) as unknown as CartAnswer

describe('The weeks in which a plan can start', () => {
  test('2.11 9.07 have the pairs that the rule allows, the most even first, without days gone by', () => {
    const { weeks } = shown({ daysPerWeek: 7, weeks: 1 })
    expect(weeks.map(({ monday }) => monday)).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
    ])
    expect(weeks[0]?.pairs.map(({ dates }) => dates)).toEqual([['2026-11-24', '2026-11-27']])
    expect(weeks[1]?.pairs.map(({ covers }) => covers)).toEqual([
      [3, 4],
      [4, 3],
      [3, 4],
    ])
  })

  test('9.05 say why a pair cannot be had', () => {
    const { weeks } = shown({ daysPerWeek: 7, weeks: 1 }, ['2026-12-03'])
    expect(weeks[1]?.pairs[0]).toMatchObject({
      dates: ['2026-11-30', '2026-12-03'],
      pair: null,
      closed: { why: 'holiday', date: '2026-12-03' },
    })
    expect(weeks[1]?.pairs[1]).toMatchObject({ closed: null, pair: { covers: [4, 3] } })
  })

  test('9.28 an open pair leaves out a later week that has none, and falls with too many of them', () => {
    const daysFrom = (monday: string, count: number) =>
      Array.from({ length: count }, (_, day) => addDays(monday, day))
    const open = shown({ daysPerWeek: 7, weeks: 2 }, daysFrom('2026-12-07', 5))
    expect(open.weeks[2]?.pairs[0]?.closed).toMatchObject({ why: 'holiday' })
    const pair = open.weeks[1]?.pairs[0]?.pair
    expect(pair?.deliveries.map(({ date }) => date)).toEqual([
      ...['2026-11-30', '2026-12-03', '2026-12-14', '2026-12-17'],
    ])
    expect(pair && weeksLeftOut(pair)).toEqual(['2026-12-07'])
    expect(pair && movedDates(pair)).toEqual([])
    const { weeks } = shown({ daysPerWeek: 7, weeks: 2 }, daysFrom('2026-12-07', 35))
    expect(weeks[1]?.pairs[0]?.closed).toEqual({ why: 'later-week' })
  })

  test('9.06 a first day past its cut-off is shown as closed', () => {
    const { days, pairs } = shown({ daysPerWeek: 7, weeks: 1 })
    const late = days.map(day => ({
      ...day,
      timePeriods: day.timePeriods.map(period => ({ ...period, available: false })),
    }))
    const first = startWeeks(late, pairs.slice(1), { daysPerWeek: 7 })[0]
    expect(first?.pairs[0]?.closed).toEqual({ why: 'past' })
  })
})

describe('A pair whose windows are full', () => {
  const { days, pairs } = shown({ daysPerWeek: 7, weeks: 1 })
  const filled = (isTaken: (date: string) => boolean) =>
    pairs.map(pair => ({
      ...pair,
      timePeriods: pair.timePeriods.map(period =>
        isTaken(pair.dates[0] ?? '') ? { ...period, available: false, full: true } : period,
      ),
    }))

  test('is shown as full, and another is chosen', () => {
    const some = filled(date => date <= '2026-11-30')
    const weeks = startWeeks(days, some, { daysPerWeek: 7 })
    expect(weeks[0]?.pairs[0]).toMatchObject({ pair: null, closed: { why: 'full' } })
    expect(weeks.slice(0, 2).map(isFull)).toEqual([true, false])
    expect(firstPair(some, cart('2026-11-30', '2026-12-03'))?.dates).toEqual([
      '2026-12-01',
      '2026-12-04',
    ])
  })

  test('is none at all where every one is', () => {
    expect(
      firstPair(
        filled(() => true),
        cart(),
      ),
    ).toBeNull()
  })
})

describe('The pair that is chosen', () => {
  const { pairs, weeks } = shown({ daysPerWeek: 7, weeks: 2 }, ['2026-12-17'])

  test('is the cart’s, else the nearest and most even', () => {
    expect(firstPair(pairs, cart('2026-12-01', '2026-12-04'))?.dates).toEqual([
      '2026-12-01',
      '2026-12-04',
    ])
    expect(firstPair(pairs, cart('2026-11-16', '2026-11-19'))).toBe(pairs[0])
    expect(firstPair([], cart())).toBeNull()
  })

  test('keeps its weekdays in another week, where it can', () => {
    const like = firstPair(pairs, cart('2026-11-30', '2026-12-03')) as DeliveryPairAnswer
    const inWeek = (index: number) => weeks[index] && pairInWeek(weeks[index], like)?.dates
    expect(inWeek(2)).toEqual(['2026-12-07', '2026-12-10'])
    expect(inWeek(3)).toEqual(['2026-12-14', '2026-12-18'])
    expect(pairInWeek({ monday: '2026-12-28', pairs: [] }, like)).toBeNull()
  })
})

describe('The calendar of a plan', () => {
  test('9.03 9.07 marks two deliveries a week and every day that they cover', () => {
    const { pairs } = shown({ daysPerWeek: 7, weeks: 2 })
    const weeks = planWeeks(pairs[0]?.deliveries ?? [])
    expect(weeks.map(week => week.map(({ kind }) => kind[0]).join(''))).toEqual([
      'fdccdcc',
      'cdccdcc',
      'cffffff',
    ])
    expect(weeks[0]?.[0]?.date).toBe('2026-11-23')
    expect(planWeeks([])).toEqual([])
  })

  test('leaves the days free that a plan of fewer days does not cover', () => {
    const { pairs } = shown({ daysPerWeek: 5, weeks: 1 })
    const kinds = planWeeks(pairs[0]?.deliveries ?? []).flat()
    expect(kinds.filter(({ kind }) => kind !== 'free')).toHaveLength(5)
  })

  test('9.05 tells the deliveries that a holiday moves', () => {
    const { pairs } = shown({ daysPerWeek: 7, weeks: 4 }, ['2026-12-17'])
    const moved = pairs.find(({ dates }) => String(dates) === '2026-11-30,2026-12-03')
    expect(moved && movedDates(moved)).toEqual(['2026-12-18'])
    expect(pairs[0] && movedDates(pairs[0])).toEqual([])
  })
})

describe('The two days of a pair, asked one after the other', () => {
  const { weeks } = shown({ daysPerWeek: 5, weeks: 1 })
  const options = weeks[1]?.pairs ?? []

  test('2.11 each first day brings along its most even second, the chosen one keeps its own', () => {
    const firsts = choicesAt(options, { dates: ['2026-11-30', '2026-12-01'] }, 0)
    expect(firsts.map(({ dates }) => dates)).toEqual([
      ['2026-11-30', '2026-12-01'],
      ['2026-12-01', '2026-12-03'],
      ['2026-12-02', '2026-12-04'],
      ['2026-12-03', '2026-12-04'],
    ])
  })

  test('2.11 the seconds of a first day are all that the rule allows', () => {
    const seconds = choicesAt(options, { dates: ['2026-11-30', '2026-12-01'] }, 1)
    const days = seconds.map(({ dates }) => dates[1])
    expect(days).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
  })

  test('a first day that has no pair left is shown, closed', () => {
    const gone = options.map(option =>
      option.dates[0] === '2026-11-30' ? { ...option, pair: null } : option,
    )
    const [first] = choicesAt(gone, { dates: ['2026-12-01', '2026-12-03'] }, 0)
    expect(first).toMatchObject({ dates: ['2026-11-30', '2026-12-02'], pair: null })
  })
})

test('9.25 of three deliveries each is asked behind the chosen ones before it', () => {
  const plan = { daysPerWeek: 7, weeks: 1, deliveriesPerWeek: 3 }
  const { weeks } = shown(plan)
  const options = weeks[1]?.pairs ?? []
  const [even] = options
  if (!even) throw new Error('no days')
  expect(even.dates).toEqual(['2026-11-30', '2026-12-02', '2026-12-04'])
  const days = (at: number) => choicesAt(options, even, at).map(({ dates }) => dates[at]?.slice(8))
  expect([days(0), days(1), days(2)]).toEqual([
    ['30', '01'],
    ['01', '02', '03'],
    ['03', '04'],
  ])
})

test('9.25 of one delivery there is one day to ask for', () => {
  const { weeks } = shown({ daysPerWeek: 5, weeks: 1, deliveriesPerWeek: 1, freshDays: 5 })
  const options = weeks[1]?.pairs ?? []
  expect(options.map(({ dates }) => dates)).toEqual(
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map(date => [date]),
  )
})
