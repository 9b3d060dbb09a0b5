import { componentProblems } from '#shop/food/component.ts'
import type { Ingredient } from '#shop/food/recipe.ts'
import { lack } from '#shop/lack/lack.ts'
import { portionCodes } from '#shop/meal.ts'
import { nearest } from '../nearest.ts'
import { dishFile, type ShopFolder } from './layout.ts'
import { doubleNames, type NameSet, namesOf, type Say, type Tell, unknownNames } from './names.ts'
import type { Dish } from './schemas/dish.ts'

export function codeReferences({ codes }: Partial<ShopFolder>, say: Say): void {
  for (const [list, entries] of Object.entries(codes ?? {}))
    doubleNames(
      entries as { code: string }[],
      ({ code }) => code,
      (at, lack) => say([list, at, 'code'], lack),
    )
}

export function ingredientReferences({ ingredients, codes }: Partial<ShopFolder>, say: Say): void {
  const allergens = namesOf(codes?.allergens, ({ code }) => code)
  doubleNames(
    ingredients,
    ({ id }) => id,
    (at, lack) => say([at, 'id'], lack),
  )
  for (const [at, one] of (ingredients ?? []).entries()) {
    for (const field of ['allergens', 'traces'] as const)
      unknownNames(one[field], allergens, 'no-allergen', say, [at, field])
    if (!one.per100g) continue
    const { fat, saturates, carbs, sugars } = one.per100g
    if (saturates !== null && saturates > fat)
      say([at, 'per100g', 'saturates'], lack('more-than-fat', { grams: fat }))
    if (sugars !== null && sugars > carbs)
      say([at, 'per100g', 'sugars'], lack('more-than-carbs', { grams: carbs }))
    if (fat + carbs + one.per100g.protein > 101) say([at, 'per100g'], lack('more-than-100g'))
    if (one.vegan && !one.vegetarian) say([at, 'vegetarian'], lack('vegan-is-vegetarian'))
  }
  const rows = (ingredients ?? []) as readonly Ingredient[]
  for (const { id, part, lack } of componentProblems(rows))
    say([rows.findIndex(one => one.id === id), 'recipe', part], lack)
}

export function dishReferences(
  shop: Partial<ShopFolder>,
  slugs: readonly string[],
  tell: Tell,
): void {
  const { codes, ingredients } = shop
  const categories = namesOf(codes?.categories, ({ code }) => code)
  const diets = namesOf(codes?.diets, ({ code }) => code)
  const mains = namesOf(codes?.ingredients, ({ code }) => code)
  const pantry = namesOf(ingredients, ({ id }) => id)
  const owners = new Map<string, string>()
  for (const slug of slugs)
    if (!/^[a-z0-9-]{1,50}$/.test(slug)) tell(dishFile(slug), [], lack('dish-address'))
  for (const [slug, dish] of shop.dishes ?? []) {
    const say: Say = (path, lack, meant) => tell(dishFile(slug), path, lack, meant)
    const id = dish.id ?? slug
    const owner = owners.get(id)
    if (owner) say(dish.id ? ['id'] : [], lack('id-of-other-dish', { id, name: owner }))
    owners.set(id, slug)
    unknownNames(dish.categories, categories, 'no-category', say, ['categories'])
    unknownNames(dish.diet ?? [], diets, 'no-diet', say, ['diet'])
    if (!mains.has(dish.mainIngredient))
      say(
        ['mainIngredient'],
        lack('no-main-ingredient', { name: dish.mainIngredient }),
        nearest(dish.mainIngredient, mains.keys()),
      )
    for (const field of ['categories', 'diet', 'tags', 'weekdays'] as const)
      doubleNames<string>(
        dish[field],
        name => name,
        (at, lack) => say([field, at], lack),
      )
    recipe(dish, pantry, say)
  }
}

/** Each portion has a price and something in it; a lone number is the regular portion's. */
function recipe(dish: Dish, pantry: NameSet, say: Say): void {
  const sold = portionsOf(dish.prices)
  if (sold.length === 0) say(['prices'], lack('no-price'))
  const cooked = new Set(Object.values(dish.recipe).flatMap(portionsOf))
  for (const portion of sold)
    if (!cooked.has(portion)) say(['recipe'], lack('portion-empty', { portion }))
  for (const [ingredient, grams] of Object.entries(dish.recipe)) {
    if (!pantry.has(ingredient))
      say(
        ['recipe', ingredient],
        lack('no-ingredient', { name: ingredient }),
        nearest(ingredient, pantry.keys()),
      )
    for (const portion of portionsOf(grams))
      if (!sold.includes(portion)) say(['recipe', ingredient], lack('portion-unsold', { portion }))
  }
  for (const ingredient of Object.keys(dish.making ?? {}))
    if (!(ingredient in dish.recipe))
      say(
        ['making', ingredient],
        lack('no-row-of-recipe', { name: ingredient }),
        nearest(ingredient, Object.keys(dish.recipe)),
      )
  for (const ingredient of Object.keys(dish.dip?.recipe ?? {}))
    if (!pantry.has(ingredient))
      say(
        ['dip', 'recipe', ingredient],
        lack('no-ingredient', { name: ingredient }),
        nearest(ingredient, pantry.keys()),
      )
  if (dish.dip && Object.keys(dish.dip.recipe).length === 0) say(['dip', 'recipe'], lack('empty'))
}

function portionsOf(value: number | Partial<Record<string, number>>): string[] {
  return typeof value === 'number'
    ? ['regular']
    : portionCodes.filter(code => value[code] !== undefined)
}
