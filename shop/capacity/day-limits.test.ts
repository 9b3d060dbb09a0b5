import { expect, test } from 'vitest'
import { noLimit } from './capacity.ts'
import { changedLimits, mostBy, ownLimits } from './day-limits.ts'

const kitchenLimit = { deliveriesPerWindow: 120, portionsPerMeal: 80 }
const meals = [{ id: 'M01', slug: 'mousakas' }]
const date = '2026-12-24'
const dayLimits = [{ date, deliveries: 60, windows: { morning: 20 }, dishes: { mousakas: 30 } }]

test('a day’s own limits hold in place of the usual ones, which hold elsewhere', () => {
  const most = mostBy({ kitchenLimit, dayLimits, meals })
  expect(most({ date, kind: 'day', what: 'day' })).toBe(60)
  expect(most({ date, kind: 'window', what: 'morning' })).toBe(20)
  expect(most({ date, kind: 'window', what: 'afternoon' })).toBe(120)
  expect(most({ date, kind: 'meal', what: 'M01' })).toBe(30)
  const other = '2026-12-25'
  expect(most({ date: other, kind: 'meal', what: 'M01' })).toBe(80)
  expect(most({ date: other, kind: 'day', what: 'day' })).toBe(noLimit)
})

test('a dish that is sold no more has no limit', () => {
  expect(ownLimits([{ date, dishes: { gone: 3 } }], meals)).toEqual([])
})

test('only what changes is written, and what ends has its usual limit again', () => {
  const before = ownLimits(dayLimits, meals)
  const after = ownLimits([{ date, deliveries: 50, windows: { morning: 20 } }], meals)
  expect(changedLimits(before, after, kitchenLimit)).toEqual([
    { date, kind: 'day', what: 'day', most: 50 },
    { date, kind: 'meal', what: 'M01', most: 80 },
  ])
  expect(changedLimits(before, [], kitchenLimit)).toContainEqual({
    ...{ date, kind: 'day', what: 'day', most: noLimit },
  })
  expect(changedLimits(before, before, kitchenLimit)).toEqual([])
  expect(changedLimits([], before, kitchenLimit)).toEqual(before)
})
