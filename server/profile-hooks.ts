import * as z from 'zod/mini'
import { addressDetails } from '#shop/address.ts'
import { profileForm } from '#shop/profile.ts'
import {
  customerAddressCollection,
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
} from './customer-address.ts'
import { customerCouponCollection, customerCouponRedeem } from './customer-coupons.ts'
import { del, get, post, put } from './hook.ts'
import { id, nothing } from './hook-fields.ts'
import { customerOne, customerUpdate } from './profile.ts'

const address = z.extend(addressDetails, { suggestionId: z.optional(id) })
const addressId = z.object({ addressId: id })

/** The calls of the account's pages: who one is, where meals are brought, which coupons there are. */
export const profileHooks = {
  'customer-one': get(nothing, customerOne, {
    says: 'What the caller told of themselves.',
    answers: 'CustomerAnswer',
    customer: true,
  }),
  'customer-update': put(nothing, z.partial(profileForm), customerUpdate, {
    says: 'Changes what is told of name, phone, language and news; the rest stays.',
    answers: 'CustomerAnswer',
    customer: true,
  }),
  'customer-address-collection': get(nothing, customerAddressCollection, {
    says: 'The saved addresses, the one that was used last first.',
    answers: '{ addresses: SavedAddressAnswer[] }',
    customer: true,
  }),
  'customer-address-create': post(nothing, address, customerAddressCreate, {
    says: 'Saves another address; a known door is written anew. Answers all of them.',
    answers: '{ addresses: SavedAddressAnswer[] }',
    customer: true,
    refuses: ['too-many-addresses', 'region-not-found'],
  }),
  'customer-address-update': put(addressId, address, customerAddressUpdate, {
    says: 'Changes a saved address; without a suggestion it stays where it is. Answers all of them.',
    answers: '{ addresses: SavedAddressAnswer[] }',
    customer: true,
    refuses: ['address-not-found', 'region-not-found'],
  }),
  'customer-address-delete': del(addressId, customerAddressDelete, {
    says: 'Forgets a saved address; orders keep theirs. Answers the others.',
    answers: '{ addresses: SavedAddressAnswer[] }',
    customer: true,
    refuses: ['address-not-found'],
  }),
  'customer-coupon-collection': get(nothing, customerCouponCollection, {
    says: "The caller's coupons, each with its state and rules.",
    answers: '{ coupons: CouponAnswer[] }',
    customer: true,
  }),
  'customer-coupon-redeem': post(
    nothing,
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
}
