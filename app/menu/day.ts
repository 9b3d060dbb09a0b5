import { useEffect, useMemo, useState } from 'react'
import type { CartAnswer, MenuMealAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { mostOfOneItem } from '#shop/cart.ts'
import type { PortionCode } from '#shop/meal.ts'
import { portionFor } from '#shop/plan.ts'
import { weekdayOf } from '#shop/schedule.ts'
import { call } from '../call.ts'
import type { MenuBuild, MenuMeal } from './menu-meal.ts'

/** The delivery that meals are being chosen for, as far as a dish needs to know it. */
export type Day = {
  readonly deliveryId: string
  readonly date: string
  /** The portion that the plan sets for main meals; null: the customer chooses. */
  readonly portion: PortionCode | null
  /** What can be chosen, by build; null until the shop has answered. */
  readonly offers: ReadonlyMap<string, Offer> | null
  /** Every breakfast that the plan includes is chosen: one more costs its own price. */
  readonly breakfastsFull: boolean
}

/**
 * Euros, premium charge included; how many the kitchen still has, null for plenty. `beyond`: what a
 * breakfast costs that the plan does not include. `dip`: kcal of what is packed beside it.
 */
export type Offer = {
  readonly price: number
  readonly left: number | null
  readonly beyond: number | null
  readonly dip: number
}
export type Offers = ReadonlyMap<string, Offer>

/** The delivery that meals were last chosen for, so that a dish's own page adds to the same one. */
let lastShown = ''

export function rememberDelivery(cart: CartAnswer, delivery: ScheduleMenuAnswer): void {
  lastShown = `${cart.id} ${delivery.id}`
}

/** The delivery that was shown last; a single order has but one. */
export function rememberedDelivery(cart: CartAnswer): ScheduleMenuAnswer | null {
  return cart.scheduleMenus.find(({ id }) => `${cart.id} ${id}` === lastShown) ?? null
}

/** The delivery that is shown; without a cart, or before it has a day, there is none. */
export function deliveryOf(cart: CartAnswer | null): ScheduleMenuAnswer | null {
  return cart?.timePeriod ? (rememberedDelivery(cart) ?? cart.scheduleMenus[0] ?? null) : null
}

/** Stays the same while amounts change, so that a changed amount draws one dish alone. */
export function useDay(cart: CartAnswer | null, delivery = deliveryOf(cart)): Day | null {
  const cartId = cart?.id ?? null
  const deliveryId = delivery?.id ?? null
  const date = delivery?.date ?? null
  const portion = cart ? portionFor(cart.spotPlan.plan.config.dietCode) : null
  const offers = useOffers(cartId, deliveryId, date)
  const breakfastsFull = delivery?.state.missing.snack === 0
  return useMemo(
    () => (deliveryId && date ? { deliveryId, date, portion, offers, breakfastsFull } : null),
    [deliveryId, date, portion, offers, breakfastsFull],
  )
}

/** The builds of a meal that the plan offers, in their order. */
export function buildsIn(day: Day | null, meal: MenuMeal): readonly MenuBuild[] {
  const portion = day?.portion
  if (!portion || meal.type !== 'main-meal') return meal.builds
  return meal.builds.filter(build => build.portion === portion)
}

/** How many of a build the delivery can take in all; 0: not that day. */
export function mostOf(day: Day, meal: MenuMeal, build: MenuBuild): number {
  if (day.offers) {
    const offer = day.offers.get(build.id)
    return offer ? Math.min(offer.left ?? mostOfOneItem, mostOfOneItem) : 0
  }
  const thatDay = meal.weekdays.length === 0 || meal.weekdays.includes(weekdayOf(day.date))
  return thatDay ? mostOfOneItem : 0
}

/** How many of a build are left, where the shop tells it: few, or none. */
export function leftOf(day: Day | null, build: MenuBuild): number | null {
  return day?.offers?.get(build.id)?.left ?? null
}

export function priceIn(day: Day | null, build: MenuBuild): number {
  const offer = day?.offers?.get(build.id)
  if (day?.breakfastsFull && offer?.beyond != null) return offer.beyond
  return offer?.price ?? build.price
}

/** From the menu to a dish and back nothing blinks: the last answers are shown until the next. */
const known = new Map<string, Offers>()

let askAgain = () => {}

/** For when a dish turned out to be scarcer than was shown. */
export function refreshOffers(): void {
  askAgain()
}

function useOffers(cartId: string | null, deliveryId: string | null, date: string | null) {
  const [, setAnswered] = useState<Offers | null>(null)
  useEffect(() => {
    if (!cartId || !deliveryId || !date) return
    const leaving = new AbortController()
    const ask = () =>
      void loadOffers(cartId, { id: deliveryId, date }, leaving.signal).then(setAnswered)
    ask()
    askAgain = ask
    return () => {
      leaving.abort()
      askAgain = () => {}
    }
  }, [cartId, deliveryId, date])
  return known.get(`${cartId} ${deliveryId} ${date}`) ?? null
}

/** Asks what a delivery can hold; null where the shop does not answer. */
export async function loadOffers(
  cartId: string,
  { id, date }: Pick<ScheduleMenuAnswer, 'id' | 'date'>,
  signal?: AbortSignal,
): Promise<Offers | null> {
  const answer = await call('menu-collection', { cartId, scheduleMenuId: id }, { signal })
  if (answer.code !== 'ok') return null
  const offers = offersOf(answer.data.meals)
  known.set(`${cartId} ${id} ${date}`, offers)
  return offers
}

/** What a menu for a delivery offers, by build. */
export function offersOf(meals: readonly MenuMealAnswer[]): Offers {
  const builds = meals.flatMap(meal => meal.builds)
  return new Map(
    builds.map(({ id, price, left, beyond, perPortion, withDip }) => [
      id,
      { price, left, beyond, dip: withDip ? withDip.perPortion.kcal - perPortion.kcal : 0 },
    ]),
  )
}
