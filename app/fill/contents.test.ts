import { expect, test } from 'vitest'
import { copied, exchanged, withMore } from './contents.ts'
import { signed, signedMoney } from './signed.ts'

const offer = { price: 7, left: null, beyond: null, dip: 0 }
const portion = { code: 'brave', name: 'Brave' } as const
const line = (id: string, amount: number, type: 'main-meal' | 'snack' = 'main-meal') => ({
  id,
  slug: `slug-${id}`,
  name: `the ${id}`,
  amount,
  item: { type, portion },
})

test('more of a build is added to what there is, and what comes to nothing goes', () => {
  const contents = [{ itemId: 'a', amount: 1 }]
  expect(withMore(contents, 'a', 2)).toEqual([{ itemId: 'a', amount: 3 }])
  expect(withMore(contents, 'b', 1)).toEqual([...contents, { itemId: 'b', amount: 1 }])
  expect(withMore(contents, 'a', -1)).toEqual([])
})

test('another meal takes the place of one piece', () => {
  const contents = [
    { itemId: 'a', amount: 1 },
    { itemId: 'b', amount: 2 },
  ]
  expect(exchanged(contents, 'a', 'c')).toEqual([{ itemId: 'c', amount: 1 }, contents[1]])
  expect(exchanged(contents, 'b', 'c')).toEqual([
    { itemId: 'a', amount: 1 },
    { itemId: 'b', amount: 1 },
    { itemId: 'c', amount: 1 },
  ])
  expect(exchanged(contents, 'a', 'b')).toEqual([{ itemId: 'b', amount: 3 }])
})

test('a copy leaves out what that day does not offer, and mains that find no room, by name', () => {
  const items = [line('a', 2), line('gone', 1), line('b', 2), line('oats', 3, 'snack')]
  const offers = new Map(['a', 'b', 'oats'].map(id => [id, offer]))
  expect(copied(items, offers, 3)).toEqual({
    contents: [
      { itemId: 'a', amount: 2 },
      { itemId: 'b', amount: 1 },
      { itemId: 'oats', amount: 3 },
    ],
    notOffered: ['the gone'],
    noRoom: ['the b'],
  })
  expect(copied([line('a', 1), line('b', 1)], offers, 1).contents).toEqual([
    { itemId: 'a', amount: 1 },
  ])
})

test('a copy takes no more of a meal than there is left, over all its portions', () => {
  const few = new Map([
    ['a', { ...offer, left: 3 }],
    ['A', { ...offer, left: 3 }],
    ['b', { ...offer, left: 0 }],
  ])
  const items = [line('a', 2), { ...line('A', 2), slug: 'slug-a' }, line('b', 1)]
  expect(copied(items, few, 9)).toEqual({
    contents: [
      { itemId: 'a', amount: 2 },
      { itemId: 'A', amount: 1 },
    ],
    notOffered: ['the b'],
    noRoom: ['the A'],
  })
})

test('a change says which way it goes', () => {
  expect(signed(12.4, 'el')).toBe('+12')
  expect(signed(-1400, 'el')).toBe('−1.400')
  expect(signed(-0.3, 'el')).toBe('0')
  expect(signedMoney(50)).toBe('+0,50€')
  expect(signedMoney(-120)).toBe('−1,20€')
})
