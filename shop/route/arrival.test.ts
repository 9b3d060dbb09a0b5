import { describe, expect, test } from 'vitest'
import { arrivalAt, halfHour, vanNow } from './arrival.ts'

const minute = 60_000
const leaves = Date.UTC(2026, 10, 27, 14)
const van = {
  ...{ driver: null, bags: 40, minutes: 240 },
  stops: [
    { minutes: 10, deliveries: ['a'] },
    { minutes: 25, deliveries: ['b', 'c'] },
    { minutes: 40, deliveries: ['d'] },
  ],
}
const ask = (delivery: string, told: [string, number][] = [], now = leaves) =>
  arrivalAt(van, delivery, { leaves, told: new Map(told), now })

describe('20.10 the hour of arrival', () => {
  test('is as it was planned until the first stop is done', () => {
    expect(ask('a')).toEqual({ before: 0, at: leaves + 10 * minute })
    expect(ask('d')).toEqual({ before: 2, at: leaves + 40 * minute })
  })

  test('moves with the stops that are done, late or early', () => {
    const late = leaves + 30 * minute
    expect(ask('d', [['a', late]])).toEqual({ before: 1, at: late + 30 * minute })
    expect(
      ask('d', [
        ['a', late],
        ['b', late],
        ['c', late],
      ]),
    ).toEqual({ before: 0, at: late + 15 * minute })
  })

  test('counts a house with a bag to come as a stop, and one that was passed over', () => {
    const at = leaves + 30 * minute
    expect(ask('d', [['b', at]])).toMatchObject({ before: 2 })
  })

  test('counts no bag that was cancelled, paused or moved, and keeps the planned minutes', () => {
    const window = { date: '2026-11-27', timePeriodId: 'evening' }
    const bag = { ...window, status: 'planned', at: null } as const
    const others = ['b', 'c', 'd'].map(delivery => ({ ...bag, delivery }))
    const gone = [
      { ...bag, status: 'canceled' },
      { ...bag, status: 'paused' },
      { ...bag, date: '2026-11-28' },
      { ...bag, timePeriodId: 'noon', at: new Date(leaves + 90 * minute) },
    ] as const
    for (const one of gone) {
      const now = vanNow(van, [{ ...one, delivery: 'a' }, ...others], window)
      expect(now.van.stops.map(({ deliveries }) => deliveries)).toEqual([['b', 'c'], ['d']])
      expect(arrivalAt(now.van, 'd', { leaves, told: now.told, now: leaves })).toEqual({
        ...{ before: 1, at: leaves + 40 * minute },
      })
    }
    const [b, c, d] = others
    const bags = [{ ...bag, delivery: 'a' }, b, c, d].flatMap(one => one ?? [])
    expect(vanNow(van, bags, window).van).toEqual(van)
  })

  test('keeps a stop that was told, whatever its bag became', () => {
    const window = { date: '2026-11-27', timePeriodId: 'evening' }
    const at = new Date(leaves + 30 * minute)
    const bags = [
      { ...window, delivery: 'a', status: 'returned', at },
      { ...window, delivery: 'd', status: 'planned', at: null },
    ] as const
    const { van: left, told } = vanNow(van, bags, window)
    expect(arrivalAt(left, 'd', { leaves, told, now: leaves })).toEqual({
      ...{ before: 0, at: at.getTime() + 30 * minute },
    })
  })

  test('is never over, and none for who has been spoken of or is in another van', () => {
    const now = leaves + 300 * minute
    expect(ask('d', [], now)).toEqual({ before: 2, at: now })
    expect(ask('a', [['a', leaves]])).toBeNull()
    expect(ask('stranger')).toBeNull()
  })

  test('is told as half an hour around it', () => {
    const at = Date.UTC(2026, 10, 27, 15, 17)
    expect(halfHour(at)).toEqual({
      from: Date.UTC(2026, 10, 27, 15, 0),
      to: Date.UTC(2026, 10, 27, 15, 30),
    })
  })
})
