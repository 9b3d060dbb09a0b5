import type { Cart } from '#shop/cart.ts'
import type { Call } from '../calls/hook.ts'
import { waitingGiftOf } from '../db/coupons.ts'

/**
 * A cart that becomes a customer's takes the gift that waits for the customer's mailbox, so that it
 * counts by itself once that is proved, in whichever browser. Not at a company's office: what the
 * company pays would use the gift up for nothing.
 */
export async function withWaitingGift(
  { db, catalogue }: Pick<Call, 'db' | 'catalogue'>,
  cart: Cart,
): Promise<Cart> {
  const isOffice = catalogue.spots.get(cart.spotId ?? '')?.kind === 'company'
  if (!cart.customerId || cart.couponId || isOffice) return cart
  return { ...cart, couponId: await waitingGiftOf(db, cart.customerId) }
}
