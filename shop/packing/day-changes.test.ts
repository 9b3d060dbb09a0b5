import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { portionCodes } from '../meal.ts'
import { type CopiedBag, changesSince } from './day-changes.ts'

const item = fc.record({
  mealId: fc.constantFrom('M01', 'M02'),
  name: fc.constant({ el: 'Α', en: 'A' }),
  portion: fc.constantFrom(...portionCodes),
  amount: fc.integer({ min: 1, max: 5 }),
})
const list = fc.uniqueArray(
  fc.record({
    delivery: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    number: fc.integer({ min: 1, max: 5 }),
    bag: fc.integer({ min: 1, max: 5 }),
    window: fc.constantFrom('morning', 'afternoon'),
    door: fc.constantFrom('x', 'y'),
    notes: fc.constantFrom('', 'z'),
    items: fc.array(item, { maxLength: 4 }),
  }),
  { selector: ({ delivery }) => delivery },
)
const soup: CopiedBag = {
  ...{ delivery: 'a', number: 1042, bag: 1, window: 'morning', door: 'x', notes: '' },
  items: [{ mealId: 'M01', name: { el: 'Σούπα', en: 'Soup' }, portion: 'regular', amount: 2 }],
}

test('a list has not changed since itself', () => {
  fc.assert(
    fc.property(list, bags => {
      expect(changesSince(bags, bags)).toEqual({ dishes: [], bags: [], renumbered: 0 })
    }),
  )
})

test('14.12 the paper with its changes is the list as it is now', () => {
  const pieces = (bags: readonly CopiedBag[]) =>
    bags.flatMap(({ items }) => items).reduce((sum, { amount }) => sum + amount, 0)
  fc.assert(
    fc.property(list, list, (paper, now) => {
      const { dishes, bags } = changesSince(paper, now)
      const differs = (items: readonly { from: number; to: number }[]) =>
        items.reduce((sum, { from, to }) => sum + to - from, 0)
      expect(pieces(paper) + differs(dishes)).toBe(pieces(now))
      expect(bags.reduce((sum, { items }) => sum + differs(items), 0)).toBe(differs(dishes))
      const count = (kind: string) => bags.filter(bag => bag.kind === kind).length
      expect(paper.length + count('new') - count('gone')).toBe(now.length)
    }),
  )
})

test('14.12 a bag says what differs: its dishes, its door, its window or what was written on it', () => {
  const name = { el: 'Σούπα', en: 'Soup' }
  const more = { ...soup, items: soup.items.map(item => ({ ...item, amount: 3 })) }
  expect(changesSince([soup], [more]).bags).toEqual([
    {
      ...{ kind: 'changed', number: 1042, bag: 1, parts: ['items'] },
      items: [{ name, portion: 'regular', from: 2, to: 3 }],
    },
  ])
  const moved = { ...soup, door: 'y', notes: 'z', window: 'afternoon' }
  expect(changesSince([soup], [moved]).bags[0]).toMatchObject({
    parts: ['door', 'notes', 'window'],
    items: [],
  })
  // Another came before it: nothing to do but look at the number.
  const pushed = { ...soup, bag: 2 }
  const first = { ...soup, delivery: 'b', number: 1043 }
  expect(changesSince([soup], [first, pushed])).toMatchObject({
    bags: [{ kind: 'new', number: 1043 }],
    renumbered: 1,
  })
})
