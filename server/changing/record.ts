import { toEuros } from '#shop/money.ts'
import type { Changed, ChangeEffect } from '#shop/order-change/order-change.ts'
import type { ChangeEffectAnswer } from '../answers.ts'
import { randomId } from '../calls/random.ts'
import type { OrderChange } from '../db/order/order-changes.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'

/** The deliveries that a change touches, before it and after it. */
export function touchedBy(order: PlacedOrder, changed: Changed) {
  const deliveries = changed.deliveries.map(({ id }) => order.deliveries.find(one => one.id === id))
  return { before: { deliveries: deliveries.filter(one => one !== undefined) }, after: changed }
}

/** A change with the `wish` that it fulfils. */
export function newChange(
  order: PlacedOrder,
  changed: Changed,
  effect: ChangeEffect,
  wish: string,
): OrderChange {
  const { sums, kept } = effect
  const isPaid = order.status === 'opened'
  return {
    id: randomId(),
    orderId: order.id,
    kind: effect.ends ? 'cancel' : changed.kind,
    status: effect.toPay > 0 ? 'waiting' : 'applied',
    before: { ...touchedBy(order, changed).before, sums: order.totals },
    after: {
      deliveries: changed.deliveries,
      sums,
      wish,
      until: changed.until,
      effect: effectAnswer(order, effect),
      kept,
    },
    effect: isPaid ? effect.after - effect.before : 0,
    undoes: changed.undoes ?? null,
  }
}

export function effectAnswer(order: PlacedOrder, effect: ChangeEffect): ChangeEffectAnswer {
  return {
    before: toEuros(effect.before),
    after: toEuros(effect.after),
    refund: toEuros(effect.refund),
    toPay: toEuros(effect.toPay),
    couponReturned: effect.ends && order.coupon !== null,
  }
}
