import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldChanges, isSame, type Json, merged } from './merge.ts'

const dish = { prices: { regular: 7, hero: 9 }, name: { el: 'Α', en: 'A' }, weekdays: ['monday'] }

test('two people who changed different fields of a dish both keep what they did', () => {
  const mine = { ...dish, prices: { regular: 7, hero: 9.5 } }
  const theirs = { ...dish, prices: { regular: 7.2, hero: 9 }, name: { el: 'Β', en: 'A' } }
  expect(merged(dish, mine, theirs)).toEqual({
    value: {
      prices: { regular: 7.2, hero: 9.5 },
      name: { el: 'Β', en: 'A' },
      weekdays: ['monday'],
    },
    conflicts: [],
  })
})

test('one field that both changed is named, and never overwritten silently', () => {
  const mine = { ...dish, prices: { regular: 7, hero: 9.5 }, weekdays: [] }
  const theirs = { ...dish, prices: { regular: 7, hero: 10 }, weekdays: ['friday'] }
  expect(merged(dish, mine, theirs).conflicts).toEqual(['prices.hero', 'weekdays'])
  expect(merged(null, mine, theirs).conflicts).toEqual([''])
  expect(merged(dish, null, theirs).conflicts).toEqual([''])
  expect(merged(dish, mine, null).conflicts).toEqual([''])
})

test('a field that one took away is gone, and one that one added is there', () => {
  const mine = { prices: { regular: 7 }, name: dish.name, weekdays: dish.weekdays }
  const theirs = { ...dish, tags: ['new'] }
  expect(merged(dish, mine, theirs).value).toEqual({ ...mine, tags: ['new'] })
})

test('nothing is lost: without a conflict every change of each is in the value', () => {
  const json = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>
  fc.assert(
    fc.property(json, json, json, (base, mine, theirs) => {
      expect(isSame(merged(base, mine, base).value, mine)).toBe(true)
      expect(isSame(merged(base, base, theirs).value, theirs)).toBe(true)
      expect(merged(base, mine, mine).conflicts).toEqual([])
      const both = merged(base, mine, theirs)
      const other = merged(base, theirs, mine)
      expect(both.conflicts.length).toBe(other.conflicts.length)
      if (both.conflicts.length === 0) expect(isSame(both.value, other.value)).toBe(true)
    }),
  )
})

const question = (slug: string, answer: string) => ({ slug, answer })
const faq = { items: [question('fresh', 'Yes.'), question('cold', 'Four days.')] }

test('two people who change different questions both keep theirs, also in another order', () => {
  const mine = { items: [question('fresh', 'Always.'), question('cold', 'Four days.')] }
  const theirs = {
    items: [question('cold', 'Five days.'), question('fresh', 'Yes.'), question('new', 'Soon.')],
  }
  const both = {
    items: [question('cold', 'Five days.'), question('fresh', 'Always.'), question('new', 'Soon.')],
  }
  expect(merged(faq, mine, theirs)).toEqual({ value: both, conflicts: [] })
  expect(merged(faq, theirs, mine).value).toEqual(both)
  expect(fieldChanges(faq, mine)).toEqual([
    { field: 'items.fresh.answer', from: 'Yes.', to: 'Always.' },
  ])
})

test('one answer in two ways is a conflict, and so is one list in two orders', () => {
  const mine = { items: [question('fresh', 'Always.'), question('cold', 'Four days.')] }
  const theirs = { items: [question('fresh', 'Never.')] }
  expect(merged(faq, mine, theirs).conflicts).toEqual(['items.fresh.answer'])
  const three = [...faq.items, question('hot', 'No.')]
  const [a = null, b = null, c = null]: Json[] = three
  expect(merged({ three }, { three: [b, a, c] }, { three: [a, c, b] }).conflicts).toEqual(['three'])
})
