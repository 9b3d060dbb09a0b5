import { dietsOf } from '#shop/food/claims.ts'
import { inIngredients, pantryOf } from '#shop/food/component.ts'
import { recipeOf } from '#shop/food/dish-file.ts'
import { type Ingredient, ingredientOf, type Pantry } from '#shop/food/recipe.ts'
import { type Lack, lack } from '#shop/lack/lack.ts'
import { dishFile, type ShopFolder } from './layout.ts'
import { type Problem, startOfFile } from './problem.ts'
import type { YamlText } from './yaml-text.ts'

/** Ingredients that a claim forbids; other claims depend on amounts. */
const forbidden: Record<string, (ingredient: Ingredient) => boolean> = {
  vegan: ({ vegan }) => !vegan,
  vegetarian: ({ vegetarian }) => !vegetarian,
  pescatarian: ({ vegetarian, group }) =>
    !vegetarian && !['fish', 'seafood', 'dairy'].includes(group),
  'gluten-free': ({ allergens, traces }) => [...allergens, ...traces].includes('gluten'),
  'dairy-free': ({ allergens, traces }) => [...allergens, ...traces].includes('milk'),
}
const amounts = {
  'high-protein': 'claims-protein',
  'high-fibre': 'claims-fibre',
  'low-fat': 'claims-fat',
  'low-sugar': 'claims-sugar',
} as const
const byAmount: Readonly<Partial<Record<string, (typeof amounts)[keyof typeof amounts]>>> = amounts

/** Claimed diets that the recipe does not hold. The files have no other problems. */
export function claimProblems(
  shop: Pick<ShopFolder, 'ingredients' | 'dishes'>,
  texts: ReadonlyMap<string, YamlText>,
): Problem<Lack>[] {
  const pantry = pantryOf(shop.ingredients as readonly Ingredient[])
  return [...shop.dishes].flatMap(([slug, dish]) => {
    const recipe = inIngredients(recipeOf(dish), pantry)
    const earned = dietsOf(recipe, pantry)
    return (dish.diet ?? []).flatMap((diet, at) => {
      const path = ['diet', at]
      const file = dishFile(slug)
      const place = texts.get(file)?.placeOf(path) ?? startOfFile
      const problem = earned.includes(diet) ? null : lackOf(diet, namesOf(dish), pantry)
      return problem ? [{ file, ...place, path, lack: problem }] : []
    })
  })
}

function namesOf({ recipe, dip }: { recipe: object; dip?: { recipe: object } | undefined }) {
  return [...Object.keys(recipe), ...Object.keys(dip?.recipe ?? {})]
}

/** null: a diet of the shop's own, which nobody can compute. */
function lackOf(diet: string, names: readonly string[], pantry: Pantry): Lack | null {
  const amount = byAmount[diet]
  if (amount) return lack(amount, { diet })
  const isForbidden = forbidden[diet]
  if (!isForbidden) return null
  const found = names.filter(name => isForbidden(ingredientOf(pantry, name)))
  return found.length > 0
    ? lack('claims-but-holds', { diet, names: [...new Set(found)] })
    : lack('claims-wrongly', { diet })
}
