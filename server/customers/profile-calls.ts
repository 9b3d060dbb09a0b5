import * as z from 'zod/mini'
import { profileForm } from '#shop/profile.ts'
import { type Department, hook } from '../calls/hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { customerCouponCollection, customerCouponRedeem } from './coupons.ts'
import { customerOne, customerUpdate } from './profile.ts'

/** The calls of the account's pages: who one is, and which coupons there are. */
export const profileHooks = {
  'customer-one': hook(nothing, customerOne, {
    says: 'What the caller told of themselves.',
    answers: 'CustomerAnswer',
    customer: true,
  }),
  'customer-update': hook(z.partial(profileForm), customerUpdate, {
    says: 'Changes what is told of name, phone, language and news; the rest stays.',
    answers: 'CustomerAnswer',
    customer: true,
  }),
  'customer-coupon-collection': hook(nothing, customerCouponCollection, {
    says: "The caller's coupons, each with its state and rules.",
    answers: '{ coupons: CouponAnswer[] }',
    customer: true,
  }),
  'customer-coupon-redeem': hook(
    z.object({ code: z.string().check(z.trim(), z.maxLength(40)) }),
    customerCouponRedeem,
    {
      says: "Adds a code to the caller's coupons.",
      answers: '{ coupon: CouponAnswer; coupons: CouponAnswer[] }',
      customer: true,
      refuses: ['coupon-not-found', 'coupon-rule-error'],
      limit: 'coupon',
    },
  ),
} satisfies Department
