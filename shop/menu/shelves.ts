export type Shelved = {
  readonly mainIngredient: string
  readonly diet: readonly string[]
  readonly tags: readonly string[]
  /** In the microwave; 0: cold; null: not known. */
  readonly minutes?: number | null
}

/** The shelves of the mains, by the reason to look at them, in their order. */
export const shelfCodes = [
  'varied',
  'best-seller',
  'quick',
  'protein',
  'vegetarian',
  'more',
] as const
export type ShelfCode = (typeof shelfCodes)[number]

type Shelf<Meal> = { readonly code: ShelfCode; readonly meals: readonly Meal[] }

/** Full rows of four and of two. */
const firstShelf = 8
const mostAlikeOnIt = 2
const leastOnShelf = 3
const quickMinutes = 3
/** So many dishes in a row differ in their main ingredient where there is a choice. */
const reach = 3

/** Puts each dish on one shelf: the first holds some of everything, the rest by what speaks for them. */
export function shelvesOf<Meal extends Shelved>(meals: readonly Meal[]): Shelf<Meal>[] {
  const shelves = new Map<ShelfCode, Meal[]>()
  const put = (code: ShelfCode, meal: Meal) =>
    shelves.set(code, [...(shelves.get(code) ?? []), meal])
  const first = someOfEverything(meals)
  for (const meal of meals) put(first.has(meal) ? 'varied' : reasonFor(meal), meal)
  for (const [code, few] of [...shelves])
    if (few.length < leastOnShelf && code !== 'varied' && code !== 'more') {
      shelves.delete(code)
      for (const meal of few) put('more', meal)
    }
  return shelfCodes.flatMap(code => {
    const shelf = shelves.get(code)
    return shelf ? [{ code, meals: varied(shelf) }] : []
  })
}

function someOfEverything<Meal extends Shelved>(meals: readonly Meal[]): ReadonlySet<Meal> {
  const taken = new Set<Meal>()
  for (const meal of meals) {
    const alike = [...taken].filter(other => other.mainIngredient === meal.mainIngredient)
    if (taken.size < firstShelf && alike.length < mostAlikeOnIt) taken.add(meal)
  }
  return taken
}

function reasonFor({ diet, tags, minutes }: Shelved): ShelfCode {
  if (tags.includes('best-seller')) return 'best-seller'
  if (diet.includes('vegetarian')) return 'vegetarian'
  if (diet.includes('high-protein') && diet.includes('low-fat')) return 'protein'
  return (minutes ?? Number.POSITIVE_INFINITY) <= quickMinutes ? 'quick' : 'more'
}

export function inMenuOrder<Meal extends Shelved>(
  section: string,
  meals: readonly Meal[],
): readonly Meal[] {
  return section === 'main-meal' ? shelvesOf(meals).flatMap(shelf => shelf.meals) : varied(meals)
}

/** No two neighbours share a main ingredient, as far as that can be; else dishes keep their order. */
export function varied<Meal extends Pick<Shelved, 'mainIngredient'>>(
  meals: readonly Meal[],
): Meal[] {
  const left = [...meals]
  const placed: Meal[] = []
  while (left.length > 0) {
    const before = placed.slice(-reach).map(({ mainIngredient }) => mainIngredient)
    placed.push(...left.splice(nextOf(left, before), 1))
  }
  return placed
}

/** The place of the dish that comes next, after dishes of these main ingredients. */
function nextOf(
  left: readonly Pick<Shelved, 'mainIngredient'>[],
  before: readonly string[],
): number {
  const counts = new Map<string, number>()
  for (const { mainIngredient } of left)
    counts.set(mainIngredient, (counts.get(mainIngredient) ?? 0) + 1)
  // One that makes up more than half of the rest must not wait: its dishes would meet at the end.
  const pressing = left.findIndex(
    ({ mainIngredient }) =>
      mainIngredient !== before.at(-1) && 2 * (counts.get(mainIngredient) ?? 0) > left.length,
  )
  if (pressing >= 0) return pressing
  for (let back = 0; back < before.length; back++) {
    const near = before.slice(back)
    const place = left.findIndex(({ mainIngredient }) => !near.includes(mainIngredient))
    if (place >= 0) return place
  }
  return 0
}
