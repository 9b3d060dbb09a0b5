import type { OrderDelivery } from '../order/order.ts'
import { isPlanned, mayCancelDelivery, whyNot } from '../order/rights.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { orderCutOff } from '../schedule.ts'
import { type ChangeableOrder, type Changed, findDelivery } from './order-change.ts'

/** Until 24 hours before it. Refuses `item-not-found`, `change-too-late`, `change-not-possible`. */
export function cancelDelivery(
  order: ChangeableOrder,
  deliveryId: string,
  now: number,
): Changed | Refusal {
  const delivery = findDelivery(order, deliveryId)
  if (isRefusal(delivery)) return delivery
  if (!mayCancelDelivery(order, delivery, now)) return refuse(whyNot(order, [delivery]))
  return { kind: 'cancel-delivery', ...canceled([delivery]) }
}

/** Cancels what is still in time, an unpaid order as a whole. Refuses as `whyNot` says. */
export function cancelRest(order: ChangeableOrder, now: number): Changed | Refusal {
  if (order.status === 'not-paid') {
    return { kind: 'cancel', deliveries: canceled(order.deliveries).deliveries, until: null }
  }
  const rest = order.deliveries.filter(delivery => mayCancelDelivery(order, delivery, now))
  if (rest.length === 0) return refuse(whyNot(order, order.deliveries))
  return { kind: 'cancel', ...canceled(rest) }
}

function canceled(deliveries: readonly OrderDelivery[]) {
  const cutOffs = deliveries
    .filter(isPlanned)
    .map(({ date, timePeriod }) => orderCutOff(date, timePeriod))
  return {
    deliveries: deliveries.map(delivery => ({ ...delivery, status: 'canceled' as const })),
    until: cutOffs.length > 0 ? Math.min(...cutOffs) : null,
  }
}
