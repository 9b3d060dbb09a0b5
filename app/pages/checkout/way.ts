import type { CartAnswer } from '#server/answers.ts'
import { atDoor } from '#shop/door-payment.ts'

/** The chosen way to pay; the first by default, as on the server. */
export function wayOf({
  spotPaymentType,
  spotPaymentTypes,
}: Pick<CartAnswer, 'spotPaymentType' | 'spotPaymentTypes'>) {
  return spotPaymentType ?? spotPaymentTypes[0] ?? null
}

/** Whether the order is paid when it is handed over. */
export function isAtDoor(cart: Parameters<typeof wayOf>[0]): boolean {
  return wayOf(cart)?.paymentType.code === atDoor
}
