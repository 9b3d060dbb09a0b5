import * as z from 'zod/mini'
import { addressDetails } from '#shop/address.ts'
import { mostOfOneItem } from '#shop/cart.ts'
import { contactForm, partnershipForm } from '#shop/contact.ts'
import { invoiceDetails } from '#shop/invoice.ts'
import { dietCodes } from '#shop/plan.ts'
import { isDate } from '#shop/schedule.ts'
import { accountHooks } from './account-hooks.ts'
import { addressSuggestionCollection, regionOne } from './address.ts'
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
import {
  mealCollection,
  mealOne,
  planCollection,
  repositoryValues,
  spotCollection,
} from './catalogue.ts'
import { companyHooks } from './company-hooks.ts'
import { contactCreate, partnershipCreate } from './contact.ts'
import { contentOne } from './content.ts'
import { faqCollection } from './faq.ts'
import { get, post, put } from './hook.ts'
import { id, nothing, slug } from './hook-fields.ts'
import { cartPlace, customerOrderCollection, customerOrderOne } from './order.ts'
import {
  customerOrderCancel,
  customerOrderDeliveryUpdate,
  customerOrderMenuUpdate,
  customerOrderPause,
  customerOrderResume,
  customerOrderUndo,
} from './order-change-calls.ts'
import { customerOrderDayCollection, customerOrderMenuCollection } from './order-choices.ts'
import { customerOrderRepeat } from './order-repeat.ts'
import { paymentReturn } from './payment.ts'
import { privacyHooks } from './privacy-hooks.ts'
import { profileHooks } from './profile-hooks.ts'
import { socialFeedCollection, socialFeedVersion } from './social-feed.ts'

const codes = z.string().check(z.maxLength(300))
const date = z.string().check(z.refine(isDate))
const cartId = z.object({ cartId: id })
const optionalCartId = z.object({ cartId: z.optional(id) })
const count = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to))

const someItems = z
  .array(z.object({ itemId: id, amount: count(0, mostOfOneItem) }))
  .check(z.maxLength(60))
const orderId = z.object({ orderId: id })
/** How every change of an order asks: only to look, and what it was shown to cost, in euros. */
const changing = z.object({
  preview: z.optional(z.boolean()),
  expected: z.optional(z.number().check(z.gte(-100_000), z.lte(100_000))),
})

/** Every call of the shop: name, method, what it takes, what it does; in the order of the contract. */
export const hooks = {
  'repository-values': get(nothing, repositoryValues, { shared: true }),
  'plan-collection': get(nothing, planCollection, { shared: true }),
  'meal-collection': get(
    z.object({
      category: z.optional(codes),
      diet: z.optional(codes),
      ingredient: z.optional(codes),
      tag: z.optional(codes),
      withoutAllergens: z.optional(codes),
      q: z.optional(z.string().check(z.maxLength(100))),
      date: z.optional(date),
      sort: z.optional(z.enum(['menu', 'name', 'price', 'calories', 'protein'])),
    }),
    mealCollection,
    { shared: true },
  ),
  'meal-one': get(z.object({ slug }), mealOne, { shared: true }),
  'content-one': get(z.object({ slug }), contentOne, { shared: true }),
  'faq-collection': get(nothing, faqCollection, { shared: true }),
  'social-feed-collection': get(
    z.object({ source: z.optional(z.literal('own')) }),
    socialFeedCollection,
    { shared: true, version: socialFeedVersion },
  ),
  'spot-collection': get(nothing, spotCollection, { shared: true }),
  'address-suggestion-collection': get(
    z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    addressSuggestionCollection,
    { shared: true },
  ),
  'region-one': get(
    z.object({
      suggestionId: z.optional(id),
      postcode: z.optional(z.string().check(z.regex(/^\d{3} ?\d{2}$/))),
    }),
    regionOne,
    { shared: true },
  ),
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
  ...accountHooks,
  ...companyHooks,
  ...profileHooks,
  ...privacyHooks,
  'customer-order-collection': get(z.object({ cursor: z.optional(id) }), customerOrderCollection),
  'customer-order-one': get(z.object({ orderId: id }), customerOrderOne),
  'customer-order-cancel': post(
    orderId,
    z.extend(changing, { scheduleMenuId: z.optional(id) }),
    customerOrderCancel,
  ),
  'customer-order-menu-collection': get(
    z.object({ orderId: id, scheduleMenuId: id }),
    customerOrderMenuCollection,
  ),
  'customer-order-menu-update': put(
    orderId,
    z.extend(changing, { scheduleMenuId: id, items: someItems }),
    customerOrderMenuUpdate,
  ),
  'customer-order-day-collection': get(
    z.object({ orderId: id, scheduleMenuId: z.optional(id) }),
    customerOrderDayCollection,
  ),
  'customer-order-delivery-update': put(
    orderId,
    z.extend(changing, {
      scheduleMenuId: id,
      date: z.optional(date),
      timePeriodId: z.optional(id),
      address: z.optional(z.extend(addressDetails, { suggestionId: z.optional(id) })),
    }),
    customerOrderDeliveryUpdate,
  ),
  'customer-order-pause': post(orderId, changing, customerOrderPause),
  'customer-order-resume': post(
    orderId,
    z.extend(changing, {
      dates: z.array(date).check(z.minLength(1), z.maxLength(2)),
      timePeriodId: id,
      swaps: z.optional(
        z.array(z.object({ scheduleMenuId: id, itemId: id, byId: id })).check(z.maxLength(200)),
      ),
    }),
    customerOrderResume,
  ),
  'customer-order-undo': post(orderId, z.extend(changing, { changeId: id }), customerOrderUndo),
  'customer-order-repeat': post(
    orderId,
    z.object({ replace: z.optional(z.boolean()) }),
    customerOrderRepeat,
  ),
  'contact-create': post(nothing, contactForm, contactCreate, { limit: 'message' }),
  'partnership-create': post(nothing, partnershipForm, partnershipCreate, { limit: 'message' }),
}

export type Hooks = typeof hooks
export type HookName = keyof Hooks
