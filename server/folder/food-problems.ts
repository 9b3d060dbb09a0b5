import { inIngredients, pantryOf } from '#shop/food/component.ts'
import type { Ingredient } from '#shop/food/recipe.ts'
import { ingredientProblems, recipeProblems, soldProblems } from '#shop/food/recipe-problems.ts'
import { pricesOf, recipeOf } from '#shop/food/written-recipe.ts'
import { dishFile, documents, type ShopFolder } from './layout.ts'
import { fieldOf, type Problem, startOfFile } from './problem.ts'
import type { YamlText } from './yaml-text.ts'

/** Impossible things in ingredients and recipes. The files have no other problems. */
export function foodProblems(
  shop: Pick<ShopFolder, 'ingredients' | 'dishes'>,
  texts: ReadonlyMap<string, YamlText>,
): Problem[] {
  const found = (file: string, path: readonly (string | number)[], says: string): Problem => ({
    ...{ file, ...(texts.get(file)?.placeOf(path) ?? startOfFile), field: fieldOf(path), says },
  })
  const all = shop.ingredients as readonly Ingredient[]
  const pantry = pantryOf(all)
  const pantryProblems = all.flatMap((one, row) =>
    one.recipe
      ? []
      : ingredientProblems(one).map(({ at, says }) =>
          found(documents.ingredients.file, [row, ...at], `${one.id}: ${says}`),
        ),
  )
  const dishProblems = [...shop.dishes].flatMap(([slug, dish]) => {
    const recipe = inIngredients(recipeOf(dish), pantry)
    const sold = { categories: dish.categories, prices: pricesOf(dish) }
    return [
      ...recipeProblems(recipe, pantry).map(({ at: [part, portion], says }) =>
        part === 'dip' ? { at: ['dip'], says } : { at: ['recipe'], says: `${portion} ${says}` },
      ),
      ...soldProblems(sold, recipe, pantry),
    ].map(({ at, says }) => found(dishFile(slug), at, says))
  })
  return [...pantryProblems, ...dishProblems]
}
