import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ingredient, Recipe } from '../food/recipe.ts'
import { portionCodes } from '../meal.ts'
import type { OrderItem } from '../order/order.ts'
import { bags, cookList, type DueDelivery, ingredientsFor } from './production.ts'

const meals = ['M01', 'M02', 'M03']
const item = fc.record({
  mealId: fc.constantFrom(...meals),
  portion: fc.constantFrom(...portionCodes),
  amount: fc.integer({ min: 1, max: 30 }),
})
const deliveries = fc.array(fc.record({ items: fc.array(item, { maxLength: 12 }) }), {
  maxLength: 60,
})
const asItems = (drawn: readonly object[]) =>
  drawn.map(one => ({ name: { el: 'Α', en: 'A' }, ...one }) as unknown as OrderItem)
const due = (drawn: readonly { items: readonly object[] }[]) =>
  drawn.map(({ items }) => ({ items: asItems(items) }))

test('14.01 the list of a day cooks each portion that was sold, and no other', () => {
  fc.assert(
    fc.property(deliveries, drawn => {
      const lines = cookList(due(drawn))
      const sold = drawn.flatMap(({ items }) => items)
      for (const meal of meals)
        for (const portion of portionCodes) {
          const wanted = sold
            .filter(one => one.mealId === meal && one.portion === portion)
            .reduce((sum, { amount }) => sum + amount, 0)
          const line = lines.find(({ mealId }) => mealId === meal)
          const cooked = line?.portions.find(one => one.portion === portion)?.amount ?? 0
          expect(cooked).toBe(wanted)
        }
      const all = lines.reduce((sum, { total }) => sum + total, 0)
      expect(all).toBe(sold.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})

test('14.08 ingredients are the grams of each portion with its dip, and a dish without a recipe is named', () => {
  const recipes = new Map<string, Recipe>([
    [
      'M01',
      {
        portions: {
          regular: [{ ingredient: 'rice', grams: 150 }],
          brave: [
            { ingredient: 'rice', grams: 200 },
            { ingredient: 'salt', grams: 0.5 },
          ],
        },
        dip: [{ ingredient: 'yoghurt', grams: 30 }],
      },
    ],
  ])
  const items = asItems([
    { mealId: 'M01', portion: 'regular', amount: 2 },
    { mealId: 'M01', portion: 'brave', amount: 3 },
    { mealId: 'M02', portion: 'regular', amount: 1 },
    { mealId: 'M01', portion: 'hero', amount: 1 },
  ])
  const pantry = new Map([['rice', { yield: 2.5 } as Ingredient]])
  expect(ingredientsFor([{ items }], recipes, pantry)).toEqual({
    grams: [
      { ingredient: 'rice', grams: 900, raw: 360 },
      { ingredient: 'yoghurt', grams: 150, raw: null },
      { ingredient: 'salt', grams: 2, raw: null },
    ],
    unknown: ['M02', 'M01'],
  })
})

describe('Bags', () => {
  const at = (from: string, kind: string, postcode: string, street: string, number: string) =>
    ({
      timePeriod: { from },
      spot: { id: 'x', kind },
      address: { postcode, street, number },
      number: 1,
    }) as unknown as DueDelivery

  test('14.07 stand in the order of windows, counters and streets, house numbers as numbers', () => {
    const sorted = [
      at('09:00', 'takeaway', '11635', 'Αρχελάου', '14'),
      at('09:00', 'delivery', '10434', 'Πατησίων', '9'),
      at('09:00', 'delivery', '10434', 'Πατησίων', '76'),
      at('09:00', 'delivery', '15124', 'Άνοιξης', '1'),
      at('13:00', 'delivery', '10434', 'Πατησίων', '2'),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted, { minLength: 5 }), shuffled => {
        expect(bags(shuffled).map(({ delivery }) => delivery)).toEqual(sorted)
        expect(bags(shuffled).map(({ bag }) => bag)).toEqual([1, 2, 3, 4, 5])
      }),
    )
  })
})
