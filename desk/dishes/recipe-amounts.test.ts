import { expect, test } from 'vitest'
import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Ingredient } from '#shop/food/recipe.ts'
import { declaredOf, pantryIn } from './dish-draft.ts'
import { amountIn, withAmount, withMaking, withYield } from './recipe-amounts.ts'

const plain = (id: string, protein: number, share: number, costPerKg: number) =>
  ({
    ...{ id, name: { el: id, en: id }, yield: share, costPerKg },
    per100g: { fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein, salt: 0 },
  }) as unknown as Ingredient
const pantry = pantryIn([plain('chicken', 30, 0.75, 8), plain('rice', 3, 2.5, 2.5)])
const dish = {
  prices: { regular: 7 },
  recipe: { chicken: { regular: 150 }, rice: { regular: 100 } },
} as unknown as DishDraft
const chicken = { id: 'chicken', portion: 'regular' } as const

test('raw grams are typed and kept as what is served of them', () => {
  expect(amountIn(dish, { ...chicken, mode: 'raw' }, pantry)).toBe(200)
  const more = withAmount(dish, { ...chicken, mode: 'raw', amount: 240 }, pantry)
  expect(more.recipe.chicken).toEqual({ regular: 180 })
})

// By hand: 150 g served are 200 g at 0.75, and 222.22 g at 0.675, a tenth less. 200 g at 8 € are 160
// cents, 222.22 g are 177.78; 100 g of rice are 40 g at 2.50 €, 10 cents.
test('a yield that falls by a tenth moves what is bought where the plate stays', () => {
  const [before] = declaredOf(dish, pantry)
  expect(before).toMatchObject({ raw: 240, cost: 170 })
  const next = withYield(dish, { id: 'chicken', mode: 'served', share: 0.675 }, pantry)
  expect(next.making).toEqual({ chicken: { yield: 0.675 } })
  const [after] = declaredOf(next, pantry)
  expect(after?.info).toEqual(before?.info)
  expect(after?.raw).toBeCloseTo(262.222, 2)
  expect(after?.cost).toBeCloseTo(187.778, 2)
  expect(withYield(next, { id: 'chicken', mode: 'served', share: 0.75 }, pantry)).toEqual(dish)
})

// By hand: 200 g raw at 0.675 are 135 g: 235 g in all, 57.4 % chicken, 40.5 + 3 = 43.5 g of protein.
test('and what is on the plate, its list and its nutrition where the raw grams stay', () => {
  const [before] = declaredOf(dish, pantry)
  expect(before?.info?.ingredients.map(({ percent }) => percent)).toEqual([60, 40])
  const next = withYield(dish, { id: 'chicken', mode: 'raw', share: 0.675 }, pantry)
  const [after] = declaredOf(next, pantry)
  expect(after?.info?.weight).toBe(235)
  expect(after?.info?.ingredients.map(({ percent }) => percent)).toEqual([57.4, 42.6])
  expect(after?.info?.perPortion.protein).toBe(43.5)
  expect(after?.cost).toBe(170)
})

test('what says nothing of a row is not kept', () => {
  const said = withMaking(dish, 'rice', { station: 'stove' })
  expect(said.making).toEqual({ rice: { station: 'stove' } })
  expect(withMaking(said, 'rice', { station: undefined })).toEqual(dish)
})
