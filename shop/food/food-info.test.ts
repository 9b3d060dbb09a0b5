import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergenCodes } from './allergens.ts'
import { dietsOf } from './claims.ts'
import { foodInfo } from './food-info.ts'
import { declared, nutritionRows } from './nutrition.ts'
import { nutritionIn } from './nutrition-sum.ts'
import type { Ingredient, Pantry, RecipeItem } from './recipe.ts'

const text = (name: string) => ({ el: name, en: name })

function ingredient(id: string, given: Partial<Ingredient> = {}): Ingredient {
  const nothing = { fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0, salt: 0 }
  return {
    ...{ id, name: text(id), allergens: [], traces: [], vegan: true, vegetarian: true },
    ...{ group: 'vegetables', ...given },
    per100g: { ...nothing, ...given.per100g },
  }
}

const kitchen: Pantry = new Map(
  [
    ingredient('rice', { per100g: { carbs: 28, protein: 2.7 } as Ingredient['per100g'] }),
    ingredient('chicken', {
      per100g: { fat: 8.15, saturates: 2.31, protein: 24.76, salt: 0.265 } as Ingredient['per100g'],
      vegan: false,
      vegetarian: false,
      group: 'chicken',
    }),
    ingredient('celery', { allergens: ['celery'], traces: ['mustard'] }),
    ingredient('yoghurt', { allergens: ['milk'], traces: ['nuts'], vegan: false }),
    ingredient('oil', { per100g: { fat: 100, saturates: null } as Ingredient['per100g'] }),
    ingredient('mustard', { allergens: ['mustard'] }),
    ingredient('salt', { per100g: { salt: 100 } as Ingredient['per100g'] }),
  ].map(each => [each.id, each]),
)
const items = (grams: Record<string, number>): RecipeItem[] =>
  Object.entries(grams).map(([ingredient, own]) => ({ ingredient, grams: own }))

describe('what is declared of a portion', () => {
  test('3.20 its energy is that of its nutrients, by the factors of the law', () => {
    const { weight, perPortion, per100g } = foodInfo(
      items({ rice: 150, chicken: 120 }),
      [],
      kitchen,
    )
    expect(weight).toBe(270)
    // 9.78 g of fat, 42 g of carbohydrate, 33.762 g of protein.
    expect(perPortion).toMatchObject({ kj: 1650, kcal: 391, fat: 9.8, carbs: 42, protein: 33.8 })
    expect(per100g).toMatchObject({ kj: 611, kcal: 145, fat: 3.6, carbs: 15.6, protein: 12.5 })
  })

  test('3.21 its list is by weight, each ingredient once, with its share of this portion', () => {
    const rows = [...items({ salt: 1, rice: 60, chicken: 129 }), ...items({ rice: 10 })]
    const { ingredients } = foodInfo(rows, [], kitchen)
    expect(ingredients.map(({ name, percent }) => [name.en, percent])).toEqual([
      ['chicken', 64.5],
      ['rice', 35],
      ['salt', 0.5],
    ])
  })

  test('3.20 a dip is in no figure and in no list, but its allergens are in the box', () => {
    const info = foodInfo(
      items({ rice: 150, celery: 20 }),
      items({ yoghurt: 35, mustard: 4 }),
      kitchen,
    )
    expect(info.ingredients.map(({ name }) => name.en)).toEqual(['rice', 'celery'])
    expect([info.weight, info.withDip?.weight]).toEqual([170, 209])
    expect(info.allergens).toEqual(['milk', 'celery', 'mustard'])
    // Mustard is no trace any more: it is in the dip.
    expect(info.traces).toEqual(['nuts'])
    expect(foodInfo(items({ rice: 150 }), [], kitchen).withDip).toBeNull()
  })

  test('what a source does not say counts as the most that it can be', () => {
    expect(foodInfo(items({ oil: 10, rice: 90 }), [], kitchen).perPortion.saturates).toBe(10)
  })

  test('an unknown ingredient is no recipe', () => {
    expect(() => foodInfo(items({ unobtainium: 1 }), [], kitchen)).toThrow(
      'no ingredient unobtainium',
    )
  })
})

/** A pantry of anything, and grams of it as a recipe has them. */
const gram = fc.integer({ min: 1, max: 5000 }).map(tenths => tenths / 10)
const hundredth = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(value => value / 100)
const anything = fc
  .tuple(
    ...[hundredth(40), hundredth(40), hundredth(10), hundredth(30)],
    ...[fc.integer({ min: 0, max: 4000 }).map(value => value / 1000), hundredth(1), hundredth(1)],
    fc.subarray([...allergenCodes]),
    fc.subarray([...allergenCodes]),
  )
  .map(([fat, carbs, fibre, protein, salt, saturated, sweet, allergens, traces]) => ({
    ...{ allergens, traces },
    per100g: {
      fat,
      saturates: fat * saturated,
      carbs,
      sugars: carbs * sweet,
      fibre,
      protein,
      salt,
    },
  }))
const cooked = fc.array(fc.tuple(anything, gram), { minLength: 1, maxLength: 12 }).map(foods => {
  const pantry: Pantry = new Map(
    foods.map(([food, _], at) => [`i${at}`, ingredient(`i${at}`, food as Partial<Ingredient>)]),
  )
  return { pantry, recipe: foods.map(([_, grams], at) => ({ ingredient: `i${at}`, grams })) }
})

describe('whatever is cooked', () => {
  test('3.20 a label says of the kept figures what it says of the exact ones', () => {
    fc.assert(
      fc.property(cooked, ({ pantry, recipe }) => {
        const { perPortion, per100g } = foodInfo(recipe, [], pantry)
        const exact = nutritionIn(recipe, pantry)
        const weight = recipe.reduce((sum, { grams }) => sum + grams, 0)
        const shares = Object.entries(exact).map(([key, value]) => [key, (value * 100) / weight])
        for (const row of nutritionRows)
          for (const [kept, truly] of [
            [perPortion, exact],
            [per100g, Object.fromEntries(shares)],
          ] as const)
            expect([row, declared(row, kept, 'en')]).toEqual([
              row,
              declared(row, tidy(truly), 'en'),
            ])
      }),
      { numRuns: 400 },
    )
  })

  test('3.21 the list falls, adds up, and no order of the rows changes a share', () => {
    fc.assert(
      fc.property(cooked, ({ pantry, recipe }) => {
        const shares = (rows: readonly RecipeItem[]) => foodInfo(rows, [], pantry).ingredients
        const percents = shares(recipe).map(({ percent }) => percent)
        expect(percents).toEqual([...percents].sort((one, other) => other - one))
        const sum = percents.reduce((all, one) => all + one, 0)
        expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.05 * percents.length + 1e-9)
        const turned = shares([...recipe].reverse())
        expect(turned.map(({ percent }) => percent)).toEqual(percents)
      }),
    )
  })

  test('3.21 no allergen of any row is lost, none is added, and a trace is no allergen', () => {
    fc.assert(
      fc.property(cooked, cooked, (one, other) => {
        const pantry = new Map([
          ...one.pantry,
          ...[...other.pantry].map(([id, each]) => [`d${id}`, each] as const),
        ])
        const dip = other.recipe.map(item => ({ ...item, ingredient: `d${item.ingredient}` }))
        const { allergens, traces } = foodInfo(one.recipe, dip, pantry)
        const all = [...pantry.values()]
        for (const code of allergenCodes) {
          const held = all.some(each => each.allergens.includes(code))
          expect(allergens.includes(code)).toBe(held)
          expect(traces.includes(code)).toBe(!held && all.some(each => each.traces.includes(code)))
        }
      }),
    )
  })

  test('twice the grams are twice the portion and the same 100 g', () => {
    fc.assert(
      fc.property(cooked, ({ pantry, recipe }) => {
        const double = recipe.map(item => ({ ...item, grams: item.grams * 2 }))
        const [one, two] = [foodInfo(recipe, [], pantry), foodInfo(double, [], pantry)]
        expect(two.per100g).toEqual(one.per100g)
        expect(two.ingredients).toEqual(one.ingredients)
        expect(Math.abs(two.perPortion.kcal - 2 * one.perPortion.kcal)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('3.22 a claim holds in every portion, so one that misses it takes it away', () => {
    fc.assert(
      fc.property(cooked, cooked, (one, other) => {
        const pantry = new Map([
          ...one.pantry,
          ...[...other.pantry].map(([id, each]) => [`d${id}`, each] as const),
        ])
        const larger = other.recipe.map(item => ({ ...item, ingredient: `d${item.ingredient}` }))
        const of = (portions: Record<string, RecipeItem[]>) =>
          dietsOf({ portions, dip: [] }, pantry)
        const both = of({ regular: one.recipe, hero: larger })
        const apart = [of({ regular: one.recipe }), of({ hero: larger })]
        expect(both).toEqual(apart[0]?.filter(diet => apart[1]?.includes(diet)))
      }),
    )
  })
})

/** Without the last binary digits of a sum. */
function tidy<Figures extends Record<string, number>>(figures: Figures): Figures {
  const entries = Object.entries(figures).map(([key, value]) => [
    key,
    Number(value.toPrecision(12)),
  ])
  return Object.fromEntries(entries)
}
