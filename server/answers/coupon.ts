import type { CouponReason } from '#shop/coupon.ts'
import type { CouponKind } from '#shop/coupon-offer.ts'
import type { CouponState } from '#shop/coupon-state.ts'
import type { PlanType } from '#shop/plan.ts'
import type { Named } from './named.ts'

/** A coupon that the cart's customer may use; euros. */
export type CouponOfferAnswer = {
  coupon: Named
  kind: CouponKind
  /** For its customer to confirm the e-mail; it may be put on the cart before. */
  waits: boolean
  /** Either a percentage of the subtotal, or euros. */
  percent: number | null
  amount: number | null
  minSubtotal: number
  /** What it asks of its customer, in the call's language; empty: nothing. */
  terms: string
}

/** The coupon on a cart: whether it takes something off, and why not. */
export type CustomerCouponAnswer = CouponOfferAnswer & {
  applies: boolean
  reason: CouponReason | null
  message: string
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
