import type { CartItemAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { type FillBuild, type FillProblem, fillBuild } from '#shop/day-fill/problem.ts'
import { toCents } from '#shop/money.ts'
import type { MenuBuild, MenuMeal } from '../menu/menu-meal.ts'
import type { Offers } from '../menu/offers.ts'
import type { Preferences } from './preferences.ts'
import { type DayNeed, type Pieces, targetFor } from './target.ts'

/** What of a delivery the filling looks at; one of a placed order has it too. */
export type Fillable = Pick<ScheduleMenuAnswer, 'id' | 'config' | 'state'> & {
  readonly items: readonly Pick<CartItemAnswer, 'id' | 'slug' | 'price' | 'amount'>[]
}

export type Wanted = { readonly preferences: Preferences; readonly need: DayNeed }

/**
 * A delivery as the filling wants it. Only what the plan requires counts: extras and snacks of the
 * customer's own are beside it. One that lacks nothing asks for nothing.
 */
export function problemOf(
  delivery: Fillable,
  offers: Offers,
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
      allergens: preferences.allergens,
      mainIngredients: preferences.mainIngredients,
      meals: [],
    },
  }
}

/** For exchanging one meal: what is there should bring what so many meals bring, whole or not. */
export function swapProblem(
  delivery: Fillable,
  deliveries: readonly Pick<Fillable, 'id' | 'items'>[],
  offers: Offers,
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
  // A delivery that has too little protein already may stay so.
  const floor = protein >= target.protein ? target.protein : 0
  return {
    ...problem,
    target: { kcal: target.kcal, protein: floor },
    others: othersOf(delivery, deliveries),
  }
}

/** The meals of the deliveries right before and after, and of all others. */
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

function keptOf({ items }: Fillable, offers: Offers, meals: readonly MenuMeal[]) {
  return items.flatMap(({ id, price, amount }) => {
    for (const meal of meals) {
      const build = meal.builds.find(each => each.id === id)
      if (!build) continue
      const known = asFillBuild(meal, build, offers.get(id)?.price ?? price, null)
      return known.fills ? [{ build: known, amount }] : []
    }
    return []
  })
}

/** What is left of a meal counts what the delivery holds of it already, in whatever portion. */
function offeredOf(
  { items }: Pick<Fillable, 'items'>,
  offers: Offers,
  meals: readonly MenuMeal[],
): FillBuild[] {
  const held = new Map<string, number>()
  for (const { slug, amount } of items) held.set(slug, (held.get(slug) ?? 0) + amount)
  return meals.flatMap(meal =>
    meal.builds.flatMap(build => {
      const offer = offers.get(build.id)
      if (!offer) return []
      const left = offer.left === null ? null : Math.max(0, offer.left - (held.get(meal.slug) ?? 0))
      const known = asFillBuild(meal, build, offer.price, left)
      return known.fills ? [known] : []
    }),
  )
}

function asFillBuild(meal: MenuMeal, build: MenuBuild, price: number, left: number | null) {
  const { id, kcal, protein } = build
  return fillBuild(
    { ...meal, id: meal.slug },
    { id, perPortion: { kcal, protein } },
    toCents(price),
    left,
  )
}
