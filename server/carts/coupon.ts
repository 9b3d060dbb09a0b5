import { planOf } from '#shop/cart/cart.ts'
import { pricedCart } from '#shop/cart/priced-cart.ts'
import { couponReason } from '#shop/coupon/coupon.ts'
import { signUpGift } from '#shop/coupon/gift.ts'
import { fitsOrWaits } from '#shop/coupon/offer.ts'
import { couponReasonText } from '#shop/coupon/text.ts'
import type { Cents } from '#shop/money.ts'
import { totals } from '#shop/pricing.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CartAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { randomCode, randomId } from '../calls/random.ts'
import { standingOf } from '../db/coupon/coupon-standing.ts'
import { addCoupon, couponIdOf } from '../db/coupon/coupons.ts'
import type { Db } from '../db/database.ts'
import { changeCart, looks, openCart } from './cart-change.ts'

/**
 * Puts a coupon on the cart in place of another; an empty code takes it off. One that waits for a
 * proved mailbox counts from the proof on. Refuses `coupon-not-found`, and `coupon-rule-error` with
 * the reason where the coupon does not fit now.
 */
export async function cartCouponRedeem(
  call: Call,
  { cartId, code }: { cartId: string; code: string },
): Promise<CartAnswer | Refusal> {
  if (code === '') return changeCart(call, cartId, cart => ({ ...cart, couponId: null }), looks)
  const open = await openCart(call, cartId)
  if (isRefusal(open)) return open
  const couponId = await couponIdOf(call.db, code)
  const cart = { ...open.cart, couponId }
  const standing = await standingOf(call.db, cart, open.caller)
  if (!standing) return refuse('coupon-not-found')
  const { subtotal } = totals(pricedCart(cart, call.catalogue, open.member))
  const planType = planOf(cart, call.catalogue).type
  const reason = couponReason(standing, { ...cart, planType, now: call.now }, subtotal)
  if (reason && !fitsOrWaits(reason)) {
    const message = couponReasonText(reason, standing.coupon, call.lang)
    return refuse('coupon-rule-error', { reason, message })
  }
  return changeCart(call, cartId, cart => ({ ...cart, couponId }), looks)
}

/** A new account gets a coupon (§9), where the shop gives one. */
export async function giveSignUpGift(
  db: Db,
  customerId: string,
  { now, amount }: { readonly now: Date; readonly amount: Cents },
): Promise<void> {
  const code = `DORO-${randomCode(8)}`
  await addCoupon(db, signUpGift(randomId(), code, customerId, amount), now)
}
