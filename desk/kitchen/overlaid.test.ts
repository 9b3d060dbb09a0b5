import { describe, expect, test } from 'vitest'
import type { Waiting } from '../outbox/waiting.ts'
import type { Kitchen } from './answer.ts'
import { overlaid } from './overlaid.ts'

const date = '2026-11-27'
const build = { buildId: 'M01-hero', portion: 'hero', sold: 9, made: 0, underWay: 4, left: 5 }
const batch = {
  ...{ number: 3, code: 'B261127-3-11', begunAt: '2026-11-27T06:00:00.000Z', endedAt: null },
  ...{ useBy: '2026-11-30', core: null, builds: [{ buildId: 'M01-hero', trays: 4, made: null }] },
}
const kitchen = {
  date,
  dishes: [{ mealId: 'M01', short: 2, grams: [], builds: [build], batches: [batch] }],
}
const word = (one: object) =>
  ({ of: '', requestId: 'r', staff: 's', at: '2026-11-27T07:00:00.000Z', ...one }) as Waiting
const begin = (input: object = {}) =>
  word({
    name: 'batch-begin',
    input: { date, mealId: 'M01', builds: [{ buildId: 'M01-hero', trays: 5 }], ...input },
  })
const end = word({
  name: 'batch-end',
  input: { date, number: 3, made: [{ buildId: 'M01-hero', trays: 3 }], core: 76 },
})
const shown = (...outbox: Waiting[]) => overlaid(kitchen as unknown as Kitchen, outbox)[0]

describe('14.42 what a device keeps is shown as done', () => {
  test('nothing kept changes nothing', () => {
    expect(shown()).toMatchObject({ builds: [build], batches: [batch] })
  })

  test('a batch that was begun is begun no second time', () => {
    expect(shown(begin())).toMatchObject({
      ...{ builds: [{ left: 0, underWay: 9 }], short: 0 },
      // They are of what was left before this batch.
      grams: null,
    })
  })

  test('a batch that ended is ended no second time', () => {
    const dish = shown(end)
    expect(dish?.builds[0]).toMatchObject({ made: 3, underWay: 0, left: 5 })
    expect(dish?.batches[0]).toMatchObject({ endedAt: end.at, builds: [{ made: 3, trays: 4 }] })
  })

  test('another day, another dish and what the shop refused count for nothing', () => {
    const others = [
      begin({ date: '2026-11-28' }),
      begin({ mealId: 'M02' }),
      word({ ...begin(), no: { refused: 'list-not-seen' } }),
    ]
    expect(shown(...others)?.builds[0]).toMatchObject({ left: 5, underWay: 4 })
  })
})
