import type { Catalogue } from '#shop/catalogue.ts'
import { doorTermsAt } from '#shop/door-payment.ts'
import { type ChangeEffect, isDue } from '#shop/order-change/order-change.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'

/** Whether a change makes an order that nobody has paid dearer than what may be paid at the door (16.05). */
export function isBeyondDoor(
  { paymentTypes }: Pick<Catalogue, 'paymentTypes'>,
  order: PlacedOrder,
  { before, after }: Pick<ChangeEffect, 'before' | 'after'>,
): boolean {
  const at = { spotId: order.spot.id, code: order.paymentType.code }
  return isDue(order) && after > before && after > doorTermsAt(paymentTypes, at).most
}
