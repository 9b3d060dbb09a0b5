import type { Cart } from '#shop/cart/cart.ts'
import type { Call } from '../calls/hook.ts'
import { waitingGiftOf } from '../db/coupons.ts'

/**
 * A cart that becomes a customer's takes the gift that waits for the customer's mailbox, so that it
 * counts by itself once that is proved, in whichever browser. Not at a company's office: what the
 * company pays would use the gift up for nothing.
 */
export async function withWaitingGift({ db, catalogue }: Gifts, cart: Cart): Promise<Cart> {
  if (!cart.customerId || cart.couponId || isAtOffice(cart, catalogue)) return cart
  return { ...cart, couponId: await waitingGiftOf(db, cart.customerId) }
}

/** The cart at its new place: a waiting gift stays behind where it goes to an office, and comes back. */
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
