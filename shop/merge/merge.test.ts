import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldChanges, isSame, type Json, merged, mergedBy, type Theirs } from './merge.ts'

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

test('what neither had is begun by both, field by field', () => {
  const mine = { ...dish, days: { mousakas: ['monday'] } }
  const theirs = { ...dish, days: { fasolada: ['friday'] } }
  expect(merged(dish, mine, theirs)).toEqual({
    value: { ...dish, days: { mousakas: ['monday'], fasolada: ['friday'] } },
    conflicts: [],
  })
  const other = { ...dish, days: { mousakas: ['tuesday'] } }
  expect(merged(dish, mine, other).conflicts).toEqual(['days.mousakas'])
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

const listed = { tags: ['spicy', 'new'], weekdays: ['monday', 'friday'] }

test('two people who add or take away different things of a plain list both keep theirs, as in git', () => {
  const mine = { tags: ['spicy', 'new', 'warm'], weekdays: ['monday', 'tuesday', 'friday'] }
  const theirs = { tags: ['new', 'cold'], weekdays: ['monday', 'friday', 'sunday'] }
  const both = {
    tags: ['new', 'cold', 'warm'],
    weekdays: ['monday', 'tuesday', 'friday', 'sunday'],
  }
  expect(merged(listed, mine, theirs)).toEqual({ value: both, conflicts: [] })
  expect(merged(listed, theirs, mine)).toEqual({ value: both, conflicts: [] })
})

test('a first tag of each is two tags, though the file leaves the list out while it is empty', () => {
  const value = { tags: ['new', 'spicy'] }
  expect(merged({}, { tags: ['new'] }, { tags: ['spicy'] })).toEqual({ value, conflicts: [] })
  expect(merged(value, {}, { tags: ['new', 'spicy', 'warm'] }).value).toEqual({ tags: ['warm'] })
})

test('a list that one filled or emptied is one field: on no weekday is on every one', () => {
  const only = (weekdays: readonly string[]) => ({ weekdays })
  expect(merged({}, only(['monday']), only(['friday'])).conflicts).toEqual(['weekdays'])
  expect(merged(only(['monday']), only([]), only(['monday', 'friday'])).conflicts).toEqual([
    'weekdays',
  ])
})

test('one plain list in two orders is a conflict, and sentences are no plain things', () => {
  const order = (menu: readonly string[]) => ({ menu })
  const base = order(['a', 'b', 'c'])
  expect(merged(base, order(['b', 'a', 'c']), order(['a', 'c', 'b'])).conflicts).toEqual(['menu'])
  expect(merged(base, order(['b', 'a', 'c']), order(['a', 'b', 'c', 'd'])).value).toEqual(
    order(['b', 'a', 'c', 'd']),
  )
  const said = (text: string) => ({ paragraphs: [text] })
  const two = merged(said('It is warm.'), said('It is hot.'), said('It is cold.'))
  expect(two.conflicts).toEqual(['paragraphs'])
})

test('things with an id, and goals by their diet, are merged each by itself', () => {
  const plan = (id: string, mainMeal: number) => ({ id, mainMeal })
  const base = { plans: [plan('small', 6), plan('large', 5)], goals: [{ diet: 'wl', price: 6 }] }
  const mine = { ...base, plans: [plan('small', 6.5), plan('large', 5), plan('mine', 4)] }
  const theirs = {
    plans: [plan('large', 5.5), plan('theirs', 3)],
    goals: [{ diet: 'wl', price: 7 }],
  }
  expect(merged(base, mine, theirs).conflicts).toEqual(['plans.small'])
  const kept = { ...theirs, plans: [plan('small', 6), ...theirs.plans] }
  expect(merged(base, mine, kept)).toEqual({
    value: {
      plans: [plan('small', 6.5), plan('large', 5.5), plan('mine', 4), plan('theirs', 3)],
      goals: [{ diet: 'wl', price: 7 }],
    },
    conflicts: [],
  })
})

test('of plain lists nothing is lost, and it is the same whoever comes first', () => {
  const list = fc.uniqueArray(fc.constantFrom(...'abcdef'))
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const of = (tags: readonly string[]) => ({ tags })
      const both = merged(of(base), of(mine), of(theirs))
      const other = merged(of(base), of(theirs), of(mine))
      expect(both.conflicts).toEqual(other.conflicts)
      if (both.conflicts.length > 0) return
      expect(both.value).toEqual(other.value)
      const isKept = (tag: string) =>
        base.includes(tag)
          ? mine.includes(tag) && theirs.includes(tag)
          : mine.includes(tag) || theirs.includes(tag)
      expect([...(both.value as { tags: string[] }).tags].sort()).toEqual(
        [...'abcdef'].filter(isKept),
      )
    }),
  )
})

test('who chooses is asked for each field that the other changed, alone or in another way', () => {
  const mine = { ...dish, prices: { regular: 7, hero: 9.5 } }
  const theirs = { ...dish, prices: { regular: 7.2, hero: 10 }, tags: ['new'] }
  const asked: Theirs[] = []
  const value = mergedBy(
    change => {
      asked.push(change)
      return change.field === 'prices.hero' ? 'mine' : 'theirs'
    },
    dish,
    mine,
    theirs,
  )
  expect(value).toEqual({ ...dish, prices: { regular: 7.2, hero: 9.5 }, tags: ['new'] })
  expect(asked).toEqual([
    { field: 'prices.regular', base: 7, mine: 7, theirs: 7.2 },
    { field: 'prices.hero', base: 9, mine: 9.5, theirs: 10 },
    { field: 'tags', base: undefined, mine: undefined, theirs: ['new'] },
  ])
})

test('to choose theirs where they changed alone, and mine elsewhere, is what a merge does', () => {
  const json = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>
  const alone = ({ base, mine }: Theirs) => (isSame(base, mine) ? 'theirs' : 'mine')
  fc.assert(
    fc.property(json, json, json, (base, mine, theirs) => {
      const { value, conflicts } = merged(base, mine, theirs)
      if (conflicts.length === 0)
        expect(isSame(mergedBy(alone, base, mine, theirs), value)).toBe(true)
      expect(
        isSame(
          mergedBy(() => 'mine', base, mine, theirs),
          mine,
        ),
      ).toBe(true)
    }),
  )
})
