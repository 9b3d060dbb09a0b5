import { expect, test } from 'vitest'
import type { Meal } from '../meal.ts'
import { dishTags, withTags } from './dish-tags.ts'

const meal = (id: string, more: Partial<Meal> = {}) => ({
  ...{ id, slug: id, type: 'main-meal' as const, ...more },
})
const today = '2026-11-23'

test('a dish is new until the end of its day', () => {
  const meals = [
    meal('ended', { newUntil: '2026-11-22' }),
    meal('last-day', { newUntil: '2026-11-23' }),
    meal('longer', { newUntil: '2026-12-31' }),
    meal('never-said'),
  ]
  expect(dishTags(meals, new Map(), null, today)).toEqual([
    { mealId: 'last-day', tag: 'new' },
    { mealId: 'longer', tag: 'new' },
  ])
})

test('the main meals that sold most are best sellers, those with equal sales by their id', () => {
  const meals = ['a', 'b', 'c', 'd'].map(id => meal(id)).concat(meal('eggs', { type: 'extras' }))
  const portions = new Map(Object.entries({ a: 30, b: 50, c: 30, d: 19, eggs: 900 }))
  const tagged = (dishes: number) =>
    dishTags(meals, portions, { dishes, portions: 20 }, today).map(({ mealId }) => mealId)
  expect(tagged(2)).toEqual(['b', 'a'])
  expect(tagged(10)).toEqual(['b', 'a', 'c'])
})

test('a dish that is kept out is none, and the next one comes in', () => {
  const meals = ['a', 'b', 'c'].map(id => meal(id, { slug: `dish-${id}` }))
  const portions = new Map(Object.entries({ a: 30, b: 50, c: 30 }))
  const wanted = { dishes: 2, portions: 20, never: ['dish-b'] }
  expect(dishTags(meals, portions, wanted, today).map(({ mealId }) => mealId)).toEqual(['a', 'c'])
})

test('a shop that asks for none has those that its dishes say', () => {
  expect(dishTags([meal('a')], new Map([['a', 900]]), null, today)).toEqual([])
})

test('a dish keeps the tags that are written with it, each once', () => {
  const tags = [
    { mealId: 'a', tag: 'new' },
    { mealId: 'a', tag: 'best-seller' },
  ] as const
  expect(withTags({ id: 'a', slug: 'a', tags: ['best-seller'] }, tags, null).tags).toEqual([
    'best-seller',
    'new',
  ])
  expect(withTags({ id: 'b', slug: 'b', tags: [] }, tags, null).tags).toEqual([])
})

test('a date ends a “new” that is written with the dish', () => {
  const dated = { id: 'b', slug: 'b', tags: ['new', 'best-seller'], newUntil: '2026-11-22' }
  expect(withTags(dated, [], null).tags).toEqual(['best-seller'])
})

test('a dish that is never a best seller is none by its own tag either', () => {
  const tagged = { id: 'a', slug: 'mousakas', tags: ['best-seller', 'spicy'] }
  const ban = { dishes: 3, portions: 10, never: ['mousakas'] }
  expect(withTags(tagged, [], ban).tags).toEqual(['spicy'])
  expect(withTags(tagged, [], { ...ban, never: ['pastitsio'] }).tags).toEqual(tagged.tags)
})
