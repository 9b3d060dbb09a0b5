import { dietsOf } from '#shop/claims.ts'
import { allergensOfAll } from '#shop/food/allergens.ts'
import { foodInfo } from '#shop/food/food-info.ts'
import {
  ingredientList,
  type Pantry,
  type Recipe,
  type RecipeItem,
  weightOf,
} from '#shop/food/recipe.ts'
import { type Meal, type PortionCode, portionCodes } from '#shop/meal.ts'
import type { Cents } from '#shop/money.ts'
import { type Dish, weekdayNames } from './schemas/dish.ts'

/** What a dish is made of; empty where its figures are declared without a recipe. */
export function recipeOf(dish: Dish): Recipe {
  const portions: Partial<Record<PortionCode, RecipeItem[]>> = {}
  for (const portion of portionsSold(dish))
    portions[portion] = Object.entries(dish.recipe).flatMap(([ingredient, value]) => {
      const grams = inPortion(value, portion)
      return grams === undefined ? [] : [{ ingredient, grams }]
    })
  const dip = Object.entries(dish.dip?.recipe ?? {})
  return { portions, dip: dip.map(([ingredient, grams]) => ({ ingredient, grams })) }
}

/** The meal that a dish becomes; all that is declared of it follows from its recipe. */
export function mealOf(slug: string, dish: Dish, pantry: Pantry, vat: number): Meal {
  const id = dish.id ?? slug
  const recipe = recipeOf(dish)
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
    mainIngredient: dish.mainIngredient,
    diet: dish.diet ?? dietsOf(recipe, pantry),
    tags: dish.tags,
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
    builds,
  }
}

/** The dish that a meal was made from. */
export function dishOf(meal: Meal, recipe: Recipe, pantry: Pantry, vat: number): Dish {
  const sold = meal.builds.map(({ portion }) => portion)
  const earned = dietsOf(recipe, pantry)
  return {
    ...(meal.id !== meal.slug && { id: meal.id }),
    type: meal.type,
    categories: [...meal.categories],
    name: meal.name,
    description: meal.description,
    preparation: meal.preparation,
    mainIngredient: meal.mainIngredient,
    ...(meal.diet.join() !== earned.join() && { diet: [...meal.diet] }),
    tags: [...meal.tags],
    prices: together(meal.builds.map(({ portion, price }) => [portion, price])),
    premium: meal.premium,
    minutes: meal.minutes ?? null,
    weekdays: meal.weekdays.flatMap(day => weekdayNames[day - 1] ?? []),
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
  }
}

/** Cents or grams by portion, or one number for the regular portion alone. */
type ByPortion = number | Partial<Record<PortionCode, number>>

function together(
  values: readonly (readonly [PortionCode, number])[],
  sold: readonly PortionCode[] = values.map(([portion]) => portion),
): ByPortion {
  const [first] = values
  return first && sold.length === 1 && sold[0] === 'regular' ? first[1] : Object.fromEntries(values)
}

export function pricesOf(dish: Dish): Partial<Record<PortionCode, Cents>> {
  return Object.fromEntries(
    portionsSold(dish).map(portion => [portion, inPortion(dish.prices, portion)]),
  )
}

function portionsSold({ prices }: Dish): PortionCode[] {
  return portionCodes.filter(portion => inPortion(prices, portion) !== undefined)
}

function inPortion(value: ByPortion, portion: PortionCode): Cents | undefined {
  if (typeof value === 'number') return portion === 'regular' ? value : undefined
  return value[portion]
}

function sumOf(ingredient: string, items: readonly RecipeItem[]): number {
  const own = items.filter(item => item.ingredient === ingredient)
  // 0.1 + 0.2 is 0.30000000000000004 in binary; nobody weighs a hundredth of a gram twice.
  return Math.round(weightOf(own) * 100) / 100
}

function gramsOf(ingredient: string, items: readonly RecipeItem[] = []): number[] {
  return items.some(item => item.ingredient === ingredient) ? [sumOf(ingredient, items)] : []
}

/** Each ingredient once, after those that stand before it in the first portion that has it. */
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
