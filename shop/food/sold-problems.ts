import { type Lack, lack } from '../lack/lack.ts'
import { type PortionCode, portionCodes } from '../meal.ts'
import type { Cents } from '../money.ts'
import { dietsOf } from './claims.ts'
import type { Problem } from './ingredient-problems.ts'
import { everyItem, ingredientOf, type Pantry, type Recipe } from './recipe.ts'

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
      lack: isVegan ? lack('vegan-unsaid') : notVegan(recipe, pantry),
    })
  const priced = portionCodes.filter(code => prices[code] !== undefined)
  for (const [at, code] of priced.entries()) {
    const smaller = priced[at - 1]
    if (smaller && (prices[code] ?? 0) < (prices[smaller] ?? 0))
      problems.push({ at: ['prices', code], lack: lack('less-than-portion', { portion: smaller }) })
  }
  return problems
}

function notVegan(recipe: Recipe, pantry: Pantry): Lack {
  const animal = everyItem(recipe).filter(
    ({ ingredient }) => !ingredientOf(pantry, ingredient).vegan,
  )
  return lack('not-vegan', { names: [...new Set(animal.map(({ ingredient }) => ingredient))] })
}
