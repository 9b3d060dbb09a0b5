import type { CouponReason } from '#shop/coupon.ts'
import type { CouponState } from '#shop/coupon-state.ts'
import type { PlanType } from '#shop/plan.ts'
import type { Named } from './named.ts'

/** A redeemed coupon; without effect it says why (reading: The cart's errors). */
export type CustomerCouponAnswer = {
  coupon: Named
  applies: boolean
  reason: CouponReason | null
  /** The reason in the call's language; empty where it applies. */
  message: string
  /** One of them tells what it takes off: a part of the subtotal, or euros. */
  percent: number | null
  amount: number | null
  minSubtotal: number
}

/** A coupon on its customer's list. Money in euros. */
export type CouponAnswer = {
  id: string
  code: string
  name: string
  state: CouponState
  /** Why no order can use it now, and that as a sentence. */
  reason: CouponReason | null
  message: string
  percent: number | null
  amount: number | null
  minSubtotal: number
  firstOrder: boolean
  /** Empty: all. */
  planTypes: PlanType[]
  /** Names; empty: everywhere. */
  spots: string[]
  /** Athens dates, both included. */
  from: string | null
  until: string | null
  /** The customer's order that has it; `usedAt` null: it waits to be paid. */
  order: { id: string; number: number; usedAt: string | null } | null
}
