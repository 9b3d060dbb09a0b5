import { expect, test } from 'vitest'
import type { MenuMeal } from '../../../menu/menu-meal.ts'
import type { Delivery } from '../delivery-view.ts'
import {
  boughtIn,
  isFull,
  isSame,
  type OrderMenu,
  piecesFor,
  stateOf,
  wanted,
  withAmount,
} from './meals-contents.ts'

const item = (id: string, amount: number, price: number, type = 'main-meal') => ({
  ...{ id, slug: id, name: id, type, amount, price },
  portion: { code: 'brave', name: 'Brave' },
})
const delivery = {
  required: { 'main-meal': 2, snack: 1 },
  items: [item('a', 1, 7.1), item('b', 1, 8.2, 'snack'), item('b', 1, 3.6, 'snack')],
} as unknown as Delivery

const meal = (id: string, type: string, categories: string[]) =>
  ({
    ...{ slug: id, name: id, type, categories },
    builds: [{ id, portion: 'brave', price: 9, kcal: 500.4 }],
  }) as unknown as MenuMeal
const offer = (left: number | null) => ({ price: 7.9, left, beyond: null, dip: 0 })
const menu: OrderMenu = {
  meals: [
    meal('a', 'main-meal', []),
    meal('b', 'snack', ['breakfast']),
    meal('c', 'main-meal', []),
  ],
  names: { portions: { brave: 'Brave' } } as unknown as OrderMenu['names'],
  offers: new Map([
    ['b', offer(3)],
    ['c', offer(null)],
  ]),
}

test('a build that was bought at two prices is one line', () => {
  expect(boughtIn(delivery)).toEqual([
    { itemId: 'a', amount: 1 },
    { itemId: 'b', amount: 2 },
  ])
})

test('what is gone from the menu may stay or go, but not grow; what is bought keeps its price', () => {
  const pieces = piecesFor(delivery, menu)
  expect(pieces.get('a')).toMatchObject({ price: 7.1, bought: 1, most: 1, kcal: 500 })
  expect(pieces.get('b')).toMatchObject({ price: 8.2, bought: 2, most: 3, breakfast: true })
  expect(pieces.get('c')).toMatchObject({ price: 7.9, bought: 0, most: 99 })
})

test('4.08 how full it is counts mains and breakfasts apart', () => {
  const pieces = piecesFor(delivery, menu)
  const state = stateOf(delivery, boughtIn(delivery), pieces)
  expect(state).toMatchObject({ name: 'incomplete', missing: { 'main-meal': 1, snack: 0 } })
  const filled = withAmount(boughtIn(delivery), 'c', 1, 0)
  const full = stateOf(delivery, filled, pieces)
  expect(full).toMatchObject({ name: 'complete-with-extra', extra: 1 })
  expect(isFull('weekly', full)).toBe(true)
  expect(isFull('weekly', state)).toBe(false)
  expect(isFull('daily', full)).toBe(false)
})

test('what was bought stays in sight at 0, what was added goes; the call hears of neither', () => {
  const before = boughtIn(delivery)
  const less = withAmount(before, 'a', 0, 1)
  expect(less).toContainEqual({ itemId: 'a', amount: 0 })
  expect(wanted(less)).toEqual([{ itemId: 'b', amount: 2 }])
  const more = withAmount(before, 'c', 1, 0)
  expect(isSame(more, before)).toBe(false)
  expect(withAmount(more, 'c', 0, 0)).toEqual(before)
  expect(isSame(withAmount(less, 'a', 1, 1), before)).toBe(true)
})
