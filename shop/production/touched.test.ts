import { expect, test } from 'vitest'
import type { FrozenBag } from './frozen-list.ts'
import { touchedOrders } from './touched.ts'

const bag = (number: number, ...items: readonly [string, number][]) =>
  ({
    number,
    items: items.map(([buildId, amount]) => ({ buildId, amount })),
  }) as unknown as FrozenBag
const build = (buildId: string, left: number) =>
  ({ buildId, left, portion: 'regular', sold: 9, made: 9 - left, underWay: 0 }) as const
const open = [bag(1, ['a', 2]), bag(2, ['a', 1], ['b', 1]), bag(3, ['b', 4]), bag(4, ['a', 2])]

test('14.26 a short dish names the last open bags, as many as it takes', () => {
  expect(touchedOrders({ short: 1, builds: [build('a', 1)] }, open)).toEqual([4])
  expect(touchedOrders({ short: 3, builds: [build('a', 3)] }, open)).toEqual([4, 2])
  expect(touchedOrders({ short: 9, builds: [build('a', 9)] }, open)).toEqual([4, 2, 1])
})

test('14.26 an order of two portions of it is named once, and one without it not at all', () => {
  expect(touchedOrders({ short: 6, builds: [build('a', 3), build('b', 3)] }, open)).toEqual([
    4, 2, 3,
  ])
  expect(touchedOrders({ short: 1, builds: [build('b', 1)] }, open)).toEqual([3])
})

test('14.26 nobody is named before a batch has ended, or where every bag is closed', () => {
  expect(touchedOrders({ short: 0, builds: [build('a', 3)] }, open)).toEqual([])
  expect(touchedOrders({ short: 3, builds: [build('a', 3)] }, [])).toEqual([])
})
