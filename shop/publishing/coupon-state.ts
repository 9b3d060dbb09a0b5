import type { Json } from '../merge/merge.ts'
import { addDays } from '../schedule/schedule.ts'
import { type CouponForm, couponForm, couponIn, type WrittenCoupon } from './coupon-form.ts'

type CouponState = 'ahead' | 'runs' | 'used-up' | 'over'

export function couponState(
  coupon: Pick<WrittenCoupon, 'from' | 'until' | 'uses'>,
  uses: number,
  today: string,
): CouponState {
  if (coupon.until && coupon.until < today) return 'over'
  if (coupon.from && coupon.from > today) return 'ahead'
  return coupon.uses && uses >= coupon.uses ? 'used-up' : 'runs'
}

/** Ends the coupon yesterday; one that has not begun loses its first day. */
export function stopped(form: CouponForm, today: string): CouponForm {
  const from = form.from >= today ? '' : form.from
  return { ...form, from, until: addDays(today, -1) }
}

export function endedCoupon(coupon: WrittenCoupon, today: string): Json {
  return couponIn(stopped(couponForm(coupon), today), coupon).value
}
