import { componentProblems } from '#shop/food/component.ts'
import type { Ingredient } from '#shop/food/recipe.ts'
import { portionCodes } from '#shop/meal.ts'
import { nearest } from '../nearest.ts'
import { type Known, namesOf, type Say, type Tell, twice, unknown } from './known-names.ts'
import { dishFile, type ShopFolder } from './layout.ts'
import type { Dish } from './schemas/dish.ts'

export function codeReferences({ codes }: Partial<ShopFolder>, say: Say): void {
  for (const [list, entries] of Object.entries(codes ?? {}))
    twice(
      entries as { code: string }[],
      ({ code }) => code,
      (at, says) => say([list, at, 'code'], says),
    )
}

export function ingredientReferences({ ingredients, codes }: Partial<ShopFolder>, say: Say): void {
  const allergens = namesOf(codes?.allergens, ({ code }) => code)
  twice(
    ingredients,
    ({ id }) => id,
    (at, says) => say([at, 'id'], says),
  )
  for (const [at, one] of (ingredients ?? []).entries()) {
    for (const field of ['allergens', 'traces'] as const)
      unknown(one[field], allergens, 'allergens of codes.yaml', say, [at, field])
    if (!one.per100g) continue
    const { fat, saturates, carbs, sugars } = one.per100g
    if (saturates !== null && saturates > fat)
      say([at, 'per100g', 'saturates'], `is more than its fat, ${fat} g`)
    if (sugars !== null && sugars > carbs)
      say([at, 'per100g', 'sugars'], `is more than its carbohydrate, ${carbs} g`)
    if (fat + carbs + one.per100g.protein > 101)
      say([at, 'per100g'], 'fat, carbohydrate and protein are more than 100 g together')
    if (one.vegan && !one.vegetarian) say([at, 'vegetarian'], 'what is vegan is vegetarian too')
  }
  const rows = (ingredients ?? []) as readonly Ingredient[]
  for (const { id, part, says } of componentProblems(rows))
    say([rows.findIndex(one => one.id === id), 'recipe', part], says)
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
    if (!/^[a-z0-9-]{1,50}$/.test(slug))
      tell(dishFile(slug), [], 'its name is no slug: small Latin letters, digits and -, at most 50')
  for (const [slug, dish] of shop.dishes ?? []) {
    const say: Say = (path, says, meant) => tell(dishFile(slug), path, says, meant)
    const id = dish.id ?? slug
    const owner = owners.get(id)
    if (owner) say(dish.id ? ['id'] : [], `the id ${id} is ${dishFile(owner)}’s, too`)
    owners.set(id, slug)
    unknown(dish.categories, categories, 'categories of codes.yaml', say, ['categories'])
    unknown(dish.diet ?? [], diets, 'diets of codes.yaml', say, ['diet'])
    if (!mains.has(dish.mainIngredient))
      say(
        ['mainIngredient'],
        `${dish.mainIngredient} is not in ingredients of codes.yaml`,
        nearest(dish.mainIngredient, mains.keys()),
      )
    for (const field of ['categories', 'diet', 'tags', 'weekdays'] as const)
      twice<string>(
        dish[field],
        name => name,
        (at, says) => say([field, at], says),
      )
    recipe(dish, pantry, say)
  }
}

/** Each portion has a price and something in it; a lone number is the regular portion's. */
function recipe(dish: Dish, pantry: Known, say: Say): void {
  const sold = portionsOf(dish.prices)
  if (sold.length === 0) say(['prices'], 'no portion has a price, so nobody can buy it')
  const cooked = new Set(Object.values(dish.recipe).flatMap(portionsOf))
  for (const portion of sold)
    if (!cooked.has(portion))
      say(['recipe'], `nothing goes into the portion ${portion}, which has a price`)
  for (const [ingredient, grams] of Object.entries(dish.recipe)) {
    if (!pantry.has(ingredient))
      say(
        ['recipe', ingredient],
        `${ingredient} is not in ingredients.yaml`,
        nearest(ingredient, pantry.keys()),
      )
    for (const portion of portionsOf(grams))
      if (!sold.includes(portion))
        say(['recipe', ingredient], `the portion ${portion} has no price`)
  }
  for (const ingredient of Object.keys(dish.making ?? {}))
    if (!(ingredient in dish.recipe))
      say(
        ['making', ingredient],
        `${ingredient} is no row of the recipe`,
        nearest(ingredient, Object.keys(dish.recipe)),
      )
  for (const ingredient of Object.keys(dish.dip?.recipe ?? {}))
    if (!pantry.has(ingredient))
      say(
        ['dip', 'recipe', ingredient],
        `${ingredient} is not in ingredients.yaml`,
        nearest(ingredient, pantry.keys()),
      )
  if (dish.dip && Object.keys(dish.dip.recipe).length === 0) say(['dip', 'recipe'], 'is empty')
}

function portionsOf(value: number | Partial<Record<string, number>>): string[] {
  return typeof value === 'number'
    ? ['regular']
    : portionCodes.filter(code => value[code] !== undefined)
}
