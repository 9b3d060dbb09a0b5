import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DrivenVan, paceOf } from './pace.ts'

const minute = 60_000
/** A van that takes `factor` as long as planned. */
const van = (factor: number, stops = 70, pace = 1): DrivenVan => ({
  pace,
  stops: Array.from({ length: stops }, (_, at) => ({
    minutes: 10 * (at + 1),
    at: factor * 10 * (at + 1) * minute,
  })),
})

test('19.09 slower or faster vans than reckoned are a factor, within bounds', () => {
  expect(paceOf([van(1)])).toBe(1)
  expect(paceOf([van(1.25)])).toBe(1.25)
  expect(paceOf([van(0.8)])).toBe(0.8)
  expect(paceOf([van(3)])).toBe(1.6)
  expect(paceOf([van(0.4)])).toBe(0.7)
})

test('19.09 vans that were planned by a factor and kept to it confirm it', () => {
  expect(paceOf([van(1, 70, 1.3)])).toBe(1.3)
})

test('19.09 little that was told, pauses and stops told all at once say nothing', () => {
  expect(paceOf([])).toBe(1)
  expect(paceOf([van(1.5, 60)])).toBe(1)
  expect(paceOf([van(1.5, 61)])).toBe(1.5)
  const atOnce = van(1.5).stops.map(stop => ({ ...stop, at: minute }))
  const untold = van(1.5).stops.map(stop => ({ ...stop, at: null }))
  const paused = van(5).stops
  for (const stops of [atOnce, untold, paused])
    expect(paceOf([{ pace: 1, stops }, van(1.2)])).toBe(1.2)
})

test('19.09 whatever is told, the factor stays within its bounds', () => {
  const stop = fc.record({ minutes: fc.integer({ min: 0, max: 400 }), at: fc.option(fc.integer()) })
  const vans = fc.array(
    fc.record({ pace: fc.double({ min: 0.7, max: 1.6, noNaN: true }), stops: fc.array(stop) }),
  )
  fc.assert(
    fc.property(vans, any => {
      const pace = paceOf(any)
      expect(pace >= 0.7 && pace <= 1.6).toBe(true)
    }),
  )
})
