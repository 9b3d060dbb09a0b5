import { dietsOf } from '#shop/food/claims.ts'
import { inIngredients, pantryOf } from '#shop/food/component.ts'
import { type Ingredient, ingredientOf, type Pantry } from '#shop/food/recipe.ts'
import { recipeOf } from '#shop/food/written-recipe.ts'
import { dishFile, type ShopFolder } from './layout.ts'
import { fieldOf, type Problem, startOfFile } from './problem.ts'
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
const amounts: Record<string, string> = {
  'high-protein': 'protein gives a fifth of its energy in every portion',
  'high-fibre': 'every portion has 6 g of fibre in 100 g or 3 g in 100 kcal',
  'low-fat': 'every portion has at most 3 g of fat in 100 g',
  'low-sugar': 'every portion has at most 5 g of sugars in 100 g',
}

/** Claimed diets that the recipe does not hold. The files have no other problems. */
export function claimProblems(
  shop: Pick<ShopFolder, 'ingredients' | 'dishes'>,
  texts: ReadonlyMap<string, YamlText>,
): Problem[] {
  const pantry = pantryOf(shop.ingredients as readonly Ingredient[])
  return [...shop.dishes].flatMap(([slug, dish]) => {
    const recipe = inIngredients(recipeOf(dish), pantry)
    const earned = dietsOf(recipe, pantry)
    return (dish.diet ?? []).flatMap((diet, at) => {
      const path = ['diet', at]
      const file = dishFile(slug)
      const place = texts.get(file)?.placeOf(path) ?? startOfFile
      const says = earned.includes(diet) ? null : saysOf(diet, namesOf(dish), pantry)
      return says ? [{ file, ...place, field: fieldOf(path), says }] : []
    })
  })
}

function namesOf({ recipe, dip }: { recipe: object; dip?: { recipe: object } | undefined }) {
  return [...Object.keys(recipe), ...Object.keys(dip?.recipe ?? {})]
}

/** null: a diet of the shop's own, which nothing computes. */
function saysOf(diet: string, names: readonly string[], pantry: Pantry): string | null {
  const amount = amounts[diet]
  if (amount) return `claims ${diet}, which is only allowed where ${amount}`
  const isForbidden = forbidden[diet]
  if (!isForbidden) return null
  const found = names.filter(name => isForbidden(ingredientOf(pantry, name)))
  return found.length > 0
    ? `claims ${diet}, but holds ${[...new Set(found)].join(', ')}`
    : `claims ${diet}, but its ingredients do not make it so`
}
