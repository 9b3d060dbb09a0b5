import type { Meal } from '../meal.ts'

/** How many main meals are best sellers, from how many portions on, and which slugs never are. */
export type BestSellers = {
  readonly dishes: number
  readonly portions: number
  readonly never?: readonly string[] | undefined
}

export type DishTag = { readonly mealId: string; readonly tag: 'new' | 'best-seller' }

export const bestSellerDays = 28

type Tagged = Pick<Meal, 'id' | 'slug' | 'type' | 'newUntil'>

/**
 * The tags of a day (YYYY-MM-DD, Athens): new until the date of the dish, that day included; a best
 * seller where few main meals sold more portions. `bestSellers` null: as the dishes say (spec §3).
 */
export function dishTags(
  meals: readonly Tagged[],
  portions: ReadonlyMap<string, number>,
  bestSellers: BestSellers | null,
  today: string,
): DishTag[] {
  const fresh = meals.filter(({ newUntil }) => newUntil !== undefined && today <= newUntil)
  return [
    ...fresh.map(({ id }) => ({ mealId: id, tag: 'new' as const })),
    ...mostSold(meals, portions, bestSellers).map(id => ({
      mealId: id,
      tag: 'best-seller' as const,
    })),
  ]
}

function mostSold(
  meals: readonly Tagged[],
  portions: ReadonlyMap<string, number>,
  bestSellers: BestSellers | null,
): string[] {
  if (!bestSellers) return []
  const soldOf = (id: string) => portions.get(id) ?? 0
  return meals
    .filter(
      ({ id, slug, type }) =>
        type === 'main-meal' &&
        soldOf(id) >= bestSellers.portions &&
        !bestSellers.never?.includes(slug),
    )
    .map(({ id }) => id)
    .sort((one, other) => soldOf(other) - soldOf(one) || (one < other ? -1 : 1))
    .slice(0, bestSellers.dishes)
}

/** The dish with the tags of today, each once. Its date and `never` count more than tags it is written with. */
export function withTags<Dish extends Pick<Meal, 'id' | 'slug' | 'tags' | 'newUntil'>>(
  meal: Dish,
  tags: readonly DishTag[],
  bestSellers: BestSellers | null,
): Dish {
  const isKeptOut = bestSellers?.never?.includes(meal.slug)
  const written = meal.tags.filter(
    tag => !(tag === 'new' && meal.newUntil) && !(tag === 'best-seller' && isKeptOut),
  )
  const given = tags.filter(({ mealId }) => mealId === meal.id).map(({ tag }) => tag)
  return { ...meal, tags: [...new Set([...written, ...given])] }
}
