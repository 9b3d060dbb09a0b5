import { expect, test } from 'vitest'
import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Ingredient } from '#shop/food/recipe.ts'
import { declaredOf, pantryIn, withPortion } from './dish-draft.ts'

const ingredient = (id: string, allergens: string[], protein: number) =>
  ({
    ...{ id, name: { el: id, en: id }, allergens, traces: [] },
    per100g: { fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein, salt: 0 },
  }) as unknown as Ingredient
const pantry = pantryIn([ingredient('rice', [], 10), ingredient('tahini', ['sesame'], 20)])
const draft = {
  prices: { regular: 7, hero: 9 },
  recipe: { rice: { regular: 90, hero: 180 }, tahini: { hero: 20 }, gold: { hero: 5 } },
} as unknown as DishDraft

test('each build declares its own grams, allergens and percentages, without what nobody knows', () => {
  const [regular, hero] = declaredOf(draft, pantry)
  expect(regular?.info).toMatchObject({ weight: 90, allergens: [] })
  expect(hero?.info).toMatchObject({ weight: 200, allergens: ['sesame'] })
  expect(hero?.info?.ingredients.map(({ percent }) => percent)).toEqual([90, 10])
  expect(hero?.info?.perPortion.protein).toBe(22)
  expect(declaredOf({ ...draft, recipe: {} }, pantry).map(({ info }) => info)).toEqual([null, null])
})

test('an amount is set for one portion and taken away again', () => {
  expect(withPortion({ regular: 5 }, 'hero', 7)).toEqual({ regular: 5, hero: 7 })
  expect(withPortion({ regular: 5, hero: 7 }, 'hero', undefined)).toEqual({ regular: 5 })
  expect(withPortion(5, 'regular', 6)).toBe(6)
  expect(withPortion(undefined, 'regular', 6)).toEqual({ regular: 6 })
})
