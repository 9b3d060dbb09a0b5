import type { ShippingAddress } from '../address/address.ts'
import { type Catalogue, timePeriodOf } from '../catalogue.ts'
import type { OrderDelivery } from '../order/order.ts'
import { mayChange, whyNot } from '../order/rights.ts'
import { isRefusal, type Refusal, refuse } from '../refusal/refusal.ts'
import { addDays, athensDate, orderCutOff } from '../schedule/schedule.ts'
import { catalogueTo, isBroughtTo } from './delivery-door.ts'
import { type Circumstances, lastDay, moveDay } from './move-days.ts'
import { type ChangeableOrder, type Changed, findDelivery } from './order-change.ts'

type Move = {
  readonly deliveryId: string
  readonly date?: string | undefined
  readonly timePeriodId?: string | undefined
  readonly address?: ShippingAddress | undefined
}

/**
 * Moves a delivery to another day, window or address, until its cut-off; the shop's people as
 * `delivery-life.ts` says. Refuses `item-not-found`, `change-too-late`, `change-not-possible`,
 * `schedule-menu-is-full`, `date-not-available` with `why`.
 */
export function moveDelivery(
  order: ChangeableOrder,
  move: Move,
  catalogue: Catalogue,
  at: Circumstances,
): Changed | Refusal {
  const delivery = findDelivery(order, move.deliveryId)
  if (isRefusal(delivery)) return delivery
  if (!isAllowed(order, delivery, move, at)) return refuse(whyNot(order, [delivery]))
  if (move.address && order.spot.kind !== 'delivery') return refuse('change-not-possible')
  const address = move.address ?? delivery.address
  const there = catalogueTo(order, { address }, catalogue)
  const placed = placedAt(order, delivery, move, there, at)
  if (isRefusal(placed)) return placed
  if (move.address && !isBroughtTo(placed, there)) return refuse('date-not-available')
  const until = orderCutOff(delivery.date, delivery.timePeriod)
  return { kind: 'move', deliveries: [{ ...delivery, ...placed, address }], until }
}

function isAllowed(
  order: ChangeableOrder,
  delivery: OrderDelivery,
  { date, timePeriodId }: Move,
  { now, byShop }: Circumstances,
): boolean {
  const step = date || timePeriodId ? 'move' : 'change-door'
  return mayChange(order, step, delivery, now, byShop ? 'staff' : 'customer')
}

function placedAt(
  order: ChangeableOrder,
  delivery: OrderDelivery,
  { date = delivery.date, timePeriodId = delivery.timePeriod.id }: Move,
  catalogue: Catalogue,
  at: Circumstances,
): Pick<OrderDelivery, 'date' | 'timePeriod'> | Refusal {
  if (date === delivery.date && timePeriodId === delivery.timePeriod.id)
    return { date, timePeriod: delivery.timePeriod }
  const period = timePeriodOf(catalogue, timePeriodId)
  const first = addDays(athensDate(at.now), at.byShop ? 0 : 1)
  const isWithin = date >= first && date <= lastDay(order, delivery, at.now)
  if (!period || !isWithin) return refuse('date-not-available')
  const { why, missing, timePeriods } = moveDay(order, delivery, date, catalogue, at)
  const isFree = timePeriods.some(({ id, available }) => id === period.id && available)
  const isFull = timePeriods.some(({ id, full }) => id === period.id && full)
  if (!isFree && isFull && (why === null || why === 'full')) return refuse('schedule-menu-is-full')
  if (!isFree) return refuse('date-not-available', { why: why ?? 'too-late', missing })
  return { date, timePeriod: period }
}
