import * as z from 'zod/mini'
import { addressDetails } from '#shop/address.ts'
import { mostOfOneItem } from '#shop/cart.ts'
import { invoiceDetails } from '#shop/invoice.ts'
import { dietCodes } from '#shop/plan.ts'
import {
  cartAddressUpdate,
  cartCreate,
  cartCustomerOne,
  cartDelete,
  cartInvoiceUpdate,
  cartNotesUpdate,
  cartOne,
  cartPaymentTypeUpdate,
} from './cart.ts'
import { cartCouponRedeem } from './cart-coupon.ts'
import {
  cartItemAdd,
  cartScheduleMenuUpdate,
  cartScheduleUpdate,
  menuCollection,
  timePeriodCollection,
} from './cart-deliveries.ts'
import { cartJson } from './cart-json.ts'
import { get, post, put } from './hook.ts'
import { count, date, id, nothing, someItems } from './hook-fields.ts'
import { cartPlace } from './order.ts'
import { paymentReturn } from './payment.ts'

const cartId = z.object({ cartId: id })
const optionalCartId = z.object({ cartId: z.optional(id) })

/** The calls of a cart, until it is paid. */
export const cartHooks = {
  'cart-create': post(
    optionalCartId,
    z.object({
      type: z.enum(['daily', 'weekly']),
      dietCode: z.enum(dietCodes),
      daysPerWeek: z.optional(count(1, 7)),
      mainMeals: z.optional(count(1, 21)),
      weeks: z.optional(count(1, 4)),
      breakfast: z.optional(z.boolean()),
      replace: z.optional(z.boolean()),
    }),
    cartCreate,
  ),
  'cart-one': get(cartId, cartOne, { json: cartJson }),
  'cart-customer-one': get(nothing, cartCustomerOne),
  'cart-address-update': put(
    cartId,
    z.extend(addressDetails, {
      suggestionId: z.optional(id),
      addressId: z.optional(id),
      spotId: z.optional(id),
    }),
    cartAddressUpdate,
  ),
  'time-period-collection': get(cartId, timePeriodCollection),
  'cart-schedule-update': put(
    cartId,
    z.object({ dates: z.array(date).check(z.minLength(1), z.maxLength(2)), timePeriodId: id }),
    cartScheduleUpdate,
  ),
  'menu-collection': get(z.object({ cartId: id, scheduleMenuId: id }), menuCollection),
  'cart-item-add': post(
    cartId,
    z.object({
      itemId: id,
      itemType: z.literal('meal-build'),
      scheduleMenuId: id,
      amount: count(0, mostOfOneItem),
    }),
    cartItemAdd,
    { json: cartJson },
  ),
  'cart-schedule-menu-update': put(
    cartId,
    z.object({
      scheduleMenuId: id,
      items: someItems,
    }),
    cartScheduleMenuUpdate,
    { json: cartJson },
  ),
  'cart-coupon-redeem': post(
    cartId,
    z.object({ code: z.string().check(z.trim(), z.maxLength(40)) }),
    cartCouponRedeem,
    { limit: 'coupon' },
  ),
  'cart-payment-type-update': put(
    cartId,
    z.object({ spotPaymentTypeId: id }),
    cartPaymentTypeUpdate,
  ),
  'cart-invoice-update': put(cartId, z.nullable(invoiceDetails), cartInvoiceUpdate),
  'cart-notes-update': put(
    cartId,
    z.object({ notes: z.string().check(z.trim(), z.maxLength(500)) }),
    cartNotesUpdate,
  ),
  'cart-place': put(
    cartId,
    z.object({
      acceptTerms: z.boolean(),
      /** The grand total that the customer saw, in euros; another one is refused as `price-changed`. */
      grandtotal: z.optional(z.number().check(z.gte(0), z.lte(100_000))),
      /** What of it the customer saw as theirs to pay, where a company bears a part. */
      toPay: z.optional(z.number().check(z.gte(0), z.lte(100_000))),
    }),
    cartPlace,
  ),
  'cart-delete': post(cartId, nothing, cartDelete),
  'payment-return': post(
    nothing,
    z.object({
      provider: z.enum(['viva', 'epay']),
      params: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200))),
    }),
    paymentReturn,
  ),
}
