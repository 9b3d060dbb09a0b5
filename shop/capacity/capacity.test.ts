import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addedDemand,
  type CookedDelivery,
  type Demand,
  demandOf,
  difference,
  endlessKitchen,
  kitchenFrom,
  withOwn,
} from './capacity.ts'

const limit = { deliveriesPerWindow: 3, portionsPerMeal: 8 }
const date = '2026-12-01'
const other = '2026-12-02'

const anyDelivery: fc.Arbitrary<CookedDelivery> = fc.record({
  date: fc.constantFrom(date, other),
  timePeriodId: fc.constantFrom('am', 'pm'),
  items: fc.array(
    fc.record({ mealId: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: 1, max: 5 }) }),
    { maxLength: 6 },
  ),
})
const anyDeliveries = fc.array(anyDelivery, { maxLength: 6 })

const total = (demand: readonly Demand[], kind: Demand['kind']) =>
  demand.filter(one => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0)

describe('What deliveries ask of the kitchen', () => {
  test('adds up all portions of a meal on a day, over deliveries and builds', () => {
    const delivery = (items: [string, number][]) => ({
      date,
      timePeriodId: 'am',
      items: items.map(([mealId, amount]) => ({ mealId, amount })),
    })
    const two = [
      delivery([
        ['b', 1],
        ['a', 2],
        ['a', 3],
      ]),
      delivery([['a', 1]]),
    ]
    expect(demandOf(two)).toEqual([
      { date, kind: 'meal', what: 'a', amount: 6 },
      { date, kind: 'meal', what: 'b', amount: 1 },
      { date, kind: 'window', what: 'am', amount: 2 },
    ])
  })

  test('loses and invents nothing, once for each day and thing, sorted', () => {
    fc.assert(
      fc.property(anyDeliveries, deliveries => {
        const demand = demandOf(deliveries)
        const portions = deliveries.flatMap(({ items }) => items)
        expect(total(demand, 'window')).toBe(deliveries.length)
        expect(total(demand, 'meal')).toBe(portions.reduce((sum, { amount }) => sum + amount, 0))
        const keys = demand.map(({ date, kind, what }) => `${date} ${kind} ${what}`)
        expect(keys).toEqual([...new Set(keys)].sort())
      }),
    )
  })

  test('what two ask is asked together, and what one gives back of it is not', () => {
    const meal = (what: string, amount: number): Demand => ({ date, kind: 'meal', what, amount })
    const asked = addedDemand([meal('b', 2), meal('a', 1)], [meal('a', 4), meal('b', -2)])
    expect(asked).toEqual([meal('a', 5)])
  })

  test('the difference leads from one to the other and names only what changes', () => {
    fc.assert(
      fc.property(anyDeliveries, anyDeliveries, (before, after) => {
        const [from, to] = [demandOf(before), demandOf(after)]
        const change = difference(from, to)
        expect(change.every(({ amount }) => amount !== 0)).toBe(true)
        const back = change.map(one => ({ ...one, amount: -one.amount }))
        expect(difference(back, from)).toEqual(to)
        expect(difference(to, to)).toEqual([])
      }),
    )
  })
})

describe('What the kitchen has left', () => {
  const kitchen = kitchenFrom(
    [
      { date, kind: 'meal', what: 'a', most: 8, taken: 6 },
      { date, kind: 'meal', what: 'b', most: 4, taken: 4 },
      { date, kind: 'window', what: 'am', most: 3, taken: 3 },
      { date, kind: 'window', what: 'pm', most: 3, taken: 2 },
    ],
    limit,
  )

  test('is the day’s own limit less what is taken, the usual limit where nothing is', () => {
    expect([kitchen.left(date, 'a'), kitchen.left(date, 'b'), kitchen.left(date, 'c')]).toEqual([
      2, 0, 8,
    ])
    expect(kitchen.left(other, 'b')).toBe(8)
    expect([kitchen.isFull(date, 'am'), kitchen.isFull(date, 'pm')]).toEqual([true, false])
    expect(kitchen.isFull(other, 'am')).toBe(false)
    expect(kitchenFrom([], { deliveriesPerWindow: 0, portionsPerMeal: 0 }).isFull(date, 'am')).toBe(
      true,
    )
  })

  test('counts what is held already as one’s own', () => {
    const own = withOwn(
      kitchen,
      demandOf([{ date, timePeriodId: 'am', items: [{ mealId: 'b', amount: 3 }] }]),
    )
    expect([own.left(date, 'a'), own.left(date, 'b')]).toEqual([2, 3])
    expect(own.isFull(date, 'am')).toBe(false)
    expect(kitchen.isFull(date, 'am')).toBe(true)
  })

  test('is nothing in any window of a day that is full, but for who holds a place of it', () => {
    const full = kitchenFrom([{ date, kind: 'day', what: 'day', most: 5, taken: 5 }], limit)
    expect([full.isFull(date, 'am'), full.isFull(date, 'pm')]).toEqual([true, true])
    expect(full.isFull(other, 'am')).toBe(false)
    expect(full.left(date, 'a')).toBe(8)
    const held = demandOf([{ date, timePeriodId: 'am', items: [] }])
    expect(withOwn(full, held).isFull(date, 'pm')).toBe(false)
    expect(withOwn(full, held).isFull(other, 'pm')).toBe(false)
    const fullWindow = { date, kind: 'window', what: 'pm', most: 1, taken: 1 } as const
    expect(withOwn(kitchenFrom([fullWindow], limit), held).isFull(date, 'pm')).toBe(true)
  })

  test('of a day that is full is for whoever holds as many places of that day, not a place of another', () => {
    const over = kitchenFrom([{ date, kind: 'day', what: 'day', most: 5, taken: 5 }], limit)
    const ofMeal: Demand = { date, kind: 'meal', what: 'a', amount: 3 }
    expect(withOwn(over, [ofMeal]).isFull(date, 'am')).toBe(true)
    const elsewhere = demandOf([{ date: other, timePeriodId: 'am', items: [] }])
    expect(withOwn(over, elsewhere).isFull(date, 'am')).toBe(true)
    // The order moved away from one delivery of the day and holds no other.
    const none: Demand = { date, kind: 'window', what: 'am', amount: 0 }
    expect(withOwn(over, [none]).isFull(date, 'pm')).toBe(true)
  })

  test('is endless where nobody counts', () => {
    expect(endlessKitchen.left(date, 'a')).toBe(Number.POSITIVE_INFINITY)
    expect(endlessKitchen.isFull(date, 'am')).toBe(false)
  })

  test('is never less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (most, taken) => {
        const load = { date, kind: 'meal', what: 'a', most, taken } as const
        expect(kitchenFrom([load], limit).left(date, 'a')).toBe(Math.max(0, most - taken))
      }),
    )
  })
})
