import { type PortionCode, portionCodes } from '../meal.ts'
import type { Cents } from '../money.ts'
import { allergenCodes } from './allergens.ts'
import { dietsOf } from './claims.ts'
import { energyOf, nutritionIn } from './nutrition-sum.ts'
import {
  everyItem,
  type Ingredient,
  ingredientOf,
  type Nutrients,
  type Pantry,
  type Recipe,
  type RecipeItem,
  weightOf,
} from './recipe.ts'

/** `at`: keys that lead to the place; `says`: plain English for the staff. */
type Problem = { readonly at: readonly (string | number)[]; readonly says: string }

export function ingredientProblems(ingredient: Ingredient): Problem[] {
  const { allergens, traces, allergenDetail = {}, per100g, vegan, vegetarian, group } = ingredient
  const known: readonly string[] = allergenCodes
  const problems: Problem[] = []
  const bad = (says: string, ...at: string[]) => problems.push({ at, says })
  for (const code of allergens)
    if (!known.includes(code)) bad(`${code} is none of the 14 allergens of the law`, 'allergens')
  for (const code of traces)
    if (!known.includes(code)) bad(`${code} is none of the 14 allergens of the law`, 'traces')
    else if (allergens.includes(code)) bad(`${code} is among the allergens already`, 'traces')
  for (const code of ['gluten', 'nuts'])
    if (allergens.includes(code) && !allergenDetail[code])
      bad(`the law wants it named which one ${code} is`, 'allergenDetail')
  if (vegan && !vegetarian) bad('is vegan but not vegetarian', 'vegetarian')
  const animal = allergens.filter(code => ofAnimals.includes(code))
  if (vegan && animal.length > 0) bad(`is vegan, with ${animal.join(', ')}`, 'vegan')
  if (vegetarian && meats.includes(group)) bad(`is vegetarian, though ${group}`, 'vegetarian')
  return [...problems, ...nutrientProblems(per100g, ingredient.sourceKcal)]
}

const ofAnimals = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
const meats = ['fish', 'seafood', 'beef', 'pork', 'chicken', 'turkey', 'lamb', 'meat']

function nutrientProblems(per100g: Nutrients, sourceKcal: number | undefined): Problem[] {
  const { fat, saturates, carbs, sugars, fibre, protein, salt } = per100g
  const problems: Problem[] = []
  const bad = (says: string, key: string) => problems.push({ at: ['per100g', key], says })
  for (const [key, grams] of Object.entries(per100g))
    if (grams !== null && !(grams >= 0 && grams <= 100)) bad(`is ${grams} g of 100 g`, key)
  if ((saturates ?? 0) > fat) bad(`${saturates} g of saturates in ${fat} g of fat`, 'saturates')
  if ((sugars ?? 0) > carbs) bad(`${sugars} g of sugars in ${carbs} g of carbohydrate`, 'sugars')
  const all = fat + carbs + (fibre ?? 0) + protein + salt
  // Sources round, and analyse each by itself.
  if (all > 102)
    bad(`fat, carbohydrate, fibre, protein and salt make ${tenth(all)} g of 100 g`, 'fat')
  const { kcal } = energyOf({ fat, carbs, fibre: fibre ?? 0, protein })
  const difference = sourceKcal === undefined ? 0 : Math.abs(kcal - sourceKcal)
  // Spices, vinegar and cocoa have factors of their own in the sources; alcohol and polyols are not known.
  if (difference > Math.max(60, 0.4 * kcal))
    problems.push({
      at: ['sourceKcal'],
      says: `the source says ${sourceKcal} kcal, its nutrients make ${Math.round(kcal)}`,
    })
  return problems
}

/** Expectations of portions; a missing one is not checked. */
export type Plausible = {
  readonly kcal?: Readonly<Partial<Record<PortionCode, readonly [least: number, most: number]>>>
  /** Grams in a portion. */
  readonly mostSalt?: number
  readonly leastProtein?: number
}

/** Impossible or implausible things in a recipe. With unknown ingredients nothing else is checked. */
export function recipeProblems(
  recipe: Recipe,
  pantry: Pantry,
  plausible: Plausible = {},
): Problem[] {
  const parts: [string[], readonly RecipeItem[]][] = [
    ...Object.entries(recipe.portions).map(
      ([portion, items]) => [['portions', portion], items] as [string[], readonly RecipeItem[]],
    ),
    [['dip'], recipe.dip],
  ]
  const rows = parts.flatMap(([at, items]) => itemProblems(at, items, pantry))
  if (Object.keys(recipe.portions).length === 0)
    rows.push({ at: ['portions'], says: 'there is no portion' })
  if (rows.length > 0) return rows
  return [...portionProblems(recipe, pantry, plausible), ...growthProblems(recipe, pantry)]
}

function itemProblems(at: string[], items: readonly RecipeItem[], pantry: Pantry): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  if (items.length === 0 && at[0] === 'portions') problems.push({ at, says: 'holds nothing' })
  items.forEach(({ ingredient, grams }, row) => {
    const bad = (says: string) => problems.push({ at: [...at, row], says })
    if (!pantry.has(ingredient)) bad(`${ingredient} is no ingredient`)
    if (!(grams > 0 && grams <= 5000)) bad(`${grams} g of ${ingredient}`)
    if (seen.has(ingredient)) bad(`${ingredient} stands there twice`)
    seen.add(ingredient)
  })
  return problems
}

function portionProblems(
  { portions, dip }: Recipe,
  pantry: Pantry,
  plausible: Plausible,
): Problem[] {
  return Object.entries(portions).flatMap(([portion, items]) => {
    const problems: Problem[] = []
    const bad = (says: string) => problems.push({ at: ['portions', portion], says })
    const { kcal, salt, protein } = nutritionIn(items, pantry)
    const [least, most] = plausible.kcal?.[portion as PortionCode] ?? [0, Number.POSITIVE_INFINITY]
    if (Math.round(kcal) < least || Math.round(kcal) > most)
      bad(`has ${Math.round(kcal)} kcal, not ${least} to ${most}`)
    if (salt > (plausible.mostSalt ?? salt)) bad(`has ${tenth(salt)} g of salt`)
    if (protein < (plausible.leastProtein ?? 0)) bad(`has only ${tenth(protein)} g of protein`)
    const source = sourceKcalIn([...items, ...dip], pantry)
    const computed = nutritionIn([...items, ...dip], pantry).kcal
    if (source !== null && Math.abs(source - computed) > 0.12 * computed)
      bad(`makes ${Math.round(computed)} kcal, by its sources ${Math.round(source)}`)
    return problems
  })
}

function sourceKcalIn(items: readonly RecipeItem[], pantry: Pantry): number | null {
  let sum = 0
  for (const { ingredient, grams } of items) {
    const { sourceKcal } = ingredientOf(pantry, ingredient)
    if (sourceKcal === undefined) return null
    sum += (sourceKcal * grams) / 100
  }
  return sum
}

/** A larger portion weighs more and has more energy. */
function growthProblems({ portions }: Recipe, pantry: Pantry): Problem[] {
  const sizes = portionCodes.flatMap(code => {
    const items = portions[code]
    return items ? [{ code, weight: weightOf(items), ...nutritionIn(items, pantry) }] : []
  })
  return sizes.slice(1).flatMap((larger, at) => {
    const smaller = sizes[at]
    const less = (['weight', 'kcal'] as const).filter(
      what => smaller && larger[what] <= smaller[what],
    )
    const says = `has no more ${less.join(' and ')} than ${smaller?.code}`
    return less.length > 0 ? [{ at: ['portions', larger.code], says }] : []
  })
}

type Sold = {
  readonly categories: readonly string[]
  readonly prices: Readonly<Partial<Record<PortionCode, Cents>>>
}

/** Compares category (vegan) and prices with the recipe. */
export function soldProblems(
  { categories, prices }: Sold,
  recipe: Recipe,
  pantry: Pantry,
): Problem[] {
  const problems: Problem[] = []
  const isVegan = dietsOf(recipe, pantry).includes('vegan')
  if (isVegan !== categories.includes('vegan'))
    problems.push({
      at: ['categories'],
      says: isVegan ? 'it is vegan: vegan is missing' : notVegan(recipe, pantry),
    })
  const priced = portionCodes.filter(code => prices[code] !== undefined)
  for (const [at, code] of priced.entries()) {
    const smaller = priced[at - 1]
    if (smaller && (prices[code] ?? 0) < (prices[smaller] ?? 0))
      problems.push({ at: ['prices', code], says: `is less than for ${smaller}` })
  }
  return problems
}

function notVegan(recipe: Recipe, pantry: Pantry): string {
  const animal = everyItem(recipe).filter(
    ({ ingredient }) => !ingredientOf(pantry, ingredient).vegan,
  )
  return `it is not vegan: ${[...new Set(animal.map(({ ingredient }) => ingredient))].join(', ')}`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
