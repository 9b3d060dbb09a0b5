import type { Cart } from '#shop/cart/cart.ts'
import type { Call } from '../calls/hook.ts'
import { waitingGiftOf } from '../db/coupon/coupons.ts'

/**
 * Puts the gift that waits for the customer's mailbox on their new cart, so that it counts once the mailbox
 * is proved, in any browser. Not at an office: what the company pays would use it up for nothing.
 */
export async function withWaitingGift({ db, catalogue }: Gifts, cart: Cart): Promise<Cart> {
  if (!cart.customerId || cart.couponId || isAtOffice(cart, catalogue)) return cart
  return { ...cart, couponId: await waitingGiftOf(db, cart.customerId) }
}

/** The cart at its new place. A waiting gift stays behind at an office, and comes back elsewhere. */
export async function movedWithGift(call: Gifts, before: Cart, moved: Cart): Promise<Cart> {
  const wasAtOffice = isAtOffice(before, call.catalogue)
  if (wasAtOffice === isAtOffice(moved, call.catalogue)) return moved
  if (wasAtOffice) return withWaitingGift(call, moved)
  if (!moved.customerId || !moved.couponId) return moved
  const waiting = await waitingGiftOf(call.db, moved.customerId)
  return moved.couponId === waiting ? { ...moved, couponId: null } : moved
}

type Gifts = Pick<Call, 'db' | 'catalogue'>

function isAtOffice({ spotId }: Cart, { spots }: Call['catalogue']): boolean {
  return spots.get(spotId ?? '')?.kind === 'company'
}
