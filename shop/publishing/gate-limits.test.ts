import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DayLimit } from '../shop-data/day-limits.ts'
import { beyondLimits, limitStops } from './gate-limits.ts'

const date = '2026-12-24'
const meals = [
  { id: 'M01', slug: 'mousakas' },
  { id: 'M02', slug: 'pastitsio' },
]
const usual = { deliveriesPerWindow: 120, portionsPerMeal: 80 }
const timePeriods = [{ id: 'morning' }, { id: 'afternoon' }]
const offer = (dayLimits: DayLimit[] = [], kitchenLimit = usual) => ({
  ...{ kitchenLimit, dayLimits, meals, timePeriods },
})
const line = (number: number, amount = 1, mealId = 'M01', windowId = 'morning') => ({
  ...{ number, deliveryId: `${number}`, date, mealId, amount, to: { windowId }, isPlanned: true },
})
const beyond = (limit: DayLimit, lines: ReturnType<typeof line>[], before = offer()) =>
  [...beyondLimits(before, offer([limit]), lines)].map(([{ number, mealId }, reason]) => [
    ...[number, mealId, reason],
  ])

describe('Sold lines beyond a lowered limit', () => {
  test('13.34 are the latest orders of a dish, so that who came first keeps what they bought', () => {
    const lines = [line(3, 2), line(1, 2), line(2, 1)]
    expect(beyond({ date, dishes: { mousakas: 3 } }, lines)).toEqual([[3, 'M01', 'dish-limit']])
    expect(beyond({ date, dishes: { mousakas: 5 } }, lines)).toEqual([])
  })

  test('of a day or window are whole deliveries', () => {
    const lines = [line(1), line(2), line(2, 1, 'M02'), line(3, 1, 'M02', 'afternoon')]
    expect(beyond({ date, deliveries: 1 }, lines)).toEqual([
      [2, 'M01', 'day-limit'],
      [2, 'M02', 'day-limit'],
      [3, 'M02', 'day-limit'],
    ])
    expect(beyond({ date, windows: { morning: 1 } }, lines)).toEqual([
      [2, 'M01', 'window-limit'],
      [2, 'M02', 'window-limit'],
    ])
  })

  test('are none on another day, of a paused delivery, or where the limit rises', () => {
    expect(beyond({ date: '2026-12-23', deliveries: 0 }, [line(1)])).toEqual([])
    expect(beyond({ date, deliveries: 0 }, [{ ...line(1), isPlanned: false }])).toEqual([])
    const before = offer([{ date, dishes: { mousakas: 0 } }])
    expect(beyond({ date, dishes: { mousakas: 1 } }, [line(1, 3)], before)).toEqual([])
  })

  test('leave no more than the limit when they are gone, and not one is listed without need', () => {
    const lines = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 5 }) }), { maxLength: 12 })
    fc.assert(
      fc.property(lines, fc.nat(20), (amounts, most) => {
        const sold = amounts.map(({ amount }, index) => line(index + 1, amount))
        const over = beyondLimits(offer(), offer([{ date, dishes: { mousakas: most } }]), sold)
        const left = sold.filter(one => !over.has(one))
        const sum = left.reduce((all, { amount }) => all + amount, 0)
        expect(sum).toBeLessThanOrEqual(most)
        for (const one of over.keys()) {
          const earlier = left.filter(({ number }) => number < one.number)
          const taken = earlier.reduce((all, { amount }) => all + amount, 0)
          expect(taken + one.amount).toBeGreaterThan(most)
        }
      }),
    )
  })
})

describe('What may still be sold before a lowered limit is live', () => {
  const days = { from: '2026-12-23', to: '2026-12-24' }

  test('is as much as the limit says, of the day that has it, however far ahead', () => {
    const after = offer([
      { date: '2027-02-01', dishes: { mousakas: 30 } },
      { date: '2026-12-01', deliveries: 1 },
    ])
    expect(limitStops(offer(), after, days)).toEqual([
      { date: '2027-02-01', kind: 'meal', what: 'M01', most: 80, keeps: 30 },
    ])
    expect(limitStops(after, offer(), days)).toEqual([])
  })

  test('13.35 is the new usual limit on every day but those with a limit of their own', () => {
    const own = [{ date, dishes: { mousakas: 70 } }]
    const less = { ...usual, portionsPerMeal: 50 }
    const stops = limitStops(offer(own), offer(own, less), days)
    expect(stops.map(({ date, what, keeps }) => [date, what, keeps])).toEqual([
      ['2026-12-23', 'M01', 50],
      ['2026-12-23', 'M02', 50],
      ['2026-12-24', 'M02', 50],
    ])
  })
})
