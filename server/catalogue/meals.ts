import { allergensOfAll, holdsAny } from '#shop/food/allergens.ts'
import { matches } from '#shop/greek.ts'
import type { Language } from '#shop/language.ts'
import { isOnMenu, type Meal } from '#shop/meal.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { MealAnswer, MealDetailAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { mealAnswer, mealDetailAnswer } from './meal-answer.ts'

export type MealQuery = {
  category?: string | undefined
  diet?: string | undefined
  ingredient?: string | undefined
  tag?: string | undefined
  withoutAllergens?: string | undefined
  q?: string | undefined
  date?: string | undefined
  sort?: 'menu' | 'name' | 'price' | 'calories' | 'protein' | undefined
}

/** Lists by commas: any of categories, ingredients, tags, all diets; with the builds free of avoided allergens. */
export function mealCollection(
  { catalogue, lang, now }: Call,
  query: MealQuery,
): { meals: MealAnswer[] } {
  const today = athensDate(now)
  const avoided = listed(query.withoutAllergens)
  const meals = catalogue.meals
    .filter(meal => fits(meal, query))
    .map(meal => without(meal, avoided))
    .filter(({ builds }) => builds.length > 0)
  return {
    meals: sorted(meals, query.sort, lang).map(meal =>
      mealAnswer(meal, catalogue.codes, lang, today),
    ),
  }
}

function fits(meal: Meal, query: MealQuery): boolean {
  const categories = listed(query.category)
  const ingredients = listed(query.ingredient)
  const tags = listed(query.tag)
  return (
    (!categories.length || categories.some(code => meal.categories.includes(code))) &&
    (!ingredients.length || ingredients.includes(meal.mainIngredient)) &&
    (!tags.length || tags.some(tag => meal.tags.includes(tag))) &&
    listed(query.diet).every(code => meal.diet.includes(code)) &&
    (!query.date || isOnMenu(meal, query.date)) &&
    (!query.q || matches(query.q, wordsIn(meal)))
  )
}

function without(meal: Meal, avoided: readonly string[]): Meal {
  const builds = meal.builds.filter(build => !holdsAny(build, avoided))
  return builds.length === meal.builds.length
    ? meal
    : { ...meal, builds, ...allergensOfAll(builds) }
}

/** Both languages, so that a search finds a meal in either. */
function wordsIn({ name, description }: Meal): string {
  return `${name.el} ${name.en} ${description.el} ${description.en}`
}

function listed(codes: string | undefined): string[] {
  return codes?.split(',').filter(Boolean) ?? []
}

function sorted(meals: readonly Meal[], sort: MealQuery['sort'], lang: Language): Meal[] {
  const first = (meal: Meal) => meal.builds[0]
  const by: Record<string, (one: Meal, other: Meal) => number> = {
    name: (one, other) => one.name[lang].localeCompare(other.name[lang], lang),
    price: (one, other) => (first(one)?.price ?? 0) - (first(other)?.price ?? 0),
    calories: (one, other) =>
      (first(one)?.perPortion.kcal ?? 0) - (first(other)?.perPortion.kcal ?? 0),
    protein: (one, other) =>
      (first(other)?.perPortion.protein ?? 0) - (first(one)?.perPortion.protein ?? 0),
  }
  const order = by[sort ?? 'menu']
  return order ? [...meals].sort(order) : [...meals]
}

/** One meal with all that the customer must know before buying; `meal-not-found`. */
export function mealOne(
  { catalogue, closeUps, lang, now }: Call,
  { slug }: { slug: string },
): MealDetailAnswer | Refusal {
  const meal = catalogue.mealBySlug.get(slug)
  if (!meal) return refuse('meal-not-found')
  return {
    ...mealDetailAnswer(meal, catalogue, lang, athensDate(now)),
    closeUp: closeUps.has(slug),
  }
}
