import type { Nutrition } from '../meal.ts'
import { inLawOrder } from './allergens.ts'
import { nutritionIn } from './nutrition-sum.ts'
import { everyItem, ingredientOf, type Pantry, type Recipe, weightOf } from './recipe.ts'

/** Regulation (EC) 1924/2006, Annex: what a food of this weight in grams must hold. */
const claims: Record<string, (nutrition: Nutrition, weight: number) => boolean> = {
  'high-protein': ({ protein, kcal }) => protein * 4 >= 0.2 * kcal,
  'high-fibre': ({ fibre, kcal }, weight) => fibre >= 0.06 * weight || fibre >= 0.03 * kcal,
  'low-fat': ({ fat }, weight) => fat <= 0.03 * weight,
  'low-sugar': ({ sugars }, weight) => sugars <= 0.05 * weight,
}

/** The diets that a recipe earns: in every portion, without its dip and with it. Never typed. */
export function dietsOf(recipe: Recipe, pantry: Pantry): string[] {
  const { portions, dip } = recipe
  const all = everyItem(recipe).map(({ ingredient }) => ingredientOf(pantry, ingredient))
  const declared = inLawOrder(all.flatMap(({ allergens, traces }) => [...allergens, ...traces]))
  const meats = all.filter(({ vegetarian }) => !vegetarian)
  const fromTheSea = meats.every(({ group }) => ['fish', 'seafood', 'dairy'].includes(group))
  const kinds = {
    vegan: all.every(({ vegan }) => vegan),
    vegetarian: meats.length === 0,
    pescatarian: meats.length > 0 && fromTheSea,
    'gluten-free': !declared.includes('gluten'),
    'dairy-free': !declared.includes('milk'),
  }
  const served = Object.values(portions).flatMap(items =>
    dip.length > 0 ? [items, [...items, ...dip]] : [items],
  )
  const figures = served.map(items => [nutritionIn(items, pantry), weightOf(items)] as const)
  const earned = Object.entries(claims).filter(([, holds]) =>
    figures.every(([nutrition, weight]) => holds(nutrition, weight)),
  )
  return [...Object.entries(kinds).filter(([, is]) => is), ...earned].map(([diet]) => diet)
}
