import { expect, test } from 'vitest'
import { componentProblems, inIngredients, pantryOf } from './component.ts'
import { foodInfo } from './food-info.ts'
import { costOf, rawItems } from './raw.ts'
import type { Ingredient } from './recipe.ts'

const one = (id: string, more: Partial<Ingredient>): Ingredient => ({
  ...{ id, name: { el: id, en: id }, allergens: [], traces: [], vegan: true, vegetarian: true },
  ...{ group: 'vegetables', ...more },
  per100g: { fat: 0, saturates: 0, carbs: 10, sugars: 0, fibre: 0, protein: 0, salt: 0 },
})
const component = (id: string, recipe: Record<string, number>) =>
  ({ id, name: { el: id, en: id }, recipe }) as unknown as Ingredient
const written = [
  one('tomato', { yield: 0.8, costPerKg: 200 }),
  one('butter', { allergens: ['milk'], vegan: false, costPerKg: 1000 }),
  one('rice', { yield: 2.5, costPerKg: 250 }),
  component('sauce', { tomato: 160, butter: 40 }),
  component('gratin', { sauce: 50, rice: 150 }),
]
const pantry = pantryOf(written)

test('what is declared of a component follows from its parts, through several levels', () => {
  expect(pantry.get('gratin')).toMatchObject({ allergens: ['milk'], vegan: false })
  expect(pantry.get('sauce')?.per100g.carbs).toBe(10)
  const { portions } = inIngredients(
    { portions: { regular: [{ ingredient: 'gratin', grams: 200 }] }, dip: [] },
    pantry,
  )
  // 50 of 200 g are sauce, of which a fifth is butter.
  expect(portions.regular).toEqual([
    { ingredient: 'tomato', grams: 40 },
    { ingredient: 'butter', grams: 10 },
    { ingredient: 'rice', grams: 150 },
  ])
})

test('an ingredient that stands beside a component that holds it is one row', () => {
  const rows = [
    { ingredient: 'tomato', grams: 20 },
    { ingredient: 'sauce', grams: 100 },
  ]
  const { portions, dip } = inIngredients({ portions: { regular: rows }, dip: [] }, pantry)
  const info = foodInfo(portions.regular ?? [], dip, pantry)
  expect(info.ingredients.map(({ name, percent }) => [name.en, percent])).toEqual([
    ['tomato', 83.3],
    ['butter', 16.7],
  ])
  expect(info.weight).toBe(120)
})

test('grams as bought and their cost are by the yield: of the row, else of the ingredient', () => {
  const rows = [
    { ingredient: 'sauce', grams: 100 },
    { ingredient: 'rice', grams: 250 },
  ]
  expect(rawItems(rows, pantry)).toEqual([
    { ingredient: 'tomato', served: 80, grams: 100, isKnown: true },
    { ingredient: 'butter', served: 20, grams: 20, isKnown: false },
    { ingredient: 'rice', served: 250, grams: 100, isKnown: true },
  ])
  // 100 g at 2 €, 20 g at 10 €, 100 g at 2.50 €.
  expect(costOf(rows, pantry)).toBeCloseTo(20 + 20 + 25, 9)
  const own = [{ ingredient: 'rice', grams: 250, making: { yield: 2 } }]
  expect(costOf(own, pantry)).toBeCloseTo(31.25, 9)
  const free = pantryOf([one('salt', {})])
  expect(costOf([{ ingredient: 'salt', grams: 1 }], free)).toBe(null)
})

test('a circle and a part that nobody knows are told, and hang nothing', () => {
  const rows = [
    one('tomato', {}),
    component('a', { b: 10, tomato: 10 }),
    component('b', { a: 5, gold: 1 }),
  ]
  expect(componentProblems(rows).map(({ id, part }) => `${id} ${part}`)).toEqual([
    'a b',
    'b a',
    'b gold',
  ])
  // Of b nothing is known.
  expect(pantryOf(rows).get('a')?.per100g.carbs).toBe(5)
})
