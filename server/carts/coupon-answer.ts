import type { Cart } from '#shop/cart.ts'
import { type CouponStanding, couponReason } from '#shop/coupon.ts'
import { couponReasonText } from '#shop/coupon-text.ts'
import type { Language } from '#shop/language.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import type { Plan } from '#shop/plan.ts'
import type { CustomerCouponAnswer } from '../answers.ts'

/** A cart's coupon as the calls answer it: with its effect, or the reason why it has none. */
export function customerCouponAnswer(
  standing: CouponStanding,
  cart: Cart,
  plan: Plan,
  subtotal: Cents,
  lang: Language,
  now: number,
): CustomerCouponAnswer {
  const { coupon } = standing
  const reason = couponReason(standing, { ...cart, planType: plan.type, now }, subtotal)
  const { benefit } = coupon
  return {
    coupon: { code: coupon.code, name: coupon.name[lang] },
    applies: reason === null,
    reason,
    message: reason ? couponReasonText(reason, coupon, lang) : '',
    percent: 'percent' in benefit ? benefit.percent : null,
    amount: 'amount' in benefit ? toEuros(benefit.amount) : null,
    minSubtotal: toEuros(coupon.minSubtotal),
  }
}
