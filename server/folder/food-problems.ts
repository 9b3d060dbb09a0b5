import { inIngredients, pantryOf } from '#shop/food/component.ts'
import { pricesOf, recipeOf } from '#shop/food/dish-file.ts'
import { ingredientProblems } from '#shop/food/ingredient-problems.ts'
import type { Ingredient } from '#shop/food/recipe.ts'
import { recipeProblems } from '#shop/food/recipe-problems.ts'
import { soldProblems } from '#shop/food/sold-problems.ts'
import type { Lack } from '#shop/lack/lack.ts'
import { dishFile, documents, type ShopFolder } from './layout.ts'
import { type Path, type Problem, startOfFile } from './problem.ts'
import type { YamlText } from './yaml-text.ts'

/** Impossible things in ingredients and recipes. The files have no other problems. */
export function foodProblems(
  shop: Pick<ShopFolder, 'ingredients' | 'dishes'>,
  texts: ReadonlyMap<string, YamlText>,
): Problem<Lack>[] {
  const problemAt = (file: string, path: Path, lack: Lack): Problem<Lack> => ({
    ...{ file, ...(texts.get(file)?.placeOf(path) ?? startOfFile), path, lack },
  })
  const all = shop.ingredients as readonly Ingredient[]
  const pantry = pantryOf(all)
  const pantryProblems = all.flatMap((one, row) =>
    one.recipe
      ? []
      : ingredientProblems(one).map(({ at, lack }) => ({
          ...problemAt(documents.ingredients.file, [row, ...at], lack),
          piece: { kind: 'ingredient' as const, piece: one.id },
        })),
  )
  const dishProblems = [...shop.dishes].flatMap(([slug, dish]) => {
    const recipe = inIngredients(recipeOf(dish), pantry)
    const sold = { categories: dish.categories, prices: pricesOf(dish) }
    return [
      ...recipeProblems(recipe, pantry).map(({ at: [part], lack }) =>
        part === 'dip' ? { at: ['dip'], lack } : { at: ['recipe'], lack },
      ),
      ...soldProblems(sold, recipe, pantry),
    ].map(({ at, lack }) => problemAt(dishFile(slug), at, lack))
  })
  return [...pantryProblems, ...dishProblems]
}
