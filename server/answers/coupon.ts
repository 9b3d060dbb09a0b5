import type { CouponReason } from '#shop/coupon.ts'
import type { CouponState } from '#shop/coupon-state.ts'
import type { PlanType } from '#shop/plan.ts'
import type { Named } from './named.ts'

/** The coupon on a cart; euros. */
export type CustomerCouponAnswer = {
  coupon: Named
  applies: boolean
  reason: CouponReason | null
  message: string
  /** Either a percentage of the subtotal, or euros. */
  percent: number | null
  amount: number | null
  minSubtotal: number
  /** What it asks of its customer, in the call's language; empty: nothing. */
  terms: string
}

/** A coupon on the customer's list; euros. */
export type CouponAnswer = {
  id: string
  code: string
  name: string
  state: CouponState
  /** Why no order can use it now; `message` says it in the call's language. */
  reason: CouponReason | null
  message: string
  percent: number | null
  amount: number | null
  minSubtotal: number
  /** What it asks of its customer, in the call's language; empty: nothing. */
  terms: string
  firstOrder: boolean
  /** Empty: all plans. */
  planTypes: PlanType[]
  /** Names; empty: all spots. */
  spots: string[]
  /** Athens dates, inclusive. */
  from: string | null
  until: string | null
  /** `usedAt` is null until the order is paid. */
  order: { id: string; number: number; usedAt: string | null } | null
}
