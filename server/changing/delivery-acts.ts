import { difference } from '#shop/capacity/capacity.ts'
import { stands } from '#shop/delivery-life.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import { withGoodwill } from '#shop/order/sums.ts'
import { isEqual } from '#shop/order-change/canonical.ts'
import {
  type Changed,
  isDue,
  ownPart,
  replaced,
  sumsAfter,
} from '#shop/order-change/order-change.ts'
import { aloneOf } from '#shop/people/limits.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { ActCall } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { holdKitchen, KitchenIsShort } from '../db/load/capacity.ts'
import { addGoodwill } from '../db/order/goodwill.ts'
import * as changes from '../db/order/order-changes.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { refundLimits } from '../db/order/refund-limits.ts'
import { isAllowanceTaken, isCompanyGone } from '../orders/allowance.ts'
import { makeChange } from '../orders/change.ts'
import { kitchenOf } from '../orders/waiting-change.ts'
import { refuseShort } from './changing.ts'
import type { Opened } from './order-acts.ts'
import { touchedBy } from './record.ts'

/** Cents. `borne`: what the shop pays of a dearer change. */
export type DoneAct = {
  readonly change: changes.OrderChange
  readonly refunded: Cents
  readonly borne: Cents
}

/** What becomes cheaper goes back; what becomes dearer the shop bears, within the limit of the person who acts. */
export async function changeByShop(
  call: ActCall,
  { order }: Opened,
  changed: Changed,
): Promise<DoneAct | Refusal | DeskRefusal> {
  const limits = await refundLimits(call.tx)
  const limit = aloneOf(call.staff.roles, limits, order.goodwill)
  return changeWithin(call, order, changed, limit)
}

type Changing = Pick<ActCall, 'tx' | 'now' | 'catalogue'>

/** The same with a limit in cents. */
export async function changeWithin(
  { tx, now, catalogue }: Changing,
  order: PlacedOrder,
  changed: Changed,
  limit: Cents,
): Promise<DoneAct | Refusal | DeskRefusal> {
  if (order.changes.some(({ status }) => status === 'waiting')) return refuseAtDesk('change-waits')
  const { before } = touchedBy(order, changed)
  if (isEqual(before.deliveries, changed.deliveries)) return refuseAtDesk('nothing-changes')
  const made = newShopChange(order, changed)
  if (isRefusal(made)) return made
  if (made.borne > limit) return refuseAtDesk('over-limit', { limit: toEuros(limit) })
  const { change } = made
  const holder = { id: order.id, customerId: order.customerId, spotId: order.spot.id }
  if (await isCompanyGone(tx, holder, order.totals.company, change.after.sums.company))
    return refuse('spot-not-allowed')
  if (await isAllowanceTaken(tx, holder, before.deliveries, changed.deliveries))
    return refuse('change-not-possible')
  await changes.insert(tx, change, now)
  await makeChange(tx, change, now)
  if (made.borne > 0) await addGoodwill(tx, order.id, made.borne)
  const { more, less } = kitchenOf(change)
  try {
    await holdKitchen(tx, difference(less, more), catalogue.kitchenLimit)
  } catch (error) {
    if (!(error instanceof KitchenIsShort)) throw error
    return refuseShort(error.short[0], catalogue)
  }
  return made
}

export function newShopChange(order: PlacedOrder, changed: Changed): DoneAct | Refusal {
  const deliveries = replaced(order.deliveries, changed.deliveries)
  if (!deliveries.some(stands)) throw new Error('the last delivery ends its order')
  const before = ownPart(order.totals)
  const asked = sumsAfter(order, changed, deliveries)
  const borne = Math.max(0, ownPart(asked) - before)
  const sums = borne > 0 ? withGoodwill(order, asked, deliveries, borne) : asked
  const after = ownPart(sums)
  // The company's share follows its allowance, so the customer's part can still grow; refuse that.
  if (after > before) return refuse('change-not-possible')
  // Nobody has paid yet what is due at the door, so nothing goes back.
  const refunded = isDue(order) ? 0 : before - after
  const euros = { before: toEuros(before), after: toEuros(after), refund: toEuros(refunded) }
  const change: changes.OrderChange = {
    id: randomId(),
    orderId: order.id,
    kind: changed.kind,
    status: 'applied',
    before: { ...touchedBy(order, changed).before, sums: order.totals },
    after: {
      deliveries: changed.deliveries,
      sums,
      wish: `the shop: ${changed.kind}`,
      until: null,
      effect: { ...euros, toPay: 0, couponReturned: false },
      kept: 0,
      by: 'shop',
    },
    effect: -refunded,
    undoes: null,
  }
  return { change, refunded, borne }
}
