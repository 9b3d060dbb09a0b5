import { isOffered } from '../cart/cart.ts'
import { type Catalogue, timePeriodsAt } from '../catalogue.ts'
import { isAhead, mayTakeBack } from '../delivery-life.ts'
import type { OrderDelivery } from '../order/order.ts'
import { mayUndo, undoCutOff } from '../order/rights.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { closedBecause } from '../schedule/schedule.ts'
import { isEqual } from './canonical.ts'
import { areaTo, catalogueTo, isBroughtTo, isServed } from './delivery-door.ts'
import { summed } from './meal-lines.ts'
import type { ChangeableOrder, Changed } from './order-change.ts'

type MadeChange = {
  readonly id: string
  readonly before: readonly OrderDelivery[]
  readonly after: readonly OrderDelivery[]
}

/**
 * Undoes the latest change, while the shop can still do what was before it. Refuses `change-too-late`,
 * `change-not-possible`.
 */
export function undoChange(
  order: ChangeableOrder,
  made: MadeChange,
  shop: Catalogue,
  now: number,
): Changed | Refusal {
  const listed = order.changes.find(({ id }) => id === made.id)
  if (!listed) return refuse('change-not-possible')
  const until = undoCutOff(listed)
  if (!mayUndo(order, made.id, now))
    return refuse(until !== null && now > until ? 'change-too-late' : 'change-not-possible')
  const present = made.after.map(({ id }) => order.deliveries.find(each => each.id === id))
  if (!isEqual(present, made.after)) return refuse('change-not-possible')
  const mayReturn = made.before.every(was => {
    const is = made.after.find(({ id }) => id === was.id)
    return is && mayTakeBack(is, was) && isStillSold(order, was, is, shop)
  })
  if (!mayReturn) return refuse('change-not-possible')
  return { kind: 'undo', deliveries: made.before, until, undoes: made.id }
}

/** Whether the shop still brings a delivery as it was, and still sells what it gets back. */
function isStillSold(
  order: ChangeableOrder,
  was: OrderDelivery,
  is: OrderDelivery,
  shop: Catalogue,
): boolean {
  if (!isAhead(was)) return true
  if (!isStillBrought(order, was, is, shop)) return false
  const held = summed(isAhead(is) && is.date === was.date ? is.items : [])
  const returning = [...summed(was.items)].filter(([id, amount]) => amount > (held.get(id) ?? 0))
  return returning.every(([id]) => isOffered(shop, order.plan, id, was.date))
}

/** Asks nothing where day, window and area stay, and of another area no more than a new address is asked. */
function isStillBrought(
  order: ChangeableOrder,
  was: OrderDelivery,
  is: OrderDelivery,
  shop: Catalogue,
): boolean {
  const { date, timePeriod } = was
  const stays = isAhead(is) && is.date === date && is.timePeriod.id === timePeriod.id
  if (stays && areaTo(order, is, shop)?.id === areaTo(order, was, shop)?.id) return true
  if (!isServed(order, was, shop)) return false
  const catalogue = catalogueTo(order, was, shop)
  if (stays) return isBroughtTo(was, catalogue)
  if (closedBecause(date, catalogue.holidays) !== null) return false
  return timePeriodsAt(catalogue, order.spot.id).some(({ id }) => id === timePeriod.id)
}
