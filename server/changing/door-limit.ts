import type { Catalogue } from '#shop/catalogue.ts'
import { usualDoorTerms } from '#shop/door-payment.ts'
import { type ChangeEffect, isDue } from '#shop/order-change/order-change.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'

/** Whether a change makes an order dearer than what may be paid at the door, where it is not paid yet. */
export function isBeyondDoor(
  { paymentTypes }: Pick<Catalogue, 'paymentTypes'>,
  order: PlacedOrder,
  { before, after }: Pick<ChangeEffect, 'before' | 'after'>,
): boolean {
  const type = paymentTypes.find(
    ({ spotId, code }) => spotId === order.spot.id && code === order.paymentType.code,
  )
  return isDue(order) && after > before && after > (type?.door ?? usualDoorTerms).most
}
