import { allergensOfAll, holdsAny } from '#shop/food/allergens.ts'
import { begins, wordsOf } from '#shop/greek.ts'
import type { MenuBuild, MenuMeal, MenuNames } from './menu-meal.ts'

/** The groups of the filter, named like the fields of meal-collection. */
export const filterGroups = ['category', 'diet', 'ingredient', 'tag', 'withoutAllergens'] as const
export type FilterGroup = (typeof filterGroups)[number]

export const sorts = ['menu', 'price', 'calories', 'protein', 'name'] as const
export type Sort = (typeof sorts)[number]

export type MenuFilter = Readonly<Record<FilterGroup, readonly string[]>> & {
  readonly q: string
  readonly sort: Sort
}

export const noFilter: MenuFilter = {
  category: [],
  diet: [],
  ingredient: [],
  tag: [],
  withoutAllergens: [],
  q: '',
  sort: 'menu',
}

/** The sections of the menu, in their order. */
export const sectionCodes = [
  'main-meal',
  'breakfast',
  'snack',
  'extras-protein',
  'extras-sides',
] as const
export type SectionCode = (typeof sectionCodes)[number]

/**
 * Any of the chosen categories, ingredients and tags, all diets, and a portion of `builds` with no
 * avoided allergen and no trace of one.
 */
export function fits(meal: MenuMeal, filter: MenuFilter, builds = meal.builds): boolean {
  return (
    any(filter.category, meal.categories) &&
    any(filter.ingredient, [meal.mainIngredient]) &&
    any(filter.tag, meal.tags) &&
    filter.diet.every(code => meal.diet.includes(code)) &&
    builds.some(build => !holdsAny(build, filter.withoutAllergens))
  )
}

/** The meal with those of its portions that hold nothing avoided: the same meal, if all are such. */
export function without(meal: MenuMeal, avoided: readonly string[]): MenuMeal {
  const builds = meal.builds.filter(build => !holdsAny(build, avoided))
  return builds.length === meal.builds.length
    ? meal
    : { ...meal, builds, ...allergensOfAll(builds) }
}

/** Whether every typed word begins a word of the meal; splits each meal's text only once. */
export function searcher(names: MenuNames): (meal: MenuMeal, q: string) => boolean {
  const wordsByMeal = new WeakMap<MenuMeal, ReturnType<typeof wordsOf>>()
  return (meal, q) => {
    if (!q.trim()) return true
    const ingredient = names.ingredients[meal.mainIngredient] ?? ''
    const words = wordsByMeal.get(meal) ?? wordsOf(`${meal.name} ${meal.description} ${ingredient}`)
    wordsByMeal.set(meal, words)
    return wordsOf(q).every(typed => words.some(word => begins(typed, word)))
  }
}

/** Sorts meals; `buildOf` answers the build that a meal is shown with. */
export function sortedMeals(
  meals: readonly MenuMeal[],
  sort: Sort,
  buildOf: (meal: MenuMeal) => MenuBuild,
  lang: string,
): readonly MenuMeal[] {
  const compare: Record<Exclude<Sort, 'menu'>, (one: MenuMeal, other: MenuMeal) => number> = {
    name: (one, other) => one.name.localeCompare(other.name, lang),
    price: (one, other) => buildOf(one).price - buildOf(other).price,
    calories: (one, other) => buildOf(one).kcal - buildOf(other).kcal,
    protein: (one, other) => buildOf(other).protein - buildOf(one).protein,
  }
  return sort === 'menu' ? meals : [...meals].sort(compare[sort])
}

/** How many of these meals would be shown with one choice of a group, beside those of the others. */
export function countWith(
  meals: readonly MenuMeal[],
  filter: MenuFilter,
  group: FilterGroup,
  code: string,
): number {
  const beside = isNarrowing(group) ? filter[group] : []
  return meals.filter(meal => fits(meal, { ...filter, [group]: [...beside, code] })).length
}

/** Each further choice of such a group shows fewer dishes; of another, more. */
function isNarrowing(group: FilterGroup): boolean {
  return group === 'diet' || group === 'withoutAllergens'
}

export function toggled(filter: MenuFilter, group: FilterGroup, code: string): MenuFilter {
  const codes = filter[group]
  return {
    ...filter,
    [group]: codes.includes(code) ? codes.filter(other => other !== code) : [...codes, code],
  }
}

/** The number of active choices, the search text included, the order not. */
export function activeChoices(filter: MenuFilter): number {
  const chosen = filterGroups.reduce((sum, group) => sum + filter[group].length, 0)
  return chosen + (filter.q.trim() ? 1 : 0)
}

/** Reads the filter from a URL's search and ignores what it does not know. */
export function filterFrom(params: URLSearchParams): MenuFilter {
  const sort = params.get('sort')
  return {
    category: listed(params, 'category'),
    diet: listed(params, 'diet'),
    ingredient: listed(params, 'ingredient'),
    tag: listed(params, 'tag'),
    withoutAllergens: listed(params, 'withoutAllergens'),
    q: (params.get('q') ?? '').slice(0, 100),
    sort: sorts.find(before => before === sort) ?? 'menu',
  }
}

/** Writes the filter into a URL's search and keeps its other parameters. */
export function withFilter(params: URLSearchParams, filter: MenuFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const group of filterGroups) put(next, group, filter[group].join(','))
  put(next, 'q', filter.q.trim())
  put(next, 'sort', filter.sort === 'menu' ? '' : filter.sort)
  return next
}

function any(wished: readonly string[], held: readonly string[]): boolean {
  return wished.length === 0 || wished.some(code => held.includes(code))
}

function listed(params: URLSearchParams, name: string): string[] {
  const codes = params.get(name)?.split(',') ?? []
  return [...new Set(codes)].filter(code => /^[a-z-]{1,40}$/.test(code))
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value)
  else params.delete(name)
}
