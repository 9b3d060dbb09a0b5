import { useEffect, useSyncExternalStore } from 'react'
import type { MenuMealAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { call } from '../call.ts'
import { newListeners } from '../listeners.ts'

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
/** What a delivery can hold, by build. */
export type Offers = ReadonlyMap<string, Offer>

/** Asks anew for each delivery that is shown; until the answer comes, its last one stands. */
export function useOffers(
  cartId: string | null,
  deliveryId: string | null,
  date: string | null,
): Offers | null {
  useEffect(() => {
    if (!cartId || !deliveryId || !date) return
    const leaving = new AbortController()
    void loadOffers(cartId, { id: deliveryId, date }, leaving.signal)
    return () => leaving.abort()
  }, [cartId, deliveryId, date])
  return useSyncExternalStore(
    listeners.add,
    () => knownOffers(cartId, deliveryId, date),
    () => null,
  )
}

/** Asks what a delivery can hold; null where the shop does not answer. Shows it where it is used. */
export async function loadOffers(
  cartId: string,
  { id, date }: Pick<ScheduleMenuAnswer, 'id' | 'date'>,
  signal?: AbortSignal,
): Promise<Offers | null> {
  const answer = await call('menu-collection', { cartId, scheduleMenuId: id }, { signal })
  if (answer.code !== 'ok') return null
  const offers = offersOf(answer.data.meals)
  if (cartId !== known.cartId) known = { cartId, deliveries: new Map() }
  known.deliveries.set(id, { date, offers })
  listeners.tell()
  return offers
}

export function knownOffers(
  cartId: string | null,
  deliveryId: string | null,
  date: string | null,
): Offers | null {
  if (cartId !== known.cartId) return null
  const delivery = known.deliveries.get(deliveryId ?? '')
  return delivery?.date === date ? delivery.offers : null
}

export function offersOf(meals: readonly MenuMealAnswer[]): Offers {
  const builds = meals.flatMap(meal => meal.builds)
  return new Map(
    builds.map(({ id, price, left, beyond, perPortion, withDip }) => [
      id,
      { price, left, beyond, dip: withDip ? withDip.perPortion.kcal - perPortion.kcal : 0 },
    ]),
  )
}

type Known = {
  readonly cartId: string | null
  readonly deliveries: Map<string, { readonly date: string; readonly offers: Offers }>
}

/** The last answers of one cart's deliveries; those of an earlier cart are dropped. */
let known: Known = { cartId: null, deliveries: new Map() }
const listeners = newListeners()
