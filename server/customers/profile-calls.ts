import * as z from 'zod/mini'
import { allergenProfileForm } from '#shop/customer/allergen-profile.ts'
import { profileForm } from '#shop/customer/profile.ts'
import { couponAnswer } from '../answers/coupon.ts'
import { allergenProfileAnswer, customerAnswer } from '../answers/customer.ts'
import { type Department, hook } from '../calls/hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import {
  customerAllergensDelete,
  customerAllergensOne,
  customerAllergensUpdate,
} from './allergens.ts'
import { customerCouponCollection, customerCouponRedeem } from './coupons.ts'
import { customerOne, customerUpdate } from './profile.ts'

export const profileHooks = {
  'customer-one': hook(nothing, customerOne, {
    says: "Answers the customer's profile.",
    answers: customerAnswer,
    customer: true,
  }),
  'customer-update': hook(z.partial(profileForm), customerUpdate, {
    says: 'Changes name, phone, language or the consent to news; fields that are not sent stay.',
    answers: customerAnswer,
    customer: true,
  }),
  'customer-allergens-one': hook(nothing, customerAllergensOne, {
    says: 'What the customer must not eat, if they let the shop keep it.',
    answers: z.strictObject({ profile: z.nullable(allergenProfileAnswer) }),
    customer: true,
  }),
  'customer-allergens-update': hook(allergenProfileForm, customerAllergensUpdate, {
    says: 'Keeps what the customer must not eat, with a consent of its own to the present text. No other call tells it, but the export.',
    answers: z.strictObject({ profile: z.nullable(allergenProfileAnswer) }),
    customer: true,
  }),
  'customer-allergens-delete': hook(nothing, customerAllergensDelete, {
    says: 'Withdraws that consent and deletes what was kept.',
    answers: z.strictObject({ profile: z.nullable(allergenProfileAnswer) }),
    customer: true,
  }),
  'customer-coupon-collection': hook(nothing, customerCouponCollection, {
    says: "Lists the customer's coupons with their state and rules.",
    answers: z.strictObject({ coupons: z.array(couponAnswer) }),
    customer: true,
  }),
  'customer-coupon-redeem': hook(
    z.object({ code: z.string().check(z.trim(), z.maxLength(40)) }),
    customerCouponRedeem,
    {
      says: "Adds a coupon to the customer's list by its code.",
      answers: z.strictObject({ coupon: couponAnswer, coupons: z.array(couponAnswer) }),
      customer: true,
      refuses: ['coupon-not-found', 'coupon-rule-error'],
      limit: 'coupon',
    },
  ),
} satisfies Department
