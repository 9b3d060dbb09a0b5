import type { CartAnswer } from '#server/answers.ts'
import { byBank } from '#shop/bank-transfer.ts'
import { atDoor } from '#shop/door-payment.ts'

/** The chosen way to pay; the first by default, as on the server. */
export function wayOf({
  spotPaymentType,
  spotPaymentTypes,
}: Pick<CartAnswer, 'spotPaymentType' | 'spotPaymentTypes'>) {
  return spotPaymentType ?? spotPaymentTypes[0] ?? null
}

/** Whether nothing is charged when the order is placed: it is paid at the door, or by a transfer. */
export function isPaidLater(cart: Parameters<typeof wayOf>[0]): boolean {
  return isAtDoor(cart) || wayOf(cart)?.paymentType.code === byBank
}

/** Whether the order is paid when it is handed over. */
export function isAtDoor(cart: Parameters<typeof wayOf>[0]): boolean {
  return wayOf(cart)?.paymentType.code === atDoor
}
