import { useEffect, useSyncExternalStore } from 'react'
import type { MenuMealAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { call } from '../call.ts'
import { newListeners } from '../listeners.ts'

/**
 * Prices in euros, premium charge included. `left`: how many the kitchen has, null for plenty.
 * `beyond`: the price of a breakfast that the plan does not include. `dip`: kcal of the dip.
 */
export type DayBuild = {
  readonly price: number
  readonly left: number | null
  readonly beyond: number | null
  readonly dip: number
}
/** The offers of a delivery by build. */
export type DayBuilds = ReadonlyMap<string, DayBuild>

/** Asks whenever another delivery is shown; shows its last answer until the new one comes. */
export function useDayBuilds(
  cartId: string | null,
  deliveryId: string | null,
  date: string | null,
): DayBuilds | null {
  useEffect(() => {
    if (!cartId || !deliveryId || !date) return
    const leaving = new AbortController()
    void loadDayBuilds(cartId, { id: deliveryId, date }, leaving.signal)
    return () => leaving.abort()
  }, [cartId, deliveryId, date])
  return useSyncExternalStore(
    listeners.add,
    () => lastDayBuilds(cartId, deliveryId, date),
    () => null,
  )
}

/** Asks for a delivery's offers and updates all that show them; null if the call fails. */
export async function loadDayBuilds(
  cartId: string,
  { id, date }: Pick<ScheduleMenuAnswer, 'id' | 'date'>,
  signal?: AbortSignal,
): Promise<DayBuilds | null> {
  const answer = await call('menu-collection', { cartId, scheduleMenuId: id }, { signal })
  if (answer.code !== 'ok') return null
  const offers = dayBuildsOf(answer.data.meals)
  if (cartId !== known.cartId) known = { cartId, deliveries: new Map() }
  known.deliveries.set(id, { date, offers })
  listeners.tell()
  return offers
}

export function lastDayBuilds(
  cartId: string | null,
  deliveryId: string | null,
  date: string | null,
): DayBuilds | null {
  if (cartId !== known.cartId) return null
  const delivery = known.deliveries.get(deliveryId ?? '')
  return delivery?.date === date ? delivery.offers : null
}

export function dayBuildsOf(meals: readonly MenuMealAnswer[]): DayBuilds {
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
  readonly deliveries: Map<string, { readonly date: string; readonly offers: DayBuilds }>
}

/** The last answers for the deliveries of one cart; another cart replaces them. */
let known: Known = { cartId: null, deliveries: new Map() }
const listeners = newListeners()
