import { expect, test } from 'vitest'
import { limitIn, limitTyped, withLimit } from './day-limit-form.ts'

const date = '2026-12-24'

test.each([
  ['', undefined],
  ['  ', undefined],
  ['0', 0],
  [' 30 ', 30],
  ['100000', 100_000],
  ['100001', null],
  ['-1', null],
  ['3,5', null],
  ['1e3', null],
])('“%s” is the limit %s', (typed, limit) => {
  expect(limitTyped(typed)).toBe(limit)
})

test('a day gathers its limits, and is none again when the last one goes', () => {
  const day = { kind: 'day' } as const
  const dish = { kind: 'dishes', what: 'mousakas' } as const
  const one = withLimit(null, date, day, 60)
  expect(one).toEqual({ date, deliveries: 60 })
  const two = withLimit(one, date, dish, 0)
  expect(two).toEqual({ date, deliveries: 60, dishes: { mousakas: 0 } })
  expect([limitIn(two, dish), limitIn(two, { kind: 'windows', what: 'noon' })]).toEqual([
    0,
    undefined,
  ])
  const three = withLimit(two, date, day, undefined)
  expect(three).toEqual({ date, dishes: { mousakas: 0 } })
  expect(withLimit(three, date, dish, undefined)).toBeNull()
})
