import {
  type Cart,
  type CartItem,
  isOffered,
  planOf,
  requiredFor,
  type ScheduleMenu,
} from './cart.ts'
import { type Catalogue, timePeriodOf } from './catalogue.ts'
import { type PlannedDelivery, plannedDeliveries } from './delivery-pairs.ts'
import type { Plan } from './plan.ts'
import { type Refusal, refuse } from './refusal.ts'
import { canDeliver } from './schedule.ts'

/**
 * Chooses the delivery dates and the window: one date for a single order, the first week's two for
 * a plan. Items stay in their delivery, first to first, where the new day offers them and has room;
 * `dropped` names the builds that it does not. Refuses `date-not-available`.
 */
export function scheduleCart(
  cart: Cart,
  choice: { dates: readonly string[]; timePeriodId: string },
  catalogue: Catalogue,
  now: number,
): { cart: Cart; dropped: string[] } | Refusal {
  const plan = planOf(cart, catalogue)
  const period = timePeriodOf(catalogue, choice.timePeriodId)
  const [date] = choice.dates
  if (!period || !date || !canDeliver(date, period, catalogue.holidays, now))
    return refuse('date-not-available')
  const deliveries = deliveriesFrom(plan, choice.dates, catalogue)
  if (!deliveries) return refuse('date-not-available')
  const dropped: string[] = []
  const scheduleMenus = deliveries.map(({ date, days }, index) => {
    const menu = { id: `d${index + 1}`, date, days, items: cart.scheduleMenus[index]?.items ?? [] }
    return { ...menu, items: keptItems(plan, menu, catalogue, dropped) }
  })
  for (const { items } of cart.scheduleMenus.slice(deliveries.length))
    dropped.push(...items.map(({ buildId }) => buildId))
  return { cart: { ...cart, scheduleMenus, timePeriodId: period.id }, dropped }
}

/** The cart as it stands now: one whose cut-off has passed has lost its time period, not its items. */
export function currentCart(cart: Cart, catalogue: Catalogue, now: number): Cart {
  const period = timePeriodOf(catalogue, cart.timePeriodId)
  if (cart.timePeriodId === null) return cart
  const [first] = cart.scheduleMenus
  // Later deliveries come later still, and may lie beyond the days of a first one.
  const stands = period && (!first || canDeliver(first.date, period, catalogue.holidays, now))
  return stands ? cart : { ...cart, timePeriodId: null }
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

/** Main meals beyond what a plan's delivery takes go, the last chosen first. */
function keptItems(
  plan: Plan,
  menu: ScheduleMenu,
  catalogue: Catalogue,
  dropped: string[],
): CartItem[] {
  const most = plan.type === 'weekly' ? requiredFor(plan, menu)['main-meal'] : Number.MAX_VALUE
  let room = most
  return menu.items.flatMap(({ buildId, amount }) => {
    const offered = isOffered(catalogue, plan, buildId, menu.date)
    const isMain = catalogue.builds.get(buildId)?.meal.type === 'main-meal'
    const kept = offered ? Math.min(amount, isMain ? room : amount) : 0
    if (isMain) room -= kept
    if (kept < amount) dropped.push(buildId)
    return kept > 0 ? [{ buildId, amount: kept }] : []
  })
}
