import { addressLine } from '#shop/address.ts'
import { type Catalogue, leastMainMealsIn, soldPlans } from '#shop/catalogue.ts'
import { weekPairs } from '#shop/delivery-pairs.ts'
import { allergensOfAll, holdsAny } from '#shop/food/allergens.ts'
import { matches } from '#shop/greek.ts'
import type { Language } from '#shop/language.ts'
import { isOnMenu, type Meal } from '#shop/meal.ts'
import { toEuros } from '#shop/money.ts'
import { leastMainMeals, mainMealsADay, type Plan } from '#shop/plan.ts'
import { type Refusal, refuse } from '#shop/refusal.ts'
import { athensDate, openWeekdays } from '#shop/schedule.ts'
import type { Spot } from '#shop/spot.ts'
import type { MealAnswer, MealDetailAnswer, PlaceAnswer, PlanAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { mealAnswer, mealDetailAnswer } from './meal-answer.ts'

/** Values that any visitor may see. A login provider without keys has null here. */
export function repositoryValues({ config, imagesVersion, catalogue }: Call) {
  const { google, facebook } = config.social
  const { legalEntity, delivery } = catalogue
  return {
    'images-version': imagesVersion,
    api_key: config.api.key,
    google_client_id: google?.clientId ?? null,
    google_login_url: google?.loginUrl ?? null,
    facebook_app_id: facebook?.appId ?? null,
    facebook_api_version: facebook?.apiVersion ?? null,
    facebook_sdk_url: facebook?.sdkUrl ?? null,
    phone: legalEntity.phone,
    email: legalEntity.email,
    dailyMeals: leastMainMealsIn(catalogue.plans),
    freeShippingMainMeals: delivery.freeFromMainMeals,
    freeShippingWeeklyMainMeals: delivery.freeFromWeeklyMainMeals,
  }
}

export function planCollection({ catalogue, lang }: Call): { plans: PlanAnswer[] } {
  return { plans: soldPlans(catalogue).map(plan => planAnswer(plan, lang, catalogue)) }
}

/** `dailyMeals`: the main meals that a delivery requires; by default those of the plan's first one. */
export function planAnswer(
  plan: Plan,
  lang: Language,
  catalogue: Pick<Catalogue, 'holidays'>,
  dailyMeals = firstMeals(plan, catalogue),
): PlanAnswer {
  return {
    id: plan.id,
    type: plan.type,
    name: plan.name[lang],
    translations: { name: plan.name },
    config: {
      dietCode: plan.dietCode,
      minTotal: toEuros(plan.minTotal),
      prices: { 'main-meal': toEuros(plan.prices.mainMeal), snack: toEuros(plan.prices.snack) },
      dailyMeals,
      daysPerWeek: plan.daysPerWeek,
      mainMeals: plan.mainMeals,
      weeks: plan.weeks,
      breakfast: plan.breakfast,
      ...(plan.singlePrice !== undefined && { singlePrice: toEuros(plan.singlePrice) }),
    },
  }
}

/** The main meals of a plan's first delivery, on its most even days (reading: Plans and schedules). */
function firstMeals(plan: Plan, { holidays }: Pick<Catalogue, 'holidays'>): number {
  if (plan.type === 'daily') return leastMainMeals(plan)
  const [pair] = weekPairs(plan.daysPerWeek ?? 0, openWeekdays(holidays))
  return mainMealsADay(plan) * (pair?.covers[0] ?? 0)
}

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

/**
 * Lists are separated by commas: a meal has any of the categories, ingredients and tags, all of the
 * diets. It comes with those of its builds that neither hold an avoided allergen nor may contain it.
 */
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
  { catalogue, lang, now }: Call,
  { slug }: { slug: string },
): MealDetailAnswer | Refusal {
  const meal = catalogue.mealBySlug.get(slug)
  return meal ? mealDetailAnswer(meal, catalogue, lang, athensDate(now)) : refuse('meal-not-found')
}

/** What is declared of every build, with the names of the codes. */
export function allergenCollection({ catalogue, lang }: Call) {
  return {
    allergens: catalogue.codes.allergens.map(({ code, name }) => ({ code, name: name[lang] })),
    builds: [...catalogue.builds.values()].map(({ build: { id, allergens, traces } }) => ({
      itemId: id,
      allergens: [...allergens],
      traces: [...traces],
    })),
  }
}

/** The spots that any customer can choose; a company's office is for its employees alone. */
export function spotCollection({ catalogue, lang }: Call) {
  return {
    spots: [...catalogue.spots.values()]
      .filter(({ kind }) => kind !== 'company')
      .map(spot => ({
        ...spotAnswer(spot, lang),
        address: placeOf(spot, lang),
        hours: spot.hours?.[lang] ?? null,
        directions: spot.directions?.[lang] ?? null,
      })),
  }
}

export function spotAnswer(spot: Spot, lang: Language) {
  return { id: spot.id, slug: spot.slug, kind: spot.kind, name: spot.name[lang] }
}

export function placeOf({ address }: Spot, lang: Language): PlaceAnswer | null {
  if (!address) return null
  const { number, postcode } = address
  const plain = {
    street: address.street[lang],
    number,
    postcode,
    municipality: address.municipality[lang],
  }
  return { ...plain, line: addressLine(plain) }
}
