import { expect, test } from 'vitest'
import type { CartAnswer } from '#server/answers.ts'
import { usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import { isNewer, untilCutOff } from './watch.ts'

const timePeriod = {
  id: 'afternoon',
  code: 'afternoon' as const,
  name: 'Afternoon',
  from: '16:00',
  to: '20:00',
  ...usualCutOffs,
}

function cartFor(date: string): Pick<CartAnswer, 'scheduleMenus' | 'timePeriod'> {
  return { scheduleMenus: [{ id: 'd1', date } as CartAnswer['scheduleMenus'][number]], timePeriod }
}

test('a cart asks again one moment after its cut-off, 24 hours before the window in Athens', () => {
  const noon = Date.parse('2026-11-23T12:00:00+02:00')
  expect(untilCutOff(cartFor('2026-11-24'), noon)).toBe(4 * 60 * 60_000 + 1000)
})

test('no moment is waited for that has passed, nor without a day and time', () => {
  const evening = Date.parse('2026-11-23T18:00:00+02:00')
  expect(untilCutOff(cartFor('2026-11-24'), evening)).toBeNull()
  expect(untilCutOff({ ...cartFor('2026-11-30'), timePeriod: null }, evening)).toBeNull()
  expect(untilCutOff(null, evening)).toBeNull()
})

test('another tab is followed only forward', () => {
  const cart = (id: string, version: number) => ({ id, version }) as CartAnswer
  expect(isNewer(cart('a', 3), cart('a', 2))).toBe(true)
  expect(isNewer(cart('a', 2), cart('a', 2))).toBe(false)
  expect(isNewer(cart('a', 1), cart('a', 2))).toBe(false)
  expect(isNewer(cart('b', 1), cart('a', 2))).toBe(true)
  expect(isNewer(cart('a', 1), null)).toBe(true)
})
