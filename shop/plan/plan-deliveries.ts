import type { ItemType } from '../meal.ts'

// Apart from plan.ts, which the menu's script holds.

/** Of a plan that says nothing else (§9). */
export const usualDeliveriesPerWeek = 2
export const usualFreshDays = 4

/** What a plan or its answer says of its deliveries. */
export type Brought = {
  readonly deliveriesPerWeek?: number | undefined
  readonly freshDays?: number | undefined
}

export function deliveriesPerWeek(plan: Brought): number {
  return plan.deliveriesPerWeek ?? usualDeliveriesPerWeek
}

export function freshDays(plan: Brought): number {
  return plan.freshDays ?? usualFreshDays
}

type Kept = { readonly type: ItemType; readonly shelfDays?: number | undefined }

/** Days, with that of delivery, that the main dish keeps which keeps longest; the usual ones without a dish. */
export function longestKept(dishes: readonly Kept[]): number {
  const mains = dishes.filter(({ type }) => type === 'main-meal')
  const days = mains.map(({ shelfDays = usualFreshDays }) => shelfDays)
  return days.length > 0 ? Math.max(...days) : usualFreshDays
}

/** The plan as it may be brought: no delivery covers more days than its dishes keep (§9). */
export function keptFresh<P extends Brought>(plan: P, longest: number): P {
  return freshDays(plan) > longest ? { ...plan, freshDays: longest } : plan
}
