import {
  type Cart,
  type CartItem,
  isOffered,
  planOf,
  requiredFor,
  type ScheduleMenu,
} from './cart.ts'
import { type Catalogue, timePeriodsAt } from './catalogue.ts'
import { isFull, type PlannedDelivery, plannedDeliveries } from './delivery-pairs.ts'
import { endlessKitchen, type Kitchen } from './kitchen.ts'
import type { Plan } from './plan.ts'
import { type Refusal, refuse } from './refusal.ts'
import { canDeliver } from './schedule.ts'

/**
 * Chooses the delivery dates and the window: one date for a single order, the first week's two for
 * a plan. Items stay in their delivery, first to first, where the new day offers them and has room;
 * `dropped` names the builds that it does not. Refuses `date-not-available`, and
 * `schedule-menu-is-full` where the kitchen cannot take one of the deliveries.
 */
export function scheduleCart(
  cart: Cart,
  choice: { dates: readonly string[]; timePeriodId: string },
  catalogue: Catalogue,
  now: number,
  kitchen: Kitchen = endlessKitchen,
): { cart: Cart; dropped: string[] } | Refusal {
  const plan = planOf(cart, catalogue)
  const period = timePeriodsAt(catalogue, cart.spotId).find(({ id }) => id === choice.timePeriodId)
  const [date] = choice.dates
  if (!period || !date || !canDeliver(date, period, catalogue.holidays, now))
    return refuse('date-not-available')
  const deliveries = deliveriesFrom(plan, choice.dates, catalogue)
  if (!deliveries) return refuse('date-not-available')
  if (isFull(deliveries, period.id, kitchen)) return refuse('schedule-menu-is-full')
  const dropped: string[] = []
  const scheduleMenus = deliveries.map(({ date, days }, index) => {
    const menu = { id: `d${index + 1}`, date, days, items: cart.scheduleMenus[index]?.items ?? [] }
    return { ...menu, items: keptItems(plan, menu, catalogue, kitchen, dropped) }
  })
  for (const { items } of cart.scheduleMenus.slice(deliveries.length))
    dropped.push(...items.map(({ buildId }) => buildId))
  return { cart: { ...cart, scheduleMenus, timePeriodId: period.id }, dropped }
}

/**
 * The cart as it stands now: one whose cut-off has passed, or whose window the kitchen filled
 * meanwhile, has lost its time period, not its items.
 */
export function currentCart(
  cart: Cart,
  catalogue: Catalogue,
  now: number,
  kitchen: Kitchen = endlessKitchen,
): Cart {
  return lostWindow(cart, catalogue, now, kitchen) ? { ...cart, timePeriodId: null } : cart
}

/** Why the chosen time period can no longer be had; null: it can, or none was chosen. */
export function lostWindow(
  { timePeriodId, scheduleMenus, spotId }: Cart,
  catalogue: Catalogue,
  now: number,
  kitchen: Kitchen,
): 'past' | 'full' | null {
  if (timePeriodId === null) return null
  const period = timePeriodsAt(catalogue, spotId).find(({ id }) => id === timePeriodId)
  const [first] = scheduleMenus
  // Later deliveries come later still, and may lie beyond the days of a first one.
  const inTime = period && (!first || canDeliver(first.date, period, catalogue.holidays, now))
  if (!inTime) return 'past'
  return isFull(scheduleMenus, timePeriodId, kitchen) ? 'full' : null
}

function deliveriesFrom(
  plan: Plan,
  dates: readonly string[],
  { holidays }: Catalogue,
): PlannedDelivery[] | null {
  const [first, second, ...more] = dates
  if (!first || more.length > 0) return null
  if (plan.type === 'daily') return second ? null : [{ date: first, days: 1 }]
  return second ? plannedDeliveries(plan, [first, second], holidays) : null
}

/** Main meals beyond what a plan's delivery takes go, and what the kitchen no longer has; the last chosen first. */
function keptItems(
  plan: Plan,
  menu: ScheduleMenu,
  catalogue: Catalogue,
  kitchen: Kitchen,
  dropped: string[],
): CartItem[] {
  const most = plan.type === 'weekly' ? requiredFor(plan, menu)['main-meal'] : Number.MAX_VALUE
  let room = most
  const left = new Map<string, number>()
  return menu.items.flatMap(({ buildId, amount }) => {
    const meal = catalogue.builds.get(buildId)?.meal
    const offered = meal && isOffered(catalogue, plan, buildId, menu.date)
    if (!offered) {
      dropped.push(buildId)
      return []
    }
    const cooked = left.get(meal.id) ?? kitchen.left(menu.date, meal.id)
    const isMain = meal.type === 'main-meal'
    const kept = Math.min(amount, cooked, isMain ? room : amount)
    left.set(meal.id, cooked - kept)
    if (isMain) room -= kept
    if (kept < amount) dropped.push(buildId)
    return kept > 0 ? [{ buildId, amount: kept }] : []
  })
}
