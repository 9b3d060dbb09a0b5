import { isAhead, leadsTo } from '../delivery-life.ts'
import type { OrderDelivery } from '../order/order.ts'
import { type Changer, mayChange, whyNot } from '../order/rights.ts'
import { isRefusal, type Refusal, refuse } from '../refusal/refusal.ts'
import { orderCutOff } from '../schedule/schedule.ts'
import { type ChangeableOrder, type Changed, findDelivery } from './order-change.ts'

/** As `delivery-life.ts` says. Refuses `item-not-found`, `change-too-late`, `change-not-possible`. */
export function cancelDelivery(
  order: ChangeableOrder,
  deliveryId: string,
  now: number,
  by: Changer = 'customer',
): Changed | Refusal {
  const delivery = findDelivery(order, deliveryId)
  if (isRefusal(delivery)) return delivery
  if (!mayChange(order, 'cancel', delivery, now, by)) return refuse(whyNot(order, [delivery]))
  return { kind: 'cancel-delivery', ...canceled([delivery]) }
}

/** Cancels what still may be, an unpaid order as a whole. Refuses as `whyNot` says. */
export function cancelRest(
  order: ChangeableOrder,
  now: number,
  by: Changer = 'customer',
): Changed | Refusal {
  if (order.status === 'not-paid') {
    return { kind: 'cancel', deliveries: canceled(order.deliveries).deliveries, until: null }
  }
  const rest = order.deliveries.filter(each => mayChange(order, 'cancel', each, now, by))
  if (rest.length === 0) return refuse(whyNot(order, order.deliveries))
  return { kind: 'cancel', ...canceled(rest) }
}

function canceled(deliveries: readonly OrderDelivery[]) {
  const cutOffs = deliveries
    .filter(isAhead)
    .map(({ date, timePeriod }) => orderCutOff(date, timePeriod))
  return {
    deliveries: deliveries.map(delivery => ({ ...delivery, status: leadsTo.cancel })),
    until: cutOffs.length > 0 ? Math.min(...cutOffs) : null,
  }
}
