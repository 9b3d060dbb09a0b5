import type { BuildAnswer, CartItemAnswer, MealAnswer, Named } from '#server/answers.ts'
import type { Language } from '#shop/language.ts'
import type { Days, ItemType, PortionCode } from '#shop/meal.ts'
import { addEuros } from '#shop/money.ts'

/** A meal as the menu needs it: codes instead of names, four figures instead of tables. */
export type MenuMeal = {
  readonly slug: string
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly categories: readonly string[]
  readonly mainIngredient: string
  readonly diet: readonly string[]
  readonly tags: readonly string[]
  /** In euros. */
  readonly premium: number
  /** Until it can be eaten, with a microwave; 0: cold; null: not known. */
  readonly minutes: number | null
  /** What any portion holds, or may contain. */
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  readonly hasDip: boolean
  readonly weekdays: readonly number[]
  readonly weeks?: Days['weeks']
  readonly builds: readonly MenuBuild[]
}

/** Price in a single order in euros, premium charge included; figures of a portion in grams. */
export type MenuBuild = {
  readonly id: string
  readonly portion: PortionCode
  readonly price: number
  readonly weight: number
  readonly kcal: number
  readonly protein: number
  readonly carbs: number
  readonly fat: number
  /** Its own, with the dip's. */
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
}

/** The shop's name and the names behind the codes, in the page's language. */
export type MenuNames = {
  readonly shop: string
  readonly categories: Names
  readonly ingredients: Names
  readonly diets: Names
  readonly allergens: Names
  readonly portions: Names
}
export type Names = Readonly<Record<string, string>>

export function menuMeal(meal: MealAnswer): MenuMeal {
  const declared = { allergens: codesOf(meal.allergens), traces: codesOf(meal.traces) }
  return {
    slug: meal.slug,
    type: meal.type,
    name: meal.name,
    description: meal.description,
    categories: codesOf(meal.categories),
    mainIngredient: meal.mainIngredient.code,
    diet: codesOf(meal.diet),
    tags: meal.tags,
    premium: meal.premium,
    minutes: meal.minutes,
    ...declared,
    hasDip: meal.dip !== null,
    weekdays: meal.weekdays,
    ...(meal.weeks && { weeks: meal.weeks }),
    builds: meal.builds.map(build => menuBuild(build, meal.premium, declared)),
  }
}

type Told = Pick<MenuBuild, 'allergens' | 'traces'>

function menuBuild(build: BuildAnswer, premium: number, told: Told): MenuBuild {
  const { id, portion, price, weight, perPortion } = build
  // Mostly those of the meal: the same list travels in a page once.
  const same = (one: readonly string[], other: readonly string[]) =>
    one.join() === other.join() ? other : one
  return {
    id,
    portion: portion.code,
    price: addEuros(price, premium),
    weight,
    kcal: perPortion.kcal,
    protein: perPortion.protein,
    carbs: perPortion.carbs,
    fat: perPortion.fat,
    allergens: same(build.allergens, told.allergens),
    traces: same(build.traces, told.traces),
  }
}

/** Ingredients and allergens are sorted by name, as the filter lists them. */
export function menuNames(meals: readonly MealAnswer[], lang: Language, shop: string): MenuNames {
  const byName = (one: Named, other: Named) => one.name.localeCompare(other.name, lang)
  return {
    shop,
    categories: namesOf(meals.flatMap(meal => meal.categories)),
    ingredients: namesOf(meals.map(meal => meal.mainIngredient).sort(byName)),
    diets: namesOf(meals.flatMap(meal => meal.diet)),
    allergens: namesOf(meals.flatMap(meal => [...meal.allergens, ...meal.traces]).sort(byName)),
    portions: namesOf(meals.flatMap(meal => meal.builds.map(build => build.portion))),
  }
}

/** The cart item that the server will answer for this build, for an exact preview. */
export function cartItem(
  meal: MenuMeal,
  build: MenuBuild,
  names: MenuNames,
  price: number,
): CartItemAnswer {
  const { kcal: calories, protein, carbs, fat } = build
  return {
    id: build.id,
    slug: meal.slug,
    name: meal.name,
    price,
    ownPrice: build.price,
    amount: 0,
    included: 0,
    total: 0,
    item: { type: meal.type, portion: named(names.portions, build.portion) },
    categories: meal.categories.map(code => ({ category: named(names.categories, code) })),
    spot: { business: { name: names.shop } },
    allergens: build.allergens.map(code => names.allergens[code] ?? code),
    nutrition: { calories, protein, carbs, fat },
    available: true,
  }
}

function named<Code extends string>(names: Names, code: Code): { code: Code; name: string } {
  return { code, name: names[code] ?? code }
}

function codesOf(list: readonly Named[]): string[] {
  return list.map(({ code }) => code)
}

function namesOf(list: readonly Named[]): Names {
  return Object.fromEntries(list.map(({ code, name }) => [code, name]))
}
