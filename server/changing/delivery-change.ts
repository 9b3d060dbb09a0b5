import { stands } from '#shop/delivery-life.ts'
import { toEuros } from '#shop/money.ts'
import { type Changed, replaced } from '#shop/order-change/order-change.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { ActCall, Acted, No } from '../calls/desk-hook.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { changeByShop } from './delivery-acts.ts'
import { deedOf, tellChanged } from './delivery-mail.ts'
import {
  kitchenTold,
  nothingElse,
  type OnOrder,
  type OrderActed,
  onLocked,
  wake,
} from './on-order.ts'
import { cancelOrder, type Opened } from './order-acts.ts'
import { subjectOf } from './order-view.ts'
import { inWords } from './wishes.ts'

export type OnDelivery = OnOrder & { readonly deliveryId: string }

export function changed(
  call: ActCall,
  input: OnDelivery,
  rule: (order: PlacedOrder) => Changed | Refusal,
): Promise<Acted<OrderActed> | No> {
  return onLocked(call, input, async opened => {
    const { order: found } = opened
    const wanted = inWords(call, rule(found))
    if (isRefusal(wanted)) return wanted
    if (!replaced(found.deliveries, wanted.deliveries).some(stands))
      return canceledWhole(call, input, opened)
    const made = await changeByShop(call, opened, wanted)
    if ('refused' in made) return made
    wake(call)
    const { change, refunded, borne } = made
    const before = change.before.deliveries
    if (change.kind !== 'cancel-delivery') await tellChanged(call, made, before[0])
    const grandtotal = change.after.sums.grandtotal
    return {
      data: {
        ...nothingElse,
        refunded: toEuros(refunded),
        borne: toEuros(borne),
        mail: change.kind === 'cancel-delivery' ? 'order-cancelled' : 'order-changed',
        kitchen: kitchenTold(before, wanted.deliveries),
      },
      deed: {
        subject: subjectOf(found),
        changes: {
          ...deedOf(before[0], wanted.deliveries[0]),
          ...(grandtotal !== found.totals.grandtotal && {
            grandtotal: { from: toEuros(found.totals.grandtotal), to: toEuros(grandtotal) },
          }),
        },
        reason: input.reason,
      },
    }
  })
}

/** Cancelling the last delivery cancels the order. */
async function canceledWhole(
  call: ActCall,
  { reason }: OnDelivery,
  opened: Opened,
): Promise<Acted<OrderActed> | No> {
  const ended = await cancelOrder(call.tx, opened, call.now)
  if ('refused' in ended) return ended
  wake(call)
  const { refunded, couponReturned, rest } = ended
  const kitchen = kitchenTold(opened.order.deliveries, [])
  const data = { refunded: toEuros(refunded), couponReturned, rest, kitchen }
  return {
    data: { ...nothingElse, ...data, mail: 'order-cancelled' },
    deed: {
      subject: subjectOf(opened.order),
      changes: { status: { from: opened.order.status, to: 'canceled' } },
      reason,
    },
  }
}
