import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop as catalogue } from '../test/demo-shop.ts'
import { deliveryPairs, freshDays, plannedDeliveries, weekPairs } from './delivery-pairs.ts'
import { addDays, athensDate, closedBecause, daysAhead, orderCutOff } from './schedule.ts'
import { weekdayOf } from './weekday.ts'

const { timePeriods, holidays } = catalogue
const none = new Set<string>()
const workdays = [1, 2, 3, 4, 5]
const told = (daysPerWeek: number) =>
  weekPairs(daysPerWeek, workdays).map(
    ({ weekdays, covers }) => `${weekdays.join('+')} ${covers.join('+')}`,
  )

/** Any instant of half a year around both changes of the clocks. */
const clock = fc.integer({
  min: Date.parse('2026-09-15T00:00:00Z'),
  max: Date.parse('2027-05-15T00:00:00Z'),
})
const week = fc.record({
  daysPerWeek: fc.constantFrom(5, 6, 7),
  weeks: fc.constantFrom(1, 2, 4),
})

describe('9.03 9.07 The two deliveries of a week', () => {
  test('for seven days are Monday and Thursday, Monday and Friday, or Tuesday and Friday', () => {
    expect(told(7)).toEqual(['1+4 3+4', '1+5 4+3', '2+5 3+4'])
  })

  test('for six days are the most even first', () => {
    expect(told(6)).toEqual(['1+4 3+3', '2+5 3+3', '1+3 2+4', '1+5 4+2', '2+4 2+4', '3+5 2+4'])
  })

  test('for five days may be any two, the most even first', () => {
    expect(told(5)).toEqual([
      ...['1+3 2+3', '1+4 3+2', '2+4 2+3', '2+5 3+2', '3+5 2+3'],
      ...['1+2 1+4', '1+5 4+1', '2+3 1+4', '3+4 1+4', '4+5 1+4'],
    ])
  })

  test('are two of the weekdays on which the shop delivers', () => {
    const pairs = (open: number[]) => weekPairs(7, open).map(({ weekdays }) => weekdays.join('+'))
    expect(pairs([2, 4, 6])).toEqual(['2+6'])
    expect(pairs([1, 2, 3, 4, 5, 6])).toEqual(['1+4', '1+5', '2+5', '2+6', '3+6'])
    expect(pairs([1])).toEqual([])
    const resting = Object.assign(new Set<string>(), { weekdays: [5, 7] })
    const now = Date.parse('2026-11-23T08:00:00Z')
    const offered = deliveryPairs({ daysPerWeek: 7, weeks: 1 }, now, timePeriods, resting)
    const days = new Set(offered.flatMap(({ dates }) => dates.map(weekdayOf)))
    expect([...days].sort()).toEqual([1, 2, 3, 4, 6])
  })

  test('cover all days of the week once, none for longer than meals stay fresh', () => {
    for (const daysPerWeek of [5, 6, 7])
      for (const { weekdays, covers } of weekPairs(daysPerWeek, workdays)) {
        expect(covers[0] + covers[1]).toBe(daysPerWeek)
        expect(covers[0]).toBe(weekdays[1] - weekdays[0])
        expect(Math.max(...covers)).toBeLessThanOrEqual(freshDays)
        expect(Math.min(...covers)).toBeGreaterThanOrEqual(1)
        expect(weekdays[0] >= 1 && weekdays[1] <= 5).toBe(true)
      }
  })
})

describe('The pairs that can be had', () => {
  test('at any moment are open, in time, within 28 days, and all their weeks can be delivered', () => {
    fc.assert(
      fc.property(week, clock, (plan, now) => {
        const pairs = deliveryPairs(plan, now, timePeriods, holidays)
        expect(pairs.length).toBeGreaterThan(0)
        expect(new Set(pairs.map(({ dates }) => dates.join())).size).toBe(pairs.length)
        for (const { dates, covers, deliveries, timePeriods: periods } of pairs) {
          const [first, second] = dates
          expect(addDays(first, covers[0])).toBe(second)
          expect(covers[0] + covers[1]).toBe(plan.daysPerWeek)
          expect(first <= addDays(athensDate(now), daysAhead)).toBe(true)
          const free = periods.filter(({ available }) => available)
          expect(free.length).toBeGreaterThan(0)
          for (const period of free) expect(now).toBeLessThanOrEqual(orderCutOff(first, period))
          expect(deliveries).toHaveLength(2 * plan.weeks)
          expect(deliveries.slice(0, 2).map(({ date }) => date)).toEqual(dates)
          for (const { date, days } of deliveries) {
            expect(closedBecause(date, holidays)).toBeNull()
            expect(days >= 1 && days <= freshDays).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('cover the same number of days in every week, each week after the other', () => {
    fc.assert(
      fc.property(week, clock, (plan, now) => {
        for (const { deliveries } of deliveryPairs(plan, now, timePeriods, holidays)) {
          const dates = deliveries.map(({ date }) => date)
          expect(dates).toEqual([...dates].sort())
          for (let index = 0; index < deliveries.length; index += 2) {
            const [one, other] = deliveries.slice(index, index + 2)
            expect((one?.days ?? 0) + (other?.days ?? 0)).toBe(plan.daysPerWeek)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('are those of the next weeks, the nearest week first and the most even in it', () => {
    const monday = Date.parse('2026-11-23T08:00:00Z')
    const pairs = deliveryPairs({ daysPerWeek: 7, weeks: 1 }, monday, timePeriods, none)
    expect(pairs.map(({ dates }) => dates.join(' ')).slice(0, 4)).toEqual([
      '2026-11-24 2026-11-27',
      '2026-11-30 2026-12-03',
      '2026-11-30 2026-12-04',
      '2026-12-01 2026-12-04',
    ])
    // Tuesday morning is less than 24 hours ahead.
    expect(pairs[0]?.timePeriods.map(({ id, available }) => [id, available])).toEqual([
      ['morning', false],
      ['afternoon', true],
    ])
    // The 21st of December is the last day of a first delivery; its second may lie beyond.
    expect(pairs.at(-1)?.dates).toEqual(['2026-12-21', '2026-12-25'])
  })
})

describe('Later weeks', () => {
  const plan = { daysPerWeek: 7, weeks: 4 }

  test('1.05 follow the first by seven days', () => {
    const planned = plannedDeliveries(plan, ['2026-11-23', '2026-11-27'], none)
    expect(planned?.map(({ date, days }) => `${date} ${days}`)).toEqual([
      ...['2026-11-23 4', '2026-11-27 3', '2026-11-30 4', '2026-12-04 3'],
      ...['2026-12-07 4', '2026-12-11 3', '2026-12-14 4', '2026-12-18 3'],
    ])
  })

  test('take the nearest pair of their week where a holiday is in the way', () => {
    // Christmas is a Friday: Monday and Friday become Monday and Thursday.
    const planned = plannedDeliveries(
      { daysPerWeek: 7, weeks: 2 },
      ['2026-12-14', '2026-12-18'],
      holidays,
    )
    expect(planned?.slice(2)).toEqual([
      { date: '2026-12-21', days: 3 },
      { date: '2026-12-24', days: 4 },
    ])
  })

  test('with no pair at all make the plan impossible', () => {
    const closed = new Set(['2026-12-07', '2026-12-08'])
    expect(plannedDeliveries(plan, ['2026-11-30', '2026-12-03'], closed)).toBeNull()
    expect(
      plannedDeliveries({ ...plan, weeks: 1 }, ['2026-11-30', '2026-12-03'], closed),
    ).toHaveLength(2)
    const now = Date.parse('2026-11-23T08:00:00Z')
    const first = deliveryPairs(plan, now, timePeriods, closed).map(({ dates }) => dates[0])
    expect(first.every(date => date > '2026-12-08')).toBe(true)
  })

  test('dates that are no pair are refused: another week, one day, a weekend, the wrong order', () => {
    for (const dates of [
      ['2026-11-23', '2026-12-03'],
      ['2026-11-23', '2026-11-23'],
      ['2026-11-23', '2026-11-25'],
      ['2026-11-27', '2026-11-23'],
      ['2026-11-28', '2026-11-29'],
    ] as const)
      expect(plannedDeliveries(plan, dates, none)).toBeNull()
    for (const weekday of [1, 2, 3, 4, 5])
      expect(weekdayOf(addDays('2026-11-22', weekday))).toBe(weekday)
  })
})
