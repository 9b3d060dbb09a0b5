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
