import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Batch, isMade, kitchenWork, useByOf } from './batch.ts'
import type { FrozenBag } from './frozen-list.ts'

const windows = ['morning', 'afternoon']
const name = { el: 'Μουσακάς', en: 'Moussaka' }
const bag = (delivery: string, window: string, amounts: Record<string, number>): FrozenBag => ({
  ...{ delivery, number: 1, bag: 1, window, door: 'x', notes: '' },
  items: Object.entries(amounts).map(([portion, amount]) => ({
    ...{ buildId: `mousakas-${portion}`, mealId: 'mousakas', name, amount },
    portion: portion as 'hero',
  })),
})
const batch = (number: number, trays: Record<string, number>, made?: Record<string, number>) => ({
  ...{ number, mealId: 'mousakas', useBy: '2026-11-27', begunAt: number },
  builds: buildsOf(trays).map(build => ({ ...build, allergens: [], traces: [] })),
  end: made ? { made: buildsOf(made), core: null, at: number + 1 } : null,
})
const buildsOf = (trays: Record<string, number>) =>
  Object.entries(trays).map(([portion, trays]) => ({ buildId: `mousakas-${portion}`, trays }))
const bags = [bag('a', 'afternoon', { hero: 2 }), bag('b', 'morning', { hero: 1, regular: 3 })]
const work = (...batches: Batch[]) => {
  const [dish] = kitchenWork(bags, batches, windows)
  if (!dish) throw new Error('no dish')
  return dish
}

test('14.23 a pot serves the lists of all windows, the smallest portion first, by the first window', () => {
  expect(work()).toMatchObject({
    ...{ mealId: 'mousakas', window: 'morning', short: 0 },
    builds: [
      { portion: 'regular', sold: 3, made: 0, underWay: 0, left: 3 },
      { portion: 'hero', sold: 3, made: 0, underWay: 0, left: 3 },
    ],
  })
})

test('14.26 what a batch did not give is short until another begins it', () => {
  expect(work(batch(1, { hero: 3, regular: 3 })).short).toBe(0)
  const short = work(batch(1, { hero: 3, regular: 3 }, { hero: 3, regular: 1 }))
  expect(short.short).toBe(2)
  expect(isMade(short)).toBe(false)
  const again = [
    batch(1, { hero: 3, regular: 3 }, { hero: 3, regular: 1 }),
    batch(2, { regular: 2 }),
  ]
  expect(work(...again).short).toBe(0)
  const done = work(again[0] as Batch, batch(2, { regular: 2 }, { regular: 2 }))
  expect(done).toMatchObject({ short: 0 })
  expect(isMade(done)).toBe(true)
})

test('14.23 every portion is made, under way or left, whatever batches there are', () => {
  const trays = fc.record({ hero: fc.nat(5), regular: fc.nat(5) })
  const batches = fc.array(fc.record({ trays, made: fc.option(trays, { nil: undefined }) }))
  fc.assert(
    fc.property(batches, all => {
      const { builds } = work(...all.map(({ trays, made }, at) => batch(at + 1, trays, made)))
      for (const { sold, made, underWay, left } of builds) {
        expect(made + underWay + left).toBeGreaterThanOrEqual(sold)
        if (left > 0) expect(made + underWay + left).toBe(sold)
      }
    }),
  )
})

test('14.23 a batch counts for its own dish and portion, and what goes out first is cooked first', () => {
  const [begun] = [work(batch(1, { hero: 2, regular: 1 }, { hero: 2, regular: 1 }))]
  expect(begun?.builds).toMatchObject([
    { portion: 'regular', made: 1, left: 2 },
    { portion: 'hero', made: 2, left: 1 },
  ])
  const dish = (mealId: string, el: string, window: string): FrozenBag => ({
    ...bag(mealId, window, {}),
    items: [
      { buildId: `${mealId}-hero`, mealId, name: { el, en: el }, amount: 4, portion: 'hero' },
    ],
  })
  const all = kitchenWork(
    [
      dish('a', 'Φακές', 'afternoon'),
      dish('b', 'Φασολάδα', 'morning'),
      dish('c', 'Γεμιστά', 'morning'),
    ],
    [{ ...batch(1, {}), mealId: 'b' }],
    windows,
  )
  expect(all.map(({ mealId, window, batches }) => [mealId, window, batches.length])).toEqual([
    ['c', 'morning', 0],
    ['b', 'morning', 1],
    ['a', 'afternoon', 0],
  ])
})

test('14.25 the day of delivery is the first of those that a dish keeps', () => {
  expect(useByOf('2026-11-24')).toBe('2026-11-27')
  expect(useByOf('2026-11-24', 1)).toBe('2026-11-24')
  expect(useByOf('2026-12-30', 3)).toBe('2027-01-01')
})
