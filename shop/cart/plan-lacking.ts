import type { Catalogue } from '../catalogue.ts'
import { requiredFor } from '../plan/day-state.ts'
import { weekPairs } from '../plan/delivery-pairs.ts'
import type { Plan } from '../plan/plan.ts'
import type { Lacking } from '../pricing.ts'
import { openWeekdays } from '../schedule/schedule.ts'
import { type Cart, deliveryState } from './cart.ts'

/**
 * What each delivery of a plan lacks. Before its days are chosen the plan's deliveries are those of
 * the most even pair: how its meals are shared between them changes no price.
 */
export function stillLacking(
  { scheduleMenus }: Pick<Cart, 'scheduleMenus'>,
  catalogue: Catalogue,
  plan: Plan,
): readonly Lacking[] {
  if (scheduleMenus.length > 0)
    return scheduleMenus.map(delivery => deliveryState(catalogue, plan, delivery).missing)
  const [pair] = weekPairs(plan, openWeekdays(catalogue.holidays))
  const week = pair?.covers.map(days => requiredFor(plan, { days })) ?? []
  return Array.from({ length: plan.weeks ?? 0 }, () => week).flat()
}
