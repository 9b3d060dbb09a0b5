import { useMemo } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { mostOfOneItem } from '#shop/cart/cart.ts'
import { isOnMenu, type PortionCode } from '#shop/meal.ts'
import { portionFor } from '#shop/plan/plan.ts'
import { type DayBuilds, useDayBuilds } from './day-builds.ts'
import type { MenuBuild, MenuMeal } from './menu-meal.ts'

/** What a dish needs to know of the delivery that meals are chosen for. */
export type Day = {
  readonly deliveryId: string
  readonly date: string
  /** The portion that the plan sets for main meals; null: the customer chooses. */
  readonly portion: PortionCode | null
  /** The offers by build; null until the server has answered. */
  readonly offers: DayBuilds | null
  /** The delivery holds all breakfasts that the plan includes; more cost extra. */
  readonly breakfastsFull: boolean
  /** The slugs of meals that it holds and the kitchen no longer has. */
  readonly gone: ReadonlySet<string>
}

/** The delivery shown last: the page of a dish adds to it. */
let lastShown = ''

export function rememberDelivery(cart: CartAnswer, delivery: ScheduleMenuAnswer): void {
  lastShown = `${cart.id} ${delivery.id}`
}

export function rememberedDelivery(cart: CartAnswer): ScheduleMenuAnswer | null {
  return cart.scheduleMenus.find(({ id }) => `${cart.id} ${id}` === lastShown) ?? null
}

/** The delivery that is shown; null without a cart, or before its time is chosen. */
export function deliveryOf(cart: CartAnswer | null): ScheduleMenuAnswer | null {
  return cart?.timePeriod ? (rememberedDelivery(cart) ?? cart.scheduleMenus[0] ?? null) : null
}

/** Keeps its identity while amounts change, so that a change draws only one dish again. */
export function useDay(cart: CartAnswer | null, delivery = deliveryOf(cart)): Day | null {
  const cartId = cart?.id ?? null
  const deliveryId = delivery?.id ?? null
  const date = delivery?.date ?? null
  const portion = cart ? portionFor(cart.spotPlan.plan.config.dietCode) : null
  const offers = useDayBuilds(cartId, deliveryId, date)
  const breakfastsFull = delivery?.state.missing.snack === 0
  const gone = cart && deliveryId ? goneFrom(cart, deliveryId).join(' ') : ''
  return useMemo(
    () =>
      deliveryId && date
        ? { deliveryId, date, portion, offers, breakfastsFull, gone: new Set(gone.split(' ')) }
        : null,
    [deliveryId, date, portion, offers, breakfastsFull, gone],
  )
}

/** The meals of a delivery that the kitchen no longer has: they must change before checkout. */
export function goneFrom({ errors }: Pick<CartAnswer, 'errors'>, deliveryId: string): string[] {
  return errors.flatMap(({ slug, scheduleMenuId, slugs = [] }) =>
    slug === 'item-unavailable' && scheduleMenuId === deliveryId ? slugs : [],
  )
}

/** The builds of a meal that the plan offers, in their order. */
export function buildsIn(day: Day | null, meal: MenuMeal): readonly MenuBuild[] {
  const portion = day?.portion
  if (!portion || meal.type !== 'main-meal') return meal.builds
  return meal.builds.filter(build => build.portion === portion)
}

/** The most of a build that the delivery can hold; 0: not offered that day. */
export function mostOf(day: Day, meal: MenuMeal, build: MenuBuild): number {
  if (day.offers) {
    const offer = day.offers.get(build.id)
    return offer ? Math.min(offer.left ?? mostOfOneItem, mostOfOneItem) : 0
  }
  return isOnMenu(meal, day.date) ? mostOfOneItem : 0
}

/** How many of a build are left; null if there are plenty, or it is not known. */
export function leftOf(day: Day | null, build: MenuBuild): number | null {
  return day?.offers?.get(build.id)?.left ?? null
}

export function priceIn(day: Day | null, build: MenuBuild): number {
  const offer = day?.offers?.get(build.id)
  if (day?.breakfastsFull && offer?.beyond != null) return offer.beyond
  return offer?.price ?? build.price
}
