import { type CouponReason, type CouponStanding, couponReason } from './coupon.ts'

/** held: by an unpaid order. gone: used up, or no first order any more. unproved: waits for the mailbox. */
type CouponState = 'usable' | 'unproved' | 'not-yet' | 'held' | 'used' | 'over' | 'gone'

type CouponUsed = { readonly paid: boolean }

/** How a coupon stands for its customer, whatever is ordered next; `now` in epoch milliseconds. */
export function couponState(
  standing: CouponStanding,
  used: CouponUsed | null,
  customerId: string,
  now: number,
): { readonly state: CouponState; readonly reason: CouponReason | null } {
  const reason = lastingReason(standing, customerId, now)
  return { state: stateOf(reason, used), reason }
}

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
  if (reason === 'email-not-proved') return 'unproved'
  return reason === 'not-yet' || reason === 'over' ? reason : 'gone'
}
