import { expect, test } from 'vitest'
import { dietsOf } from './claims.ts'
import type { Ingredient, Nutrients, Pantry, Recipe, RecipeItem } from './recipe.ts'

const nothing: Nutrients = {
  ...{ fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0, salt: 0 },
}

function food(
  id: string,
  per100g: Partial<Nutrients>,
  given: Partial<Ingredient> = {},
): Ingredient {
  return {
    ...{ id, name: { el: id, en: id }, allergens: [], traces: [], vegan: true, vegetarian: true },
    ...{ group: 'vegetables', per100g: { ...nothing, ...per100g }, ...given },
  }
}

const animal = { vegan: false }
const meat = { vegan: false, vegetarian: false }
const pantry: Pantry = new Map(
  [
    food('water', {}),
    food('leaf', { carbs: 50 }),
    food('cheese', { carbs: 50 }, { ...animal, group: 'dairy', allergens: ['milk'] }),
    food('rennet', { carbs: 50 }, { ...meat, group: 'dairy', allergens: ['milk'] }),
    food('cod', { carbs: 50 }, { ...meat, group: 'fish', allergens: ['fish'] }),
    food('squid', { carbs: 50 }, { ...meat, group: 'seafood' }),
    food('beef', { carbs: 50 }, { ...meat, group: 'beef' }),
    food('wheat', { carbs: 50 }, { allergens: ['gluten'] }),
    food('oats', { carbs: 50 }, { traces: ['gluten', 'milk'] }),
    food('fat', { fat: 100 }),
    food('sugar', { carbs: 100, sugars: 100 }),
    food('unknown sugar', { carbs: 100, sugars: null }),
    food('starch', { carbs: 100 }),
    food('bran', { fibre: 100 }),
    food('protein', { protein: 100 }),
  ].map(each => [each.id, each]),
)
const grams = (of: Record<string, number>): RecipeItem[] =>
  Object.entries(of).map(([ingredient, own]) => ({ ingredient, grams: own }))
const recipe = (regular: Record<string, number>, dip: Record<string, number> = {}): Recipe => ({
  portions: { regular: grams(regular) },
  dip: grams(dip),
})
const earns = (diet: string, regular: Record<string, number>, dip: Record<string, number> = {}) =>
  dietsOf(recipe(regular, dip), pantry).includes(diet)

const kinds = ['vegan', 'vegetarian', 'pescatarian', 'gluten-free', 'dairy-free']
test.each([
  ['leaf', ['vegan', 'vegetarian', 'gluten-free', 'dairy-free']],
  ['cheese', ['vegetarian', 'gluten-free']],
  ['cod', ['pescatarian', 'gluten-free', 'dairy-free']],
  ['squid', ['pescatarian', 'gluten-free', 'dairy-free']],
  ['rennet', ['pescatarian', 'gluten-free']],
  ['beef', ['gluten-free', 'dairy-free']],
  ['wheat', ['vegan', 'vegetarian', 'dairy-free']],
  // A trace is enough to take it away.
  ['oats', ['vegan', 'vegetarian']],
])('3.22 %s is %j', (ingredient, diets) => {
  const found = dietsOf(recipe({ [ingredient]: 100 }), pantry)
  expect(found.filter(diet => kinds.includes(diet))).toEqual(diets)
})

test('3.22 one ingredient, one portion or the dip takes a diet away', () => {
  expect(earns('pescatarian', { cod: 100, beef: 1 })).toBe(false)
  expect(earns('vegan', { leaf: 100 }, { cheese: 5 })).toBe(false)
  expect(earns('vegetarian', { leaf: 100 }, { cheese: 5 })).toBe(true)
  const portions = { regular: grams({ leaf: 100 }), hero: grams({ leaf: 100, wheat: 1 }) }
  expect(dietsOf({ portions, dip: [] }, pantry)).not.toContain('gluten-free')
})

test('3.22 claims begin exactly where the law lets them', () => {
  // Protein gives a fifth of the energy: 20 g of it beside 80 g of starch.
  expect(earns('high-protein', { protein: 20, starch: 80 })).toBe(true)
  expect(earns('high-protein', { protein: 19.9, starch: 80.1 })).toBe(false)
  // 6 g of fibre in 100 g, or 3 g in 100 kcal.
  expect(earns('high-fibre', { bran: 6, fat: 94 })).toBe(true)
  expect(earns('high-fibre', { bran: 5.9, fat: 94.1 })).toBe(false)
  expect(earns('high-fibre', { bran: 3.2, starch: 25, water: 100 })).toBe(true)
  expect(earns('high-fibre', { bran: 3.1, starch: 25, water: 100 })).toBe(false)
  expect(earns('low-fat', { fat: 3, water: 97 })).toBe(true)
  expect(earns('low-fat', { fat: 3.1, water: 96.9 })).toBe(false)
  expect(earns('low-sugar', { sugar: 5, water: 95 })).toBe(true)
  expect(earns('low-sugar', { sugar: 5.1, water: 94.9 })).toBe(false)
})

test('3.22 no claim rests on what a source does not say, nor on leaving the dip out', () => {
  expect(earns('low-sugar', { 'unknown sugar': 10, water: 90 })).toBe(false)
  expect(earns('low-fat', { leaf: 100 }, { fat: 10 })).toBe(false)
  expect(earns('low-fat', { fat: 5, water: 95 }, { water: 100 })).toBe(false)
})
