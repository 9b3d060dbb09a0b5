import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoShop as catalogue } from '../../test/demo-shop.ts'
import { addDays, athensDate, closedBecause, daysAhead, orderCutOff } from '../schedule/schedule.ts'
import { weekdayOf } from '../schedule/weekday.ts'
import { deliveryPairs, plannedDeliveries, weekPairs } from './delivery-pairs.ts'
import { usualFreshDays } from './plan-deliveries.ts'

const { timePeriods, holidays } = catalogue
const none = new Set<string>()
const workdays = [1, 2, 3, 4, 5]
const told = (daysPerWeek: number) =>
  weekPairs({ daysPerWeek }, workdays).map(
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
    const pairs = (open: number[]) =>
      weekPairs({ daysPerWeek: 7 }, open).map(({ weekdays }) => weekdays.join('+'))
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
      for (const { weekdays, covers } of weekPairs({ daysPerWeek }, workdays)) {
        const [[first = 0, second = 0], [days = 0, more = 0]] = [weekdays, covers]
        expect(days + more).toBe(daysPerWeek)
        expect(days).toBe(second - first)
        expect(Math.max(...covers)).toBeLessThanOrEqual(usualFreshDays)
        expect(Math.min(...covers)).toBeGreaterThanOrEqual(1)
        expect(first >= 1 && second <= 5).toBe(true)
      }
  })

  test('from Monday to Friday are those of two open days and no others, and so they are on some of these days', () => {
    const openDays = fc.sample(fc.shuffledSubarray(workdays), 200).map(days => days.sort())
    for (const open of [workdays, ...openDays])
      for (const daysPerWeek of [1, 2, 3, 4, 5, 6, 7]) {
        const two = open.flatMap(first => open.map(second => [first, second] as const))
        const fit = two.flatMap(([first, second]) => {
          const [days, more] = [second - first, daysPerWeek - second + first]
          const isFresh = days >= 1 && days <= 4 && more >= 1 && more <= 4
          return isFresh ? [{ weekdays: [first, second], covers: [days, more] }] : []
        })
        const uneven = ({ covers: [days = 0, more = 0] }: (typeof fit)[number]) =>
          Math.abs(days - more)
        fit.sort((one, other) => uneven(one) - uneven(other))
        // Where there is none, days after Sunday may do.
        const isAsked = fit.length > 0 || open.length === workdays.length
        if (isAsked) expect(weekPairs({ daysPerWeek }, open)).toEqual(fit)
      }
  })
})

describe('9.25 A week may have one delivery or three', () => {
  const days = (plan: Parameters<typeof weekPairs>[0], open: number[]) =>
    weekPairs(plan, open).map(({ weekdays, covers }) => `${weekdays.join('+')} ${covers.join('+')}`)

  test('one brings all of its food, where meals stay fresh as long', () => {
    const once = { daysPerWeek: 5, deliveriesPerWeek: 1, freshDays: 5 }
    expect(days(once, [6])).toEqual(['6 5'])
    expect(days(once, [2, 5])).toEqual(['2 5', '5 5'])
    expect(days({ ...once, freshDays: 4 }, [6])).toEqual([])
    const weeks = plannedDeliveries(
      { ...once, weeks: 2 },
      ['2026-11-28'],
      Object.assign(new Set<string>(), { weekdays: [1, 2, 3, 4, 5, 7] }),
    )
    expect(weeks).toEqual([
      { date: '2026-11-28', days: 5 },
      { date: '2026-12-05', days: 5 },
    ])
  })

  test('three share it as evenly as the open days allow', () => {
    const thrice = { daysPerWeek: 7, deliveriesPerWeek: 3 }
    expect(days(thrice, workdays)[0]).toBe('1+3+5 2+2+3')
    expect(days({ ...thrice, daysPerWeek: 6 }, workdays)[0]).toBe('1+3+5 2+2+2')
    expect(days(thrice, [1, 3])).toEqual([])
  })

  test('go on after Sunday only where no other days will do', () => {
    expect(days({ daysPerWeek: 5 }, [1, 6])).toEqual(['6+8 2+3'])
    expect(days({ daysPerWeek: 7 }, [1, 6, 7])).toEqual([])
    expect(days({ daysPerWeek: 5 }, [6, 7])).toEqual(['6+7 1+4'])
  })

  test('every day of the plan is brought once, on it or before, while its meals are fresh', () => {
    const any = fc.record({
      daysPerWeek: fc.integer({ min: 1, max: 7 }),
      deliveriesPerWeek: fc.integer({ min: 1, max: 3 }),
      freshDays: fc.integer({ min: 1, max: 7 }),
    })
    const open = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
    fc.assert(
      fc.property(any, open, (plan, openDays) => {
        const pairs = weekPairs(plan, openDays)
        for (const { weekdays, covers } of pairs) {
          const brought = weekdays.flatMap((day, at) =>
            Array.from({ length: covers[at] ?? 0 }, (_, after) => day + after),
          )
          const first = weekdays[0] ?? 0
          expect(weekdays).toHaveLength(plan.deliveriesPerWeek)
          expect(brought).toEqual(Array.from({ length: plan.daysPerWeek }, (_, at) => first + at))
          expect(Math.max(...covers)).toBeLessThanOrEqual(plan.freshDays)
          for (const day of weekdays) expect(openDays).toContain(((day - 1) % 7) + 1)
        }
        const uneven = pairs.map(({ covers }) => Math.max(...covers) - Math.min(...covers))
        expect(uneven).toEqual([...uneven].sort((one, other) => one - other))
        expect(weekPairs(plan, [...openDays])).toEqual(pairs)
      }),
    )
  })

  test('each week comes after the one before, around closed days too', () => {
    const any = fc.record({
      daysPerWeek: fc.integer({ min: 3, max: 7 }),
      deliveriesPerWeek: fc.integer({ min: 1, max: 3 }),
      freshDays: fc.constantFrom(4, 7),
      weeks: fc.constantFrom(1, 2, 3, 8),
    })
    const rests = fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 6 })
    fc.assert(
      fc.property(any, clock, rests, (plan, now, weekdays) => {
        const closed = { has: (date: string) => holidays.has(date), weekdays }
        for (const { deliveries } of deliveryPairs(plan, now, timePeriods, closed)) {
          const dates = deliveries.map(({ date }) => date)
          expect(dates).toEqual([...new Set(dates)].sort())
          expect(dates).toHaveLength(plan.weeks * plan.deliveriesPerWeek)
          for (const date of dates) expect(closedBecause(date, closed)).toBeNull()
          const sum = deliveries.reduce((all, { days }) => all + days, 0)
          expect(sum).toBe(plan.weeks * plan.daysPerWeek)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('no day twice where a pair around a holiday goes on in the next week', () => {
    const plan = { daysPerWeek: 5, deliveriesPerWeek: 3, freshDays: 4, weeks: 8 }
    const closed = {
      has: (date: string) => date === '2027-03-25',
      weekdays: [2, 3, 5, 6],
    }
    const dates = plannedDeliveries(plan, ['2027-03-18', '2027-03-21', '2027-03-22'], closed)?.map(
      ({ date }) => date,
    )
    expect(dates).toEqual([...new Set(dates)].sort())
    expect(dates).toHaveLength(24)
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
          const [[first = '', second], [days = 0, more = 0]] = [dates, covers]
          expect(addDays(first, days)).toBe(second)
          expect(days + more).toBe(plan.daysPerWeek)
          expect(first <= addDays(athensDate(now), daysAhead)).toBe(true)
          const free = periods.filter(({ available }) => available)
          expect(free.length).toBeGreaterThan(0)
          for (const period of free) expect(now).toBeLessThanOrEqual(orderCutOff(first, period))
          expect(deliveries).toHaveLength(2 * plan.weeks)
          expect(deliveries.slice(0, 2).map(({ date }) => date)).toEqual(dates)
          for (const { date, days } of deliveries) {
            expect(closedBecause(date, holidays)).toBeNull()
            expect(days >= 1 && days <= usualFreshDays).toBe(true)
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

  test('9.28 with no pair at all are left out, and the plan ends so much later', () => {
    const closed = new Set(['2026-12-07', '2026-12-08'])
    const planned = plannedDeliveries(plan, ['2026-11-30', '2026-12-03'], closed)
    expect(planned?.map(({ date }) => date)).toEqual([
      ...['2026-11-30', '2026-12-03', '2026-12-14', '2026-12-17'],
      ...['2026-12-21', '2026-12-24', '2026-12-28', '2026-12-31'],
    ])
    // A shop of Fridays alone, before Christmas and New Year.
    const fridays = { has: (date: string) => holidays.has(date), weekdays: [1, 2, 3, 4, 6, 7] }
    const once = { daysPerWeek: 5, deliveriesPerWeek: 1, freshDays: 5, weeks: 4 }
    expect(plannedDeliveries(once, ['2026-12-11'], fridays)?.map(({ date }) => date)).toEqual([
      ...['2026-12-11', '2026-12-18', '2027-01-08', '2027-01-15'],
    ])
  })

  test('9.28 more than four that are left out make the plan impossible, and so does a closed first one', () => {
    const rests = (from: string, to: string) => ({
      ...{ has: (date: string) => date >= from && date <= to, weekdays: [6, 7] },
    })
    const dates = ['2026-11-30', '2026-12-03']
    const after = (to: string) => plannedDeliveries(plan, dates, rests('2026-12-07', to))
    expect(after('2027-01-03')?.[2]?.date).toBe('2027-01-04')
    expect(after('2027-01-10')).toBeNull()
    expect(plannedDeliveries(plan, dates, rests('2026-12-03', '2026-12-03'))).toBeNull()
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
