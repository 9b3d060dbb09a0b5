import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoFolder } from '../folders.ts'

type Shown = { shows: string[]; wrong?: string[] }
type Recipe = { items: { ingredient: string }[] }
type Meal = { slug: string; portions: Record<string, Recipe>; dip?: Recipe | null }

const shown: Record<string, Shown> = JSON.parse(read('pictures/shows.json'))
const meals: Meal[] = JSON.parse(read('meals.json'))

/** An almond in a picture that is not in the box costs the trust of a customer with an allergy. */
describe('a picture', () => {
  it('says for each meal which ingredients are seen in it', () => {
    expect(Object.keys(shown)).toEqual(meals.map(meal => meal.slug))
  })

  it('shows only what every portion or the dip holds', () => {
    for (const meal of meals) {
      const seen = shown[meal.slug]?.shows ?? []
      expect(seen.length).toBeGreaterThan(0)
      expect({ [meal.slug]: seen.filter(one => !holds(meal, one)) }).toEqual({ [meal.slug]: [] })
    }
  })

  it('is marked as wrong only for what the recipe does not hold', () => {
    for (const meal of meals)
      expect((shown[meal.slug]?.wrong ?? []).filter(one => holds(meal, one))).toEqual([])
  })
})

function holds(meal: Meal, ingredient: string): boolean {
  const inRecipe = ({ items }: Recipe) => items.some(item => item.ingredient === ingredient)
  return Object.values(meal.portions).every(inRecipe) || Boolean(meal.dip && inRecipe(meal.dip))
}

function read(file: string): string {
  return readFileSync(new URL(file, demoFolder), 'utf8')
}
