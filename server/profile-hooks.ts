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
  'customer-one': get(nothing, customerOne),
  'customer-update': put(nothing, z.partial(profileForm), customerUpdate),
  'customer-address-collection': get(nothing, customerAddressCollection),
  'customer-address-create': post(nothing, address, customerAddressCreate),
  'customer-address-update': put(addressId, address, customerAddressUpdate),
  'customer-address-delete': del(addressId, customerAddressDelete),
  'customer-coupon-collection': get(nothing, customerCouponCollection),
  'customer-coupon-redeem': post(
    nothing,
    z.object({ code: z.string().check(z.trim(), z.maxLength(40)) }),
    customerCouponRedeem,
    { limit: 'coupon' },
  ),
}
