import { mayTakeBack } from '../delivery-life.ts'
import type { OrderDelivery } from '../order/order.ts'
import { mayUndo, undoCutOff } from '../order/rights.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { isEqual } from './canonical.ts'
import type { ChangeableOrder, Changed } from './order-change.ts'

type MadeChange = {
  readonly id: string
  readonly before: readonly OrderDelivery[]
  readonly after: readonly OrderDelivery[]
}

/** Undoes the latest change. Refuses `change-too-late`, `change-not-possible`. */
export function undoChange(
  order: ChangeableOrder,
  made: MadeChange,
  now: number,
): Changed | Refusal {
  const listed = order.changes.find(({ id }) => id === made.id)
  if (!listed) return refuse('change-not-possible')
  const until = undoCutOff(listed)
  if (!mayUndo(order, made.id, now))
    return refuse(until !== null && now > until ? 'change-too-late' : 'change-not-possible')
  const present = made.after.map(({ id }) => order.deliveries.find(each => each.id === id))
  if (!isEqual(present, made.after)) return refuse('change-not-possible')
  const isOwn = made.before.every(was =>
    made.after.some(is => is.id === was.id && mayTakeBack(is, was)),
  )
  if (!isOwn) return refuse('change-not-possible')
  return { kind: 'undo', deliveries: made.before, until, undoes: made.id }
}
