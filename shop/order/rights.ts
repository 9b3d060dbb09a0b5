import type { Plan } from '../plan.ts'
import { athensInstant, mealChangeCutOff, orderCutOff, type TimePeriod } from '../schedule.ts'
import type { ChangeKind, DeliveryStatus, OrderStatus } from './order.ts'

export type StandingDelivery = {
  readonly id: string
  readonly date: string
  readonly status: DeliveryStatus
  readonly timePeriod: Pick<TimePeriod, 'from' | 'to'>
}
export type StandingOrder = {
  readonly status: OrderStatus
  readonly plan: Pick<Plan, 'type'>
  readonly deliveries: readonly StandingDelivery[]
  readonly changes: readonly {
    readonly id: string
    readonly kind: ChangeKind
    readonly status: 'waiting' | 'applied' | 'undone'
    readonly touched: readonly StandingDelivery[]
    /** The shop made it, so the customer cannot undo it. */
    readonly byShop?: boolean
  }[]
}

/** A delivery can be cancelled, moved or paused until 24 hours before its window (§4, §9). */
export function isInTime({ date, timePeriod }: StandingDelivery, now: number): boolean {
  return now <= orderCutOff(date, timePeriod)
}

export function isPlanned({ status }: Pick<StandingDelivery, 'status'>): boolean {
  return status === 'planned'
}

/** Why these deliveries cannot be changed: too late if one is planned, else not possible. */
export function whyNot(
  order: Pick<StandingOrder, 'status'>,
  deliveries: readonly StandingDelivery[],
): 'change-too-late' | 'change-not-possible' {
  const isLate = order.status === 'opened' && deliveries.some(isPlanned)
  return isLate ? 'change-too-late' : 'change-not-possible'
}

export function mayCancelDelivery(
  order: Pick<StandingOrder, 'status'>,
  delivery: StandingDelivery,
  now: number,
): boolean {
  if (order.status !== 'opened') return false
  return delivery.status === 'paused' || (delivery.status === 'planned' && isInTime(delivery, now))
}

/** Meals can be changed until 48 hours before the window (reading: Plans and schedules). */
export function mayChangeMeals(
  order: Pick<StandingOrder, 'status'>,
  delivery: StandingDelivery,
  now: number,
): boolean {
  if (order.status !== 'opened' || delivery.status !== 'planned') return false
  return now <= mealChangeCutOff(delivery.date, delivery.timePeriod)
}

export function mayMove(
  order: Pick<StandingOrder, 'status'>,
  delivery: StandingDelivery,
  now: number,
): boolean {
  return order.status === 'opened' && delivery.status === 'planned' && isInTime(delivery, now)
}

/** The shop's people may change a delivery until its window begins, and its door until it ends. */
export function mayShopChange(
  order: Pick<StandingOrder, 'status'>,
  { date, status, timePeriod }: StandingDelivery,
  what: 'food' | 'door',
  now: number,
): boolean {
  if (order.status !== 'opened' || status !== 'planned') return false
  return now <= athensInstant(date, what === 'food' ? timePeriod.from : timePeriod.to)
}

/** An unpaid order can always be cancelled, a paid one while one of its deliveries can be. */
export function mayCancel(order: StandingOrder, now: number): boolean {
  if (order.status === 'not-paid') return true
  return order.deliveries.some(delivery => mayCancelDelivery(order, delivery, now))
}

export function mayPause(order: StandingOrder, now: number): boolean {
  if (order.plan.type !== 'weekly' || order.status !== 'opened') return false
  return order.deliveries.some(delivery => delivery.status === 'planned' && isInTime(delivery, now))
}

export function mayResume(order: Pick<StandingOrder, 'status' | 'deliveries'>): boolean {
  return order.status === 'opened' && order.deliveries.some(({ status }) => status === 'paused')
}

/** Only the latest change, since later ones depend on it, and until the kitchen starts on it. */
export function mayUndo(order: StandingOrder, changeId: string, now: number): boolean {
  const last = order.changes.filter(isUndoable).at(-1)
  if (order.status !== 'opened' || last?.id !== changeId || last.byShop) return false
  if (last.status === 'waiting') return true
  const until = undoCutOff(last)
  return until === null || now <= until
}

/**
 * An undone change does not count, nor does its undoing, nor what the shop gave back; a waiting one can
 * be given up.
 */
function isUndoable({ status, kind }: StandingOrder['changes'][number]): boolean {
  return status === 'waiting' || (status === 'applied' && kind !== 'undo' && kind !== 'goodwill')
}

/** Until when a change can be undone (epoch milliseconds); null: at any time. */
export function undoCutOff({
  kind,
  touched,
}: Pick<StandingOrder['changes'][number], 'kind' | 'touched'>): number | null {
  const cutOff = kind === 'meals' ? mealChangeCutOff : orderCutOff
  const cutOffs = touched.filter(isPlanned).map(({ date, timePeriod }) => cutOff(date, timePeriod))
  return cutOffs.length > 0 ? Math.min(...cutOffs) : null
}
