import { allergensOfAll } from '#shop/food/allergens.ts'
import { dietsOf } from '#shop/food/claims.ts'
import { inIngredients } from '#shop/food/component.ts'
import { type ByPortion, inPortion, portionsSold, recipeOf } from '#shop/food/dish-file.ts'
import { foodInfo } from '#shop/food/food-info.ts'
import {
  ingredientList,
  type Pantry,
  type Recipe,
  type RecipeItem,
  weightOf,
} from '#shop/food/recipe.ts'
import type { Meal, PortionCode } from '#shop/meal.ts'
import { namesOfWeekdays, weekdayNames } from '#shop/schedule/weekday.ts'
import type { Dish } from './schemas/dish.ts'

/** Makes a meal of a dish; its declaration follows from the recipe. */
export function mealOf(slug: string, dish: Dish, pantry: Pantry, vat: number): Meal {
  const id = dish.id ?? slug
  const recipe = inIngredients(recipeOf(dish), pantry)
  const builds = portionsSold(dish).map(portion => ({
    id: `${id}-${portion}`,
    portion,
    price: inPortion(dish.prices, portion) ?? 0,
    ...foodInfo(recipe.portions[portion] ?? [], recipe.dip, pantry),
  }))
  return {
    id,
    slug,
    type: dish.type,
    categories: dish.categories,
    name: dish.name,
    description: dish.description,
    preparation: dish.preparation,
    ...(dish.alt && { alt: dish.alt }),
    mainIngredient: dish.mainIngredient,
    diet: dish.diet ?? dietsOf(recipe, pantry),
    tags: dish.tags,
    ...(dish.newUntil && { newUntil: dish.newUntil }),
    premium: dish.premium,
    ...allergensOfAll(builds),
    dip: dish.dip
      ? {
          name: dish.dip.name,
          grams: Math.round(weightOf(recipe.dip)),
          ingredients: ingredientList(recipe.dip, pantry),
        }
      : null,
    vatRate: dish.vat ?? vat,
    weekdays: dish.weekdays.map(day => weekdayNames.indexOf(day) + 1).sort(),
    minutes: dish.minutes,
    ...(dish.shelfDays !== undefined && { shelfDays: dish.shelfDays }),
    builds,
  }
}

export function dishOf(meal: Meal, recipe: Recipe, pantry: Pantry, vat: number): Dish {
  const sold = meal.builds.map(({ portion }) => portion)
  const earned = dietsOf(inIngredients(recipe, pantry), pantry)
  return {
    ...(meal.id !== meal.slug && { id: meal.id }),
    type: meal.type,
    categories: [...meal.categories],
    name: meal.name,
    description: meal.description,
    preparation: meal.preparation,
    ...(meal.alt && { alt: meal.alt }),
    mainIngredient: meal.mainIngredient,
    ...(meal.diet.join() !== earned.join() && { diet: [...meal.diet] }),
    tags: [...meal.tags],
    ...(meal.newUntil && { newUntil: meal.newUntil }),
    prices: together(meal.builds.map(({ portion, price }) => [portion, price])),
    premium: meal.premium,
    minutes: meal.minutes ?? null,
    weekdays: namesOfWeekdays(meal.weekdays),
    ...(meal.vatRate !== vat && { vat: meal.vatRate }),
    recipe: Object.fromEntries(
      mergedOrder(sold.map(portion => recipe.portions[portion] ?? [])).map(ingredient => [
        ingredient,
        together(
          sold.flatMap(portion =>
            gramsOf(ingredient, recipe.portions[portion]).map(grams => [portion, grams] as const),
          ),
          sold,
        ),
      ]),
    ),
    ...(meal.dip && {
      dip: {
        name: meal.dip.name,
        recipe: Object.fromEntries(
          recipe.dip.map(({ ingredient }) => [ingredient, sumOf(ingredient, recipe.dip)]),
        ),
      },
    }),
    ...makingOf(recipe),
    ...(meal.shelfDays !== undefined && { shelfDays: meal.shelfDays }),
  }
}

function makingOf({ portions }: Recipe): Pick<Dish, 'making'> {
  const rows = Object.values(portions)
    .flat()
    .flatMap(({ ingredient, making }) => (making ? [[ingredient, making] as const] : []))
  return rows.length > 0 ? { making: Object.fromEntries(rows) as Dish['making'] } : {}
}

function together(
  values: readonly (readonly [PortionCode, number])[],
  sold: readonly PortionCode[] = values.map(([portion]) => portion),
): ByPortion {
  const [first] = values
  return first && sold.length === 1 && sold[0] === 'regular' ? first[1] : Object.fromEntries(values)
}

function sumOf(ingredient: string, items: readonly RecipeItem[]): number {
  const uses = items.filter(item => item.ingredient === ingredient)
  // 0.1 + 0.2 is 0.30000000000000004 in binary; nobody weighs a hundredth of a gram twice.
  return Math.round(weightOf(uses) * 100) / 100
}

function gramsOf(ingredient: string, items: readonly RecipeItem[] = []): number[] {
  return items.some(item => item.ingredient === ingredient) ? [sumOf(ingredient, items)] : []
}

/** Each ingredient once, after those before it in the first portion that has it. */
function mergedOrder(portions: readonly (readonly RecipeItem[])[]): string[] {
  const order: string[] = []
  for (const items of portions) {
    let place = 0
    for (const { ingredient } of items) {
      const known = order.indexOf(ingredient)
      if (known < 0) order.splice(place++, 0, ingredient)
      else place = known + 1
    }
  }
  return order
}
