import type { CartAnswer, CouponOfferAnswer } from '#server/answers.ts'
import { offersFor } from '#shop/coupon/offer.ts'
import { shortMoney, toCents } from '#shop/money.ts'
import { type Benefit, discountOn } from '#shop/pricing.ts'
import type { Words } from '../text/words.ts'
import { shareNow } from './company-share.tsx'

/** What is offered on the cart as it is shown now, the better one first; amounts in cents. */
export function offersOn(cart: CartAnswer) {
  // What the company pays is no reason to spend a coupon of the customer's.
  if (!cart.customerCoupon && shareNow(cart)?.youPay === 0) return []
  const offers = (cart.couponOffers ?? []).map(offer => ({
    ...offer,
    benefit: benefitOf(offer),
    minSubtotal: toCents(offer.minSubtotal),
  }))
  return offersFor(offers, toCents(cart.totals.subtotal))
}

export type Offered = ReturnType<typeof offersOn>[number]

function benefitOf({ percent, amount }: CouponOfferAnswer): Benefit {
  return percent === null ? { amount: toCents(amount ?? 0) } : { percent }
}

type Told = Pick<CouponOfferAnswer, 'kind' | 'percent' | 'amount' | 'coupon'>

/** "20€", "20%" */
export function worthOf({ percent, amount }: Pick<Told, 'percent' | 'amount'>): string {
  return percent === null ? shortMoney(toCents(amount ?? 0)) : `${percent}%`
}

export function offerTitle(offer: Told, words: Words['coupon']): string {
  if (offer.kind === 'gift') return words.gift(worthOf(offer))
  return offer.kind === 'first-order'
    ? words.firstOrder(offer.percent ?? 0)
    : words.own(offer.coupon.name)
}

/** What the line of a coupon on the cart says first. */
export function onCartTitle(
  coupon: NonNullable<CartAnswer['customerCoupon']>,
  counts: boolean,
  words: Words['coupon'],
): string {
  const { code } = coupon.coupon
  if (counts && coupon.kind === 'gift') return words.giftIn(worthOf(coupon))
  if (counts && coupon.kind === 'first-order') return words.firstOrderIn(coupon.percent ?? 0)
  if (counts) return words.ownIn(code)
  if (coupon.reason !== 'email-not-proved') return words.stays(code)
  return coupon.kind === 'gift' ? words.giftWaits(worthOf(coupon)) : words.ownWaits(code)
}

/** Whether the cart's coupon takes off less, as it stands, than this offer would. */
export function isBehind(
  { customerCoupon: onCart, totals }: CartAnswer,
  offer: Offered | undefined,
): boolean {
  if (!onCart || !offer || onCart.applies) return false
  if (onCart.reason !== 'email-not-proved') return true
  const given = { benefit: benefitOf(onCart), minSubtotal: toCents(onCart.minSubtotal) }
  return offer.off > discountOn(toCents(totals.subtotal), given)
}
