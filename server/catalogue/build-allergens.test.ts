import { expect, test } from 'vitest'
import type { FoodInfo, Meal } from '#shop/meal.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { demoShop } from '../../test/demo-shop.ts'
import type { Call } from '../calls/hook.ts'
import { mealCollection, mealOne } from './meals.ts'

const slug = 'kotopoulo-lemonato'

/** The shop whose dish holds this in the hero portion alone. */
function callWith(hero: Partial<FoodInfo>): Call {
  const changed = (meal: Meal): Meal =>
    meal.slug !== slug
      ? meal
      : {
          ...meal,
          builds: meal.builds.map(build =>
            build.portion === 'hero' ? { ...build, ...hero } : build,
          ),
        }
  const meals = demoShop.meals.map(changed)
  const mealBySlug = new Map(meals.map(meal => [meal.slug, meal]))
  return {
    catalogue: { ...demoShop, meals, mealBySlug },
    closeUps: new Set(),
    lang: 'en',
    now: 0,
  } as unknown as Call
}

const portionsOf = (call: Call, withoutAllergens: string) =>
  mealCollection(call, { withoutAllergens })
    .meals.find(meal => meal.slug === slug)
    ?.builds.map(({ portion }) => portion.code)

test('a filter by allergens leaves out the very portion that holds one', () => {
  const call = callWith({ allergens: ['celery', 'mustard', 'nuts'], traces: ['sesame'] })
  const others = ['regular', 'brave', 'legendary']
  expect(portionsOf(call, 'nuts')).toEqual(others)
  expect(portionsOf(call, 'sesame')).toEqual(others)
  expect(portionsOf(call, 'milk')).toEqual(['regular', 'brave', 'hero', 'legendary'])
  expect(portionsOf(call, 'mustard')).toBeUndefined()
})

test('what comes through the filter says nothing of the portion that does not', () => {
  const call = callWith({ allergens: ['celery', 'mustard', 'nuts'] })
  const [meal] = mealCollection(call, { withoutAllergens: 'nuts', q: 'lemon chicken' }).meals
  expect(meal?.allergens.map(({ code }) => code)).toEqual(['celery', 'mustard'])
})

test('a meal’s page has the list, the allergens and the traces of each portion', () => {
  const nuts = {
    ...{ name: { el: 'Καρύδια', en: 'Walnuts' }, percent: 3.5, allergens: ['nuts'] },
    // The law wants the nut named.
    allergenDetail: { nuts: { el: 'καρύδι', en: 'walnut' } },
  }
  const told = mealOne(callWith({ ingredients: [nuts], allergens: ['nuts'], traces: ['sesame'] }), {
    slug,
  })
  if (isRefusal(told)) throw new Error(told.refused)
  const [regular, , hero] = told.builds
  expect(hero).toMatchObject({
    ingredients: [{ name: 'Walnuts', percent: 3.5, allergens: ['walnut'] }],
    allergens: ['nuts'],
    traces: ['sesame'],
  })
  expect(regular?.allergens).toEqual(['celery', 'mustard'])
  expect(regular?.ingredients.length).toBeGreaterThan(8)
})
