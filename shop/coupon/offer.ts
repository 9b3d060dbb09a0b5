import type { Cents } from '../money.ts'
import { discountOn, type PricedCoupon } from '../pricing.ts'
import { type Coupon, type CouponStanding, type CouponUse, couponReason } from './coupon.ts'

export type CouponKind = 'gift' | 'first-order' | 'coupon'

export function couponKind({ customerId, firstOrder, benefit }: Coupon): CouponKind {
  if (customerId !== null && 'amount' in benefit) return 'gift'
  return firstOrder && 'percent' in benefit ? 'first-order' : 'coupon'
}

/**
 * Whether a coupon is offered for this order: it fits, apart from its minimum, or waits for nothing
 * but a proved mailbox. Who is asked is decided before: the coupon is the customer's, or `offered`.
 */
export function mayBeOffered(standing: CouponStanding, use: CouponUse): boolean {
  return fitsOrWaits(couponReason(standing, use, standing.coupon.minSubtotal))
}

/** It counts on the cart now, or once the mailbox is proved. */
export function fitsOrWaits(reason: ReturnType<typeof couponReason>): boolean {
  return reason === null || reason === 'email-not-proved'
}

type Offer = PricedCoupon & {
  readonly kind: CouponKind
  /** It waits until its customer confirms the e-mail. */
  readonly waits: boolean
}

/** `off`: its discount, now or after the proof; `lacks`: missing meals, in cents. */
type Weighed<Of> = Of & { readonly off: Cents; readonly lacks: Cents }

/**
 * What is offered for meals of this subtotal, the better one first. Of two that take off the same,
 * the one that waits for nothing comes first, then the one that no later order could use. A coupon
 * whose minimum is not reached comes last, if a quarter of it or less is missing.
 */
export function offersFor<Of extends Offer>(
  offers: readonly Of[],
  subtotal: Cents,
): readonly Weighed<Of>[] {
  return offers
    .map(offer => ({
      ...offer,
      off: discountOn(subtotal, offer),
      lacks: Math.max(offer.minSubtotal - subtotal, 0),
    }))
    .filter(({ off, lacks, minSubtotal }) => off > 0 || (lacks > 0 && lacks * 4 <= minSubtotal))
    .toSorted(
      (one, other) =>
        other.off - one.off ||
        Number(one.waits) - Number(other.waits) ||
        Number(other.kind === 'first-order') - Number(one.kind === 'first-order'),
    )
}
