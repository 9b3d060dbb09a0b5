/** Statuses as the calls spell them (§4, reading: Orders and payment). */
export const orderStatuses = [
  'not-paid',
  'opened',
  'delivered',
  'canceled',
  'not-accepted',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Which status may follow which; money that comes after the end is refunded, the status stays. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  'not-paid': ['opened', 'canceled'],
  opened: ['delivered', 'canceled', 'not-accepted'],
  delivered: [],
  canceled: [],
  'not-accepted': [],
}

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to)
}

/** 0 a single order, 1 to 3 so many weeks, 4 monthly (§3). */
export function orderType(plan: { type: 'daily' | 'weekly'; weeks: number | null }): number {
  return plan.type === 'daily' ? 0 : (plan.weeks ?? 1)
}

/** How a status looks (§4); not-found is what the screen shows for an id that is not the customer's. */
export const orderStatusClass: Record<
  OrderStatus | 'not-found',
  'success' | 'info' | 'warning' | 'error'
> = {
  delivered: 'success',
  opened: 'info',
  'not-paid': 'warning',
  canceled: 'error',
  'not-found': 'error',
  'not-accepted': 'error',
}
