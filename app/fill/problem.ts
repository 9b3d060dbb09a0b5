import type { CartItemAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { type FillBuild, type FillProblem, fillBuild } from '#shop/day-fill/problem.ts'
import { toCents } from '#shop/money.ts'
import { storedProfile } from '../avoid/profile.ts'
import type { DayBuilds } from '../menu/day-builds.ts'
import type { MenuBuild, MenuMeal } from '../menu/menu-meal.ts'
import type { Preferences } from './preferences.ts'
import { type DayNeed, type Pieces, targetFor } from './target.ts'

/** What the filling needs to know of a delivery; those of carts and of placed orders have it. */
export type Fillable = Pick<ScheduleMenuAnswer, 'id' | 'config' | 'state'> & {
  readonly items: readonly Pick<CartItemAnswer, 'id' | 'slug' | 'price' | 'amount'>[]
}

export type Wanted = { readonly preferences: Preferences; readonly need: DayNeed }

/**
 * A delivery as a problem for the filling. Only the meals that the plan requires count, not extras
 * or snacks that the customer added. A delivery that lacks none gets no target.
 */
export function problemOf(
  delivery: Fillable,
  offers: DayBuilds,
  meals: readonly MenuMeal[],
  { preferences, need }: Wanted,
): FillProblem {
  const required = requiredOf(delivery)
  const { missing } = delivery.state
  const isFull = missing['main-meal'] + missing.snack === 0
  return {
    required,
    kept: keptOf(delivery, offers, meals),
    offered: offeredOf(delivery, offers, meals),
    target: isFull ? { kcal: null, protein: 0 } : targetFor(need, required),
    avoided: {
      allergens: [...preferences.allergens, ...(storedProfile()?.allergens ?? [])],
      mainIngredients: preferences.mainIngredients,
      meals: [],
    },
  }
}

/** The problem of exchanging one meal: the target is for as many meals as are chosen now. */
export function swapProblem(
  delivery: Fillable,
  deliveries: readonly Pick<Fillable, 'id' | 'items'>[],
  offers: DayBuilds,
  meals: readonly MenuMeal[],
  wanted: Wanted,
): FillProblem {
  const problem = problemOf(delivery, offers, meals, wanted)
  const pieces = { 'main-meal': 0, breakfast: 0 }
  let protein = 0
  for (const { build, amount } of problem.kept) {
    if (build.fills) pieces[build.fills] += amount
    protein += build.protein * amount
  }
  const target = targetFor(wanted.need, pieces)
  // A delivery that has too little protein now may have too little afterwards.
  const floor = protein >= target.protein ? target.protein : 0
  return {
    ...problem,
    target: { kcal: target.kcal, protein: floor },
    others: othersOf(delivery, deliveries),
  }
}

/** The meals of the deliveries just before and after this one, and of all other deliveries. */
export function othersOf(
  delivery: Pick<Fillable, 'id'>,
  deliveries: readonly Pick<Fillable, 'id' | 'items'>[],
): NonNullable<FillProblem['others']> {
  const at = deliveries.findIndex(({ id }) => id === delivery.id)
  const served = deliveries.map(({ items }) =>
    items.flatMap(({ slug, amount }) => Array<string>(amount).fill(slug)),
  )
  return {
    beside: [served[at - 1] ?? [], served[at + 1] ?? []].flat(),
    elsewhere: served.toSpliced(at, 1).flat(),
  }
}

export function requiredOf({ config }: Pick<ScheduleMenuAnswer, 'config'>): Pieces {
  const { amounts } = config
  return { 'main-meal': amounts['main-meal'][0], breakfast: amounts.snack[0] }
}

function keptOf({ items }: Fillable, offers: DayBuilds, meals: readonly MenuMeal[]) {
  return items.flatMap(({ id, price, amount }) => {
    for (const meal of meals) {
      const build = meal.builds.find(each => each.id === id)
      if (!build) continue
      const fillBuild = asFillBuild(meal, build, offers.get(id)?.price ?? price, null)
      return fillBuild.fills ? [{ build: fillBuild, amount }] : []
    }
    return []
  })
}

/** Subtracts from what is left of a meal the pieces that the delivery holds, in any portion. */
function offeredOf(
  { items }: Pick<Fillable, 'items'>,
  offers: DayBuilds,
  meals: readonly MenuMeal[],
): FillBuild[] {
  const held = new Map<string, number>()
  for (const { slug, amount } of items) held.set(slug, (held.get(slug) ?? 0) + amount)
  return meals.flatMap(meal =>
    meal.builds.flatMap(build => {
      const offer = offers.get(build.id)
      if (!offer) return []
      const left = offer.left === null ? null : Math.max(0, offer.left - (held.get(meal.slug) ?? 0))
      const fillBuild = asFillBuild(meal, build, offer.price, left)
      return fillBuild.fills ? [fillBuild] : []
    }),
  )
}

function asFillBuild(meal: MenuMeal, build: MenuBuild, price: number, left: number | null) {
  const { id, kcal, protein, allergens, traces } = build
  return fillBuild(
    { ...meal, id: meal.slug },
    { id, perPortion: { kcal, protein }, allergens, traces },
    toCents(price),
    left,
  )
}
