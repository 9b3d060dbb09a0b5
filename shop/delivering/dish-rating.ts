import type { DeliveryStatus } from '../delivery-life.ts'
import type { Meal } from '../meal.ts'
import { addDays } from '../schedule/schedule.ts'

/** What customers who got a dish said of it: how many liked it, of how many who answered. */
export type Liking = {
  readonly mealId: string
  readonly liked: number
  readonly rated: number
}

/** From so many answers on, customers are told (spec 20.15): fewer speak of single people. */
const leastRated = 20
const wellLiked = 90
const ratingDays = 14

/** Whether dishes of a delivery can be rated: it came, at most two weeks ago. Dates in Athens. */
export function canRate(
  { status, date }: { readonly status: DeliveryStatus; readonly date: string },
  today: string,
): boolean {
  return status === 'delivered' && today <= addDays(date, ratingDays)
}

/** Whole percent, rounded down; null: too few have answered to say it. */
export function likedPercent({ liked, rated }: Omit<Liking, 'mealId'>): number | null {
  return rated < leastRated ? null : Math.floor((100 * liked) / rated)
}

/** The dishes with what is said of them, those that nearly everybody liked before the others. */
export function withLiking(meals: readonly Meal[], likings: readonly Liking[]): readonly Meal[] {
  const of = new Map(likings.map(liking => [liking.mealId, liking]))
  const said = meals.map(meal => {
    const liking = of.get(meal.id)
    const percent = liking && likedPercent(liking)
    return liking && typeof percent === 'number'
      ? { ...meal, liking: { percent, rated: liking.rated } }
      : meal
  })
  const isFirst = ({ liking }: Meal) => (liking?.percent ?? 0) >= wellLiked
  return [...said.filter(isFirst), ...said.filter(meal => !isFirst(meal))]
}
