import { expect, test } from 'vitest'
import { ingredientProblems } from '#shop/food/ingredient-problems.ts'
import type { Plausible } from '#shop/food/recipe-problems.ts'
import { recipeProblems } from '#shop/food/recipe-problems.ts'
import { soldProblems } from '#shop/food/sold-problems.ts'
import { demoRows } from './catalogue.ts'

/** What this shop wants its portions to be. */
const mainMeal: Plausible = {
  kcal: { regular: [350, 480], brave: [450, 620], hero: [560, 760], legendary: [680, 920] },
  mostSalt: 3.5,
}
const meaty: Plausible = { ...mainMeal, leastProtein: 18 }
const small: Plausible = { mostSalt: 2 }

test('nothing about an ingredient of the demo is implausible', async () => {
  for (const ingredient of (await demoRows()).ingredients)
    expect([ingredient.id, ingredientProblems(ingredient)]).toEqual([ingredient.id, []])
})

test('nothing about a meal of the demo is implausible', async () => {
  const { catalogue, recipes, ingredients } = await demoRows()
  const pantry = new Map(ingredients.map(each => [each.id, each]))
  for (const meal of catalogue.meals) {
    const recipe = recipes.get(meal.id)
    if (!recipe) throw new Error(`${meal.id} has no recipe`)
    const isMain = meal.type === 'main-meal'
    const expected = isMain ? (meal.diet.includes('vegan') ? mainMeal : meaty) : small
    const prices = Object.fromEntries(meal.builds.map(({ portion, price }) => [portion, price]))
    const problems = [
      ...recipeProblems(recipe, pantry, expected),
      ...soldProblems({ categories: meal.categories, prices }, recipe, pantry),
    ]
    expect([meal.slug, problems]).toEqual([meal.slug, []])
    const proteins = meal.builds.map(({ perPortion }) => perPortion.protein)
    expect(proteins).toEqual([...new Set(proteins)].sort((one, other) => one - other))
  }
})
