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
}

/** Euros, premium charge included; how many the kitchen still has, null for plenty. */
export type Offer = { readonly price: number; readonly left: number | null }

/** The delivery that is shown; without a cart, or before it has a day, there is none. */
export function deliveryOf(cart: CartAnswer | null): ScheduleMenuAnswer | null {
  return cart?.timePeriod ? (cart.scheduleMenus[0] ?? null) : null
}

/** Stays the same while amounts change, so that a changed amount draws one dish alone. */
export function useDay(cart: CartAnswer | null): Day | null {
  const delivery = deliveryOf(cart)
  const cartId = cart?.id ?? null
  const deliveryId = delivery?.id ?? null
  const date = delivery?.date ?? null
  const portion = cart ? portionFor(cart.spotPlan.plan.config.dietCode) : null
  const offers = useOffers(cartId, deliveryId, date)
  return useMemo(
    () => (deliveryId && date ? { deliveryId, date, portion, offers } : null),
    [deliveryId, date, portion, offers],
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

export function priceIn(day: Day | null, build: MenuBuild): number {
  return day?.offers?.get(build.id)?.price ?? build.price
}

type Known = { readonly of: string; readonly offers: ReadonlyMap<string, Offer> }

/** From the menu to a dish and back nothing blinks: the last answer is shown until the next. */
let lastKnown: Known | null = null

function useOffers(cartId: string | null, deliveryId: string | null, date: string | null) {
  const [known, setKnown] = useState(lastKnown)
  const of = `${cartId} ${deliveryId} ${date}`
  useEffect(() => {
    if (!cartId || !deliveryId || !date) return
    const leaving = new AbortController()
    void call('menu-collection', { cartId, scheduleMenuId: deliveryId }, leaving).then(answer => {
      if (answer.code !== 'ok') return
      lastKnown = { of, offers: offersOf(answer.data.meals) }
      setKnown(lastKnown)
    })
    return () => leaving.abort()
  }, [cartId, deliveryId, date, of])
  return known?.of === of ? known.offers : null
}

function offersOf(meals: readonly MenuMealAnswer[]): Map<string, Offer> {
  const builds = meals.flatMap(meal => meal.builds)
  return new Map(builds.map(({ id, price, left }) => [id, { price, left }]))
}
