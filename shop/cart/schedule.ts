import { catalogueAt } from '../area/area-terms.ts'
import { endlessKitchen, type Kitchen } from '../capacity/capacity.ts'
import { type Catalogue, timePeriodsAt } from '../catalogue.ts'
import { requiredFor } from '../plan/day-state.ts'
import { isWindowFull, type PlannedDelivery, plannedDeliveries } from '../plan/delivery-pairs.ts'
import type { Plan } from '../plan/plan.ts'
import { deliveriesPerWeek } from '../plan/plan-deliveries.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { canDeliver } from '../schedule/schedule.ts'
import { type Cart, type CartDelivery, type CartItem, isOffered, planOf } from './cart.ts'

/**
 * Sets the window and the dates: one for a single order, the first week's for a plan. `dropped`: the
 * builds that their new day does not offer. Refuses `date-not-available`, `schedule-menu-is-full`.
 */
export function scheduleCart(
  cart: Cart,
  choice: { dates: readonly string[]; timePeriodId: string },
  shop: Catalogue,
  now: number,
  kitchen: Kitchen = endlessKitchen,
): { cart: Cart; dropped: string[] } | Refusal {
  const catalogue = catalogueAt(shop, cart)
  const plan = planOf(cart, catalogue)
  const period = timePeriodsAt(catalogue, cart.spotId).find(({ id }) => id === choice.timePeriodId)
  const [date] = choice.dates
  if (!period || !date || !canDeliver(date, period, catalogue.holidays, now))
    return refuse('date-not-available')
  const deliveries = deliveriesFrom(plan, choice.dates, catalogue)
  if (!deliveries) return refuse('date-not-available')
  if (isWindowFull(deliveries, period.id, kitchen)) return refuse('schedule-menu-is-full')
  const dropped: string[] = []
  const scheduleMenus = deliveries.map(({ date, days }, index) => {
    const items = cart.scheduleMenus[index]?.items ?? []
    const delivery = { id: `d${index + 1}`, date, days, items }
    return { ...delivery, items: keptItems(plan, delivery, catalogue, kitchen, dropped) }
  })
  for (const { items } of cart.scheduleMenus.slice(deliveries.length))
    dropped.push(...items.map(({ buildId }) => buildId))
  return { cart: { ...cart, scheduleMenus, timePeriodId: period.id }, dropped }
}

/** The cart without its time period where the cut-off has passed or the window is full by now. */
export function currentCart(
  cart: Cart,
  catalogue: Catalogue,
  now: number,
  kitchen: Kitchen = endlessKitchen,
): Cart {
  return lostWindow(cart, catalogue, now, kitchen) ? { ...cart, timePeriodId: null } : cart
}

/** Why the chosen window is gone; null: it is there, or none was chosen. */
export function lostWindow(
  cart: Cart,
  shop: Catalogue,
  now: number,
  kitchen: Kitchen,
): 'past' | 'full' | null {
  const { timePeriodId, scheduleMenus, spotId, address } = cart
  if (timePeriodId === null) return null
  const catalogue = catalogueAt(shop, { spotId, address })
  const period = timePeriodsAt(catalogue, spotId).find(({ id }) => id === timePeriodId)
  const [first] = scheduleMenus
  // The other deliveries are later, and may lie beyond the days for a first one.
  const inTime = period && (!first || canDeliver(first.date, period, catalogue.holidays, now))
  if (!inTime || !isAsBrought(cart, planOf(cart, catalogue))) return 'past'
  return isWindowFull(scheduleMenus, timePeriodId, kitchen) ? 'full' : null
}

function isAsBrought({ scheduleMenus }: Cart, plan: Plan): boolean {
  if (plan.type === 'daily' || scheduleMenus.length === 0) return true
  return scheduleMenus.length === deliveriesPerWeek(plan) * (plan.weeks ?? 1)
}

function deliveriesFrom(
  plan: Plan,
  dates: readonly string[],
  { holidays }: Catalogue,
): PlannedDelivery[] | null {
  if (plan.type === 'weekly') return plannedDeliveries(plan, dates, holidays)
  const [date, ...more] = dates
  return date && more.length === 0 ? [{ date, days: 1 }] : null
}

/** Drops builds that are not offered, then the last ones beyond the plan's limit or the stock. */
function keptItems(
  plan: Plan,
  delivery: CartDelivery,
  catalogue: Catalogue,
  kitchen: Kitchen,
  dropped: string[],
): CartItem[] {
  const most = plan.type === 'weekly' ? requiredFor(plan, delivery)['main-meal'] : Number.MAX_VALUE
  let room = most
  const left = new Map<string, number>()
  return delivery.items.flatMap(({ buildId, amount }) => {
    const meal = catalogue.builds.get(buildId)?.meal
    const offered = meal && isOffered(catalogue, plan, buildId, delivery.date)
    if (!offered) {
      dropped.push(buildId)
      return []
    }
    const cooked = left.get(meal.id) ?? kitchen.left(delivery.date, meal.id)
    const isMain = meal.type === 'main-meal'
    const kept = Math.min(amount, cooked, isMain ? room : amount)
    left.set(meal.id, cooked - kept)
    if (isMain) room -= kept
    if (kept < amount) dropped.push(buildId)
    return kept > 0 ? [{ buildId, amount: kept }] : []
  })
}
