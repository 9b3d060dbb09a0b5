import type { Catalogue } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import type { Code, Meal, MealBuild, MealIngredient } from '#shop/meal.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import { usualFreshDays } from '#shop/plan/plan-deliveries.ts'
import { mondayOf } from '#shop/schedule/weekday.ts'
import type {
  BuildAnswer,
  IngredientAnswer,
  MealAnswer,
  MealDetailAnswer,
  Named,
} from '../answers.ts'

type Codes = Catalogue['codes']

/**
 * A meal as the calls answer it; its builds cost their own price, without the premium charge. With a
 * date in `from` it names no weeks before that date's week, which nobody can order in any more.
 */
export function mealAnswer(meal: Meal, codes: Codes, lang: Language, from?: string): MealAnswer {
  const weeks = weeksFrom(meal, from)
  return {
    slug: meal.slug,
    type: meal.type,
    name: meal.name[lang],
    description: meal.description[lang],
    categories: meal.categories.map(code => named(codes.categories, code, lang)),
    mainIngredient: named(codes.ingredients, meal.mainIngredient, lang),
    diet: meal.diet.map(code => named(codes.diets, code, lang)),
    tags: [...meal.tags],
    premium: toEuros(meal.premium),
    minutes: meal.minutes ?? null,
    allergens: meal.allergens.map(code => named(codes.allergens, code, lang)),
    traces: meal.traces.map(code => named(codes.allergens, code, lang)),
    dip: meal.dip && { name: meal.dip.name[lang], grams: meal.dip.grams },
    weekdays: [...meal.weekdays],
    ...(weeks && { weeks }),
    builds: meal.builds.map(build => buildAnswer(build, build.price, codes, lang)),
  }
}

function weeksFrom({ weeks = {} }: Meal, from: string | undefined): MealAnswer['weeks'] {
  const first = from ? mondayOf(from) : ''
  const coming = Object.entries(weeks).filter(([monday]) => monday >= first)
  if (coming.length === 0) return undefined
  return Object.fromEntries(coming.map(([monday, days]) => [monday, [...days]]))
}

export function buildAnswer(
  build: MealBuild,
  price: Cents,
  codes: Codes,
  lang: Language,
): BuildAnswer {
  const { id, weight, perPortion, per100g, withDip, allergens, traces } = build
  const portion = { code: build.portion, name: named(codes.portions, build.portion, lang).name }
  return {
    ...{ id, portion, price: toEuros(price), weight, perPortion, per100g, withDip },
    allergens: [...allergens],
    traces: [...traces],
  }
}

export function mealDetailAnswer(
  meal: Meal,
  catalogue: Catalogue,
  lang: Language,
  from?: string,
): Omit<MealDetailAnswer, 'closeUp'> {
  const { codes, legalEntity } = catalogue
  return {
    ...mealAnswer(meal, codes, lang, from),
    builds: meal.builds.map(build => ({
      ...buildAnswer(build, build.price, codes, lang),
      ingredients: ingredientsAnswer(build.ingredients, codes, lang),
    })),
    preparation: meal.preparation[lang],
    alt: meal.alt?.[lang] ?? '',
    dipIngredients: ingredientsAnswer(meal.dip?.ingredients ?? [], codes, lang),
    liking: meal.liking ?? null,
    shelfDays: meal.shelfDays ?? usualFreshDays,
    vatRate: meal.vatRate,
    operator: { name: legalEntity.legalName[lang], address: legalEntity.address[lang] },
    similar: similarMeals(meal, catalogue).map(other => mealAnswer(other, codes, lang, from)),
  }
}

function ingredientsAnswer(
  ingredients: readonly MealIngredient[],
  codes: Codes,
  lang: Language,
): IngredientAnswer[] {
  return ingredients.map(({ name, percent, allergens, allergenDetail }) => ({
    name: name[lang],
    percent,
    allergens: allergens.map(
      code => allergenDetail?.[code]?.[lang] ?? named(codes.allergens, code, lang).name,
    ),
  }))
}

/** Four other meals of the same type, the most alike first. */
function similarMeals(meal: Meal, { meals }: Catalogue): Meal[] {
  const likeness = (other: Meal) =>
    (other.mainIngredient === meal.mainIngredient ? 3 : 0) +
    other.diet.filter(code => meal.diet.includes(code)).length
  return meals
    .filter(other => other.type === meal.type && other.id !== meal.id)
    .sort((one, other) => likeness(other) - likeness(one))
    .slice(0, 4)
}

export function named(list: readonly Code[], code: string, lang: Language): Named {
  const entry = list.find(each => each.code === code)
  return { code, name: (entry?.short ?? entry?.name)?.[lang] ?? code }
}
