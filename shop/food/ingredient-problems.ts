import { type Lack, lack } from '../lack/lack.ts'
import { allergenCodes } from './allergens.ts'
import { energyOf } from './nutrition-sum.ts'
import type { Ingredient, Nutrients } from './recipe.ts'

/** `at`: keys that lead to the place. */
export type Problem = { readonly at: readonly (string | number)[]; readonly lack: Lack }

export function ingredientProblems(ingredient: Ingredient): Problem[] {
  const { allergens, traces, allergenDetail = {}, per100g, vegan, vegetarian, group } = ingredient
  const codes: readonly string[] = allergenCodes
  const problems: Problem[] = []
  const bad = (found: Lack, ...at: string[]) => problems.push({ at, lack: found })
  for (const code of allergens)
    if (!codes.includes(code)) bad(lack('not-of-the-14', { name: code }), 'allergens')
  for (const code of traces)
    if (!codes.includes(code)) bad(lack('not-of-the-14', { name: code }), 'traces')
    else if (allergens.includes(code)) bad(lack('allergen-already', { name: code }), 'traces')
  for (const code of ['gluten', 'nuts'])
    if (allergens.includes(code) && !allergenDetail[code])
      bad(lack('allergen-unnamed', { name: code }), 'allergenDetail')
  if (vegan && !vegetarian) bad(lack('vegan-is-vegetarian'), 'vegetarian')
  const animal = allergens.filter(code => ofAnimals.includes(code))
  if (vegan && animal.length > 0) bad(lack('vegan-with', { names: animal }), 'vegan')
  if (vegetarian && meats.includes(group)) bad(lack('vegetarian-though', { group }), 'vegetarian')
  return [...problems, ...nutrientProblems(per100g, ingredient.sourceKcal)]
}

const ofAnimals = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']

const meats = ['fish', 'seafood', 'beef', 'pork', 'chicken', 'turkey', 'lamb', 'meat']

function nutrientProblems(per100g: Nutrients, sourceKcal: number | undefined): Problem[] {
  const { fat, saturates, carbs, sugars, fibre, protein, salt } = per100g
  const problems: Problem[] = []
  const bad = (found: Lack, key: string) => problems.push({ at: ['per100g', key], lack: found })
  for (const [key, grams] of Object.entries(per100g))
    if (grams !== null && !(grams >= 0 && grams <= 100)) bad(lack('grams-of-100g', { grams }), key)
  if ((saturates ?? 0) > fat)
    bad(lack('saturates-over-fat', { grams: saturates ?? 0, fat }), 'saturates')
  if ((sugars ?? 0) > carbs) bad(lack('sugars-over-carbs', { grams: sugars ?? 0, carbs }), 'sugars')
  const all = fat + carbs + (fibre ?? 0) + protein + salt
  // Sources round, and analyse each by itself.
  if (all > 102) bad(lack('nutrients-over-100g', { grams: tenth(all) }), 'fat')
  const { kcal } = energyOf({ fat, carbs, fibre: fibre ?? 0, protein })
  const difference = sourceKcal === undefined ? 0 : Math.abs(kcal - sourceKcal)
  // Spices, vinegar and cocoa have factors of their own in the sources; alcohol and polyols are not known.
  if (difference > Math.max(60, 0.4 * kcal))
    problems.push({
      at: ['sourceKcal'],
      lack: lack('source-kcal', { source: sourceKcal ?? 0, kcal: Math.round(kcal) }),
    })
  return problems
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
