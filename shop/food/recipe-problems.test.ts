import { describe, expect, test } from 'vitest'
import { lackText } from '../lack/lack-text.ts'
import { ingredientProblems } from './ingredient-problems.ts'
import type { Ingredient, Pantry, Recipe } from './recipe.ts'
import { recipeProblems } from './recipe-problems.ts'
import { soldProblems } from './sold-problems.ts'

const bread: Ingredient = {
  id: 'bread',
  name: { el: 'Ψωμί', en: 'Bread' },
  allergens: ['gluten'],
  allergenDetail: { gluten: { el: 'σιτάρι', en: 'wheat' } },
  traces: ['sesame'],
  per100g: { fat: 3, saturates: 1, carbs: 41, sugars: 4, fibre: 7, protein: 13, salt: 1.1 },
  sourceKcal: 250,
  vegan: true,
  vegetarian: true,
  group: 'bread',
}
const cheese: Ingredient = {
  id: 'cheese',
  name: { el: 'Τυρί', en: 'Cheese' },
  allergens: ['milk'],
  traces: [],
  per100g: { fat: 21, saturates: 14, carbs: 4, sugars: 4, fibre: 0, protein: 14, salt: 2.3 },
  sourceKcal: 264,
  vegan: false,
  vegetarian: true,
  group: 'dairy',
}
const pantry: Pantry = new Map([bread, cheese].map(each => [each.id, each]))

const toast: Recipe = {
  portions: {
    regular: [
      { ingredient: 'bread', grams: 60 },
      { ingredient: 'cheese', grams: 30 },
    ],
    hero: [
      { ingredient: 'bread', grams: 90 },
      { ingredient: 'cheese', grams: 45 },
    ],
  },
  dip: [],
}

const lines = (problems: ReturnType<typeof recipeProblems>) =>
  problems.map(({ at, lack }) => `${at.join('.')} ${lackText(lack, 'en')}`)

describe('an ingredient', () => {
  const wrong: [Partial<Ingredient>, string][] = [
    [{ allergens: ['wheat'] }, 'allergens wheat is none of the 14 allergens of the law'],
    [{ traces: ['dust'] }, 'traces dust is none of the 14 allergens of the law'],
    [{ traces: ['gluten'] }, 'traces gluten is among the allergens already'],
    [{ allergenDetail: {} }, 'allergenDetail the law wants it named which one gluten is'],
    [{ vegetarian: false }, 'vegetarian what is vegan is vegetarian too'],
    [{ allergens: ['gluten', 'milk', 'eggs'] }, 'vegan is vegan, with milk, eggs'],
    [{ group: 'chicken' }, 'vegetarian is vegetarian, though chicken'],
    [{ per100g: { ...bread.per100g, salt: -1 } }, 'per100g.salt is -1 g of 100 g'],
    [{ per100g: { ...bread.per100g, protein: 130 } }, 'per100g.protein is 130 g of 100 g'],
    [
      { per100g: { ...bread.per100g, saturates: 4 } },
      'per100g.saturates 4 g of saturates in 3 g of fat',
    ],
    [
      { per100g: { ...bread.per100g, sugars: 42 } },
      'per100g.sugars 42 g of sugars in 41 g of carbohydrate',
    ],
    [
      { per100g: { ...bread.per100g, fat: 60 } },
      'per100g.fat fat, carbohydrate, fibre, protein and salt make 122.1 g of 100 g',
    ],
    [{ sourceKcal: 2500 }, 'sourceKcal the source says 2500 kcal, its nutrients make 257'],
  ]
  test.each(wrong)('%j is told', (given, line) => {
    expect(lines(ingredientProblems({ ...bread, ...given }))).toContain(line)
  })

  test('in order has none, and nor has one whose source says little', () => {
    expect(ingredientProblems(bread)).toEqual([])
    const { sourceKcal: _, ...quiet } = cheese
    const unknown = { ...cheese.per100g, saturates: null, sugars: null, fibre: null }
    expect(ingredientProblems({ ...quiet, per100g: unknown })).toEqual([])
  })
})

describe('a recipe', () => {
  const with1 = (hero: Recipe['portions']['hero'], dip: Recipe['dip'] = []): Recipe => ({
    portions: { ...toast.portions, hero },
    dip,
  })
  test('in order has no problem', () => {
    expect(recipeProblems(toast, pantry)).toEqual([])
    expect(
      soldProblems({ categories: [], prices: { regular: 300, hero: 400 } }, toast, pantry),
    ).toEqual([])
  })

  test.each([
    [{ portions: {}, dip: [] }, 'portions there is no portion'],
    [with1([]), 'portions.hero hero holds nothing'],
    [with1([{ ingredient: 'ham', grams: 20 }]), 'portions.hero.ham ham is no ingredient'],
    [with1([{ ingredient: 'bread', grams: 0 }]), 'portions.hero.bread 0 g of bread cannot be'],
    [
      with1(toast.portions.hero, [{ ingredient: 'cheese', grams: -1 }]),
      'dip.cheese -1 g of cheese cannot be',
    ],
    [
      with1([
        { ingredient: 'bread', grams: 90 },
        { ingredient: 'bread', grams: 9 },
      ]),
      'portions.hero.bread bread stands there twice',
    ],
    [with1(toast.portions.regular), 'portions.hero hero has no more weight and kcal than regular'],
  ] as [Recipe, string][])('%j is told', (recipe, line) => {
    expect(lines(recipeProblems(recipe, pantry))).toContain(line)
  })

  test('is measured by what its shop expects, and by what its sources say', () => {
    const expected = { kcal: { regular: [300, 400] as const }, mostSalt: 1.9, leastProtein: 13 }
    expect(lines(recipeProblems(toast, pantry, expected))).toEqual([
      'portions.regular regular has 233 kcal, not 300 to 400',
      'portions.regular regular has only 12 g of protein',
      'portions.hero hero has 2 g of salt',
    ])
    const typo = new Map(pantry).set('cheese', { ...cheese, sourceKcal: 426 })
    expect(lines(recipeProblems(toast, typo))).toEqual([
      'portions.regular regular makes 233 kcal, by its sources 278',
      'portions.hero hero makes 349 kcal, by its sources 417',
    ])
  })

  test('of a meal that calls itself vegan must be, and a larger portion must not be cheaper', () => {
    const sold = { categories: ['vegan'], prices: { regular: 400, hero: 390 } }
    expect(lines(soldProblems(sold, toast, pantry))).toEqual([
      'categories it is not vegan: cheese',
      'prices.hero is less than for regular',
    ])
    const plain = { portions: { regular: [{ ingredient: 'bread', grams: 60 }] }, dip: [] }
    expect(lines(soldProblems({ categories: [], prices: {} }, plain, pantry))).toEqual([
      'categories it is vegan: vegan is missing',
    ])
  })
})
