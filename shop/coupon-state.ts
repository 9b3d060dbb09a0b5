import { type CouponReason, type CouponStanding, couponReason } from './coupon.ts'

/**
 * How a coupon stands for its customer, whatever is ordered next. `held`: an order that waits to be
 * paid has it; `gone`: somebody else was faster, or the first order is behind.
 */
export type CouponState = 'usable' | 'not-yet' | 'held' | 'used' | 'over' | 'gone'

/** The order of the customer that has the coupon; paid or still to be paid. */
export type CouponUsed = { readonly paid: boolean }

/** `now` in epoch milliseconds. */
export function couponState(
  standing: CouponStanding,
  used: CouponUsed | null,
  customerId: string,
  now: number,
): { readonly state: CouponState; readonly reason: CouponReason | null } {
  const reason = lastingReason(standing, customerId, now)
  return { state: stateOf(reason, used), reason }
}

/** What stands in its way on any order, even on one that is made to fit. */
function lastingReason(
  standing: CouponStanding,
  customerId: string,
  now: number,
): CouponReason | null {
  const { planTypes, minSubtotal } = standing.coupon
  const fitting = { customerId, planType: planTypes[0] ?? 'daily', spotId: null, now } as const
  return couponReason(standing, fitting, minSubtotal)
}

function stateOf(reason: CouponReason | null, used: CouponUsed | null): CouponState {
  if (reason === null) return 'usable'
  if (used) return used.paid ? 'used' : 'held'
  if (reason === 'already-used') return 'used'
  return reason === 'not-yet' || reason === 'over' ? reason : 'gone'
}
