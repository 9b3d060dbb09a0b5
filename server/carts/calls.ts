import * as z from 'zod/mini'
import { addressDetails } from '#shop/address.ts'
import { mostOfOneItem } from '#shop/cart.ts'
import { invoiceDetails } from '#shop/invoice.ts'
import { dietCodes } from '#shop/plan.ts'
import { type Department, hook } from '../calls/hook.ts'
import { count, date, id, nothing, someItems } from '../calls/hook-fields.ts'
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
import { cartCouponRedeem } from './coupon.ts'
import {
  cartItemAdd,
  cartScheduleMenuUpdate,
  cartScheduleUpdate,
  menuCollection,
  timePeriodCollection,
} from './deliveries.ts'
import { cartJson } from './json.ts'

const cartId = z.object({ cartId: id })

/** What filling a delivery may refuse. */
const itemRefusals = [
  'cart-not-found',
  'item-not-found',
  'item-type-is-full',
  'schedule-menu-is-full',
  'meal-sold-out',
] as const

/** The calls of a cart, until it is paid. */
export const cartHooks = {
  'cart-create': hook(
    z.object({
      cartId: z.optional(id),
      type: z.enum(['daily', 'weekly']),
      dietCode: z.enum(dietCodes),
      daysPerWeek: z.optional(count(1, 7)),
      mainMeals: z.optional(count(1, 21)),
      weeks: z.optional(count(1, 4)),
      breakfast: z.optional(z.boolean()),
      replace: z.optional(z.boolean()),
    }),
    cartCreate,
    {
      says: 'Starts an order. An open cart of the same plan is answered again; one of another plan is refused with both plans, unless replace discards it.',
      answers: 'CartAnswer',
      refuses: ['plan-not-found', 'plan-conflict'],
    },
  ),
  'cart-one': hook(cartId, cartOne, {
    says: 'A cart, priced and checked as it stands now.',
    answers: 'CartAnswer',
    refuses: ['cart-not-found'],
    json: cartJson,
  }),
  'cart-customer-one': hook(nothing, cartCustomerOne, {
    says: "The caller's open cart, or null.",
    answers: 'CartAnswer | null',
    customer: true,
  }),
  'cart-address-update': hook(
    z.extend(addressDetails, {
      cartId: id,
      suggestionId: z.optional(id),
      addressId: z.optional(id),
      spotId: z.optional(id),
    }),
    cartAddressUpdate,
    {
      says: 'Says where the cart goes: to a suggestion with its details, to a saved address, or to a counter or office.',
      answers: 'CartAnswer',
      refuses: [
        'cart-not-found',
        'spot-not-found',
        'spot-not-allowed',
        'user-not-allowed',
        'address-not-found',
        'region-not-found',
      ],
    },
  ),
  'time-period-collection': hook(cartId, timePeriodCollection, {
    says: 'The days and windows that can be chosen; pairs are those of a weekly plan.',
    answers: '{ days: DeliveryDayAnswer[]; pairs: DeliveryPairAnswer[] }',
    refuses: ['cart-not-found'],
  }),
  'cart-schedule-update': hook(
    z.object({
      cartId: id,
      dates: z.array(date).check(z.minLength(1), z.maxLength(2)),
      timePeriodId: id,
    }),
    cartScheduleUpdate,
    {
      says: "Chooses the day, or a plan's first pair of days, and the window. Meals that still fit stay; dropped names the others.",
      answers: 'CartAnswer & { dropped: string[] }',
      refuses: ['cart-not-found', 'date-not-available', 'schedule-menu-is-full'],
    },
  ),
  'menu-collection': hook(z.object({ cartId: id, scheduleMenuId: id }), menuCollection, {
    says: 'What can be chosen for a delivery, priced for this cart.',
    answers: '{ meals: MenuMealAnswer[] }',
    refuses: ['cart-not-found', 'item-not-found'],
  }),
  'cart-item-add': hook(
    z.object({
      cartId: id,
      itemId: id,
      itemType: z.literal('meal-build'),
      scheduleMenuId: id,
      amount: count(0, mostOfOneItem),
    }),
    cartItemAdd,
    {
      says: 'Sets how many of a meal a delivery holds; 0 takes it out.',
      answers: 'CartAnswer',
      refuses: itemRefusals,
      json: cartJson,
    },
  ),
  'cart-schedule-menu-update': hook(
    z.object({ cartId: id, scheduleMenuId: id, items: someItems }),
    cartScheduleMenuUpdate,
    {
      says: 'Replaces all that a delivery holds, at once.',
      answers: 'CartAnswer',
      refuses: itemRefusals,
      json: cartJson,
    },
  ),
  'cart-coupon-redeem': hook(
    z.object({ cartId: id, code: z.string().check(z.trim(), z.maxLength(40)) }),
    cartCouponRedeem,
    {
      says: 'Puts a coupon on the cart in place of another; an empty code takes it off.',
      answers: 'CartAnswer',
      refuses: ['cart-not-found', 'coupon-not-found', 'coupon-rule-error'],
      limit: 'coupon',
    },
  ),
  'cart-payment-type-update': hook(
    z.object({ cartId: id, spotPaymentTypeId: id }),
    cartPaymentTypeUpdate,
    { says: 'Chooses how the cart is paid.', answers: 'CartAnswer', refuses: ['cart-not-found'] },
  ),
  'cart-invoice-update': hook(
    z.object({ cartId: id, invoice: z.nullable(invoiceDetails) }),
    cartInvoiceUpdate,
    {
      says: 'Keeps the details of an invoice; null asks for a receipt again.',
      answers: 'CartAnswer',
      refuses: ['cart-not-found'],
    },
  ),
  'cart-notes-update': hook(
    z.object({ cartId: id, notes: z.string().check(z.trim(), z.maxLength(500)) }),
    cartNotesUpdate,
    {
      says: 'Keeps what the kitchen and the courier shall know.',
      answers: 'CartAnswer',
      refuses: ['cart-not-found'],
    },
  ),
  'cart-delete': hook(cartId, cartDelete, {
    says: 'Deletes a cart; also ok where there is none.',
    answers: 'null',
  }),
} satisfies Department
