import type { Kitchen } from '../capacity/capacity.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Meal } from '../meal.ts'
import { isWindowFull } from '../plan/delivery-pairs.ts'
import type { Cart } from './cart.ts'

/** The kitchen lacks portions, or room in a window. */
export function isShort(cart: Cart, catalogue: Catalogue, kitchen: Kitchen): boolean {
  const { timePeriodId, scheduleMenus } = cart
  if (timePeriodId && isWindowFull(scheduleMenus, timePeriodId, kitchen)) return true
  return scheduleMenus.some(({ date }) => shortMeals(cart, date, catalogue, kitchen).size > 0)
}

/** Meals of which the cart holds more than is left, with what is left. */
export function shortMeals(
  cart: Pick<Cart, 'scheduleMenus'>,
  date: string,
  catalogue: Catalogue,
  kitchen: Kitchen,
): Map<Meal, number> {
  const short = new Map<Meal, number>()
  for (const [meal, amount] of portionsOn(cart, date, catalogue)) {
    const left = kitchen.left(date, meal.id)
    if (amount > left) short.set(meal, left)
  }
  return short
}

export function portionsOn(
  { scheduleMenus }: Pick<Cart, 'scheduleMenus'>,
  date: string,
  { builds }: Catalogue,
): Map<Meal, number> {
  const portions = new Map<Meal, number>()
  for (const delivery of scheduleMenus) {
    if (delivery.date !== date) continue
    for (const { buildId, amount } of delivery.items) {
      const meal = builds.get(buildId)?.meal
      if (meal) portions.set(meal, (portions.get(meal) ?? 0) + amount)
    }
  }
  return portions
}
