import {
  type DeliveryStatus,
  type DeliveryStep,
  isAhead,
  may,
  type StepTaker,
} from '../delivery-life.ts'
import type { Plan } from '../plan/plan.ts'
import { mealChangeCutOff, orderCutOff, type TimePeriod } from '../schedule/schedule.ts'
import type { ChangeKind, OrderStatus } from './order.ts'

export type StandingDelivery = {
  readonly id: string
  readonly date: string
  readonly status: DeliveryStatus
  readonly timePeriod: Omit<TimePeriod, 'id' | 'code' | 'name'>
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
    /** Made by the shop: the customer cannot undo it. */
    readonly byShop?: boolean
  }[]
}

/** Why these deliveries cannot be changed: too late if one is to come, else not possible. */
export function whyNot(
  order: Pick<StandingOrder, 'status'>,
  deliveries: readonly StandingDelivery[],
): 'change-too-late' | 'change-not-possible' {
  const isLate = order.status === 'opened' && deliveries.some(isAhead)
  return isLate ? 'change-too-late' : 'change-not-possible'
}

export type Changer = Extract<StepTaker, 'customer' | 'staff'>

/** Whether a delivery of a paid order may take this step now (epoch milliseconds). */
export function mayChange(
  order: Pick<StandingOrder, 'status'>,
  step: DeliveryStep,
  delivery: StandingDelivery,
  now: number,
  by: Changer = 'customer',
): boolean {
  return order.status === 'opened' && may(by, step, delivery, now)
}

/** An unpaid order can always be cancelled, a paid one while one of its deliveries can be. */
export function mayCancel(order: StandingOrder, now: number): boolean {
  if (order.status === 'not-paid') return true
  return order.deliveries.some(delivery => mayChange(order, 'cancel', delivery, now))
}

export function mayPause(order: StandingOrder, now: number): boolean {
  if (order.plan.type !== 'weekly') return false
  return order.deliveries.some(delivery => mayChange(order, 'pause', delivery, now))
}

export function mayResume(
  order: Pick<StandingOrder, 'status' | 'deliveries'>,
  now: number,
): boolean {
  return order.deliveries.some(delivery => mayChange(order, 'resume', delivery, now))
}

/** Only the latest change, since later ones depend on it, and until the kitchen starts on it. */
export function mayUndo(order: StandingOrder, changeId: string, now: number): boolean {
  const last = order.changes.filter(isUndoable).at(-1)
  if (order.status !== 'opened' || last?.id !== changeId || last.byShop) return false
  if (last.status === 'waiting') return true
  const until = undoCutOff(last)
  return until === null || now <= until
}

/** Neither an undone change nor its undoing counts, nor what the shop gave back. */
function isUndoable({ status, kind }: StandingOrder['changes'][number]): boolean {
  return status === 'waiting' || (status === 'applied' && kind !== 'undo' && kind !== 'goodwill')
}

/** Until when a change can be undone (epoch milliseconds); null: at any time. */
export function undoCutOff({
  kind,
  touched,
}: Pick<StandingOrder['changes'][number], 'kind' | 'touched'>): number | null {
  const cutOff = kind === 'meals' ? mealChangeCutOff : orderCutOff
  const cutOffs = touched.filter(isAhead).map(({ date, timePeriod }) => cutOff(date, timePeriod))
  return cutOffs.length > 0 ? Math.min(...cutOffs) : null
}
