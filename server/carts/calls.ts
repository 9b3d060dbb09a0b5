import * as z from 'zod/mini'
import { addressDetails, typedAddress } from '#shop/address/address-form.ts'
import { mostOfOneItem } from '#shop/cart/cart.ts'
import { invoiceDetails } from '#shop/invoice.ts'
import { dietCodes, mostWeeks } from '#shop/plan/plan.ts'
import { cartAnswer, scheduledCartAnswer } from '../answers/cart.ts'
import { deliveryDayAnswer, deliveryPairAnswer } from '../answers/delivery.ts'
import { menuMealAnswer } from '../answers/meal.ts'
import { type Department, hook } from '../calls/hook.ts'
import { count, date, id, nothing, someItems, suggestionId } from '../calls/hook-fields.ts'
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
import { cartScheduleUpdate, timePeriodCollection } from './deliveries.ts'
import { cartItemAdd, cartScheduleMenuUpdate, menuCollection } from './items.ts'

const cartId = z.object({ cartId: id })

const itemRefusals = [
  'cart-not-found',
  'item-not-found',
  'item-type-is-full',
  'schedule-menu-is-full',
  'meal-sold-out',
] as const

export const cartHooks = {
  'cart-create': hook(
    z.object({
      cartId: z.optional(id),
      type: z.enum(['daily', 'weekly']),
      dietCode: z.enum(dietCodes),
      daysPerWeek: z.optional(count(1, 7)),
      mainMeals: z.optional(count(1, 21)),
      weeks: z.optional(count(1, mostWeeks)),
      breakfast: z.optional(z.boolean()),
      replace: z.optional(z.boolean()),
    }),
    cartCreate,
    {
      says: 'Starts a cart. An open cart of the same plan is answered again; an open cart of another plan is plan-conflict with both plans, unless replace discards it.',
      answers: cartAnswer,
      refuses: ['plan-not-found', 'plan-conflict'],
    },
  ),
  'cart-one': hook(cartId, cartOne, {
    says: 'Answers a cart, priced and checked now.',
    answers: cartAnswer,
    refuses: ['cart-not-found'],
  }),
  'cart-customer-one': hook(nothing, cartCustomerOne, {
    says: "Answers the customer's open cart, or null.",
    answers: z.nullable(cartAnswer),
    customer: true,
  }),
  'cart-address-update': hook(
    z.extend(addressDetails, {
      ...typedAddress.shape,
      cartId: id,
      suggestionId: z.optional(suggestionId),
      addressId: z.optional(id),
      spotId: z.optional(id),
    }),
    cartAddressUpdate,
    {
      says: 'Sets where the order goes: a suggestion with its details, a typed street with its municipality and postcode, a saved address, or a pick-up point or office.',
      answers: cartAnswer,
      refuses: [
        'cart-not-found',
        'spot-not-found',
        'spot-not-allowed',
        'address-not-found',
        'region-not-found',
      ],
    },
  ),
  'time-period-collection': hook(cartId, timePeriodCollection, {
    says: 'Lists the days and time windows to choose from; pairs are for weekly plans.',
    answers: z.strictObject({
      days: z.array(deliveryDayAnswer),
      pairs: z.array(deliveryPairAnswer),
    }),
    refuses: ['cart-not-found'],
  }),
  'cart-schedule-update': hook(
    z.object({
      cartId: id,
      dates: z.array(date).check(z.minLength(1), z.maxLength(3)),
      timePeriodId: id,
    }),
    cartScheduleUpdate,
    {
      says: 'Sets the day, or the days of a plan’s first week, and the time window. Meals that still fit stay; dropped names the others.',
      answers: scheduledCartAnswer,
      refuses: ['cart-not-found', 'date-not-available', 'schedule-menu-is-full'],
    },
  ),
  'menu-collection': hook(z.object({ cartId: id, scheduleMenuId: id }), menuCollection, {
    says: 'Lists the meals to choose from for a delivery, priced for this cart.',
    answers: z.strictObject({ meals: z.array(menuMealAnswer) }),
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
      says: 'Sets the amount of a meal in a delivery; 0 removes it.',
      answers: cartAnswer,
      refuses: itemRefusals,
    },
  ),
  'cart-schedule-menu-update': hook(
    z.object({ cartId: id, scheduleMenuId: id, items: someItems }),
    cartScheduleMenuUpdate,
    {
      says: 'Replaces all meals of a delivery.',
      answers: cartAnswer,
      refuses: itemRefusals,
    },
  ),
  'cart-coupon-redeem': hook(
    z.object({ cartId: id, code: z.string().check(z.trim(), z.maxLength(40)) }),
    cartCouponRedeem,
    {
      says: "Sets the cart's coupon; an empty code removes it.",
      answers: cartAnswer,
      refuses: ['cart-not-found', 'coupon-not-found', 'coupon-rule-error'],
      limit: 'coupon',
    },
  ),
  'cart-payment-type-update': hook(
    z.object({ cartId: id, spotPaymentTypeId: id }),
    cartPaymentTypeUpdate,
    { says: 'Sets the payment type.', answers: cartAnswer, refuses: ['cart-not-found'] },
  ),
  'cart-invoice-update': hook(
    z.object({ cartId: id, invoice: z.nullable(invoiceDetails) }),
    cartInvoiceUpdate,
    {
      says: 'Sets the details of an invoice; null asks for a receipt.',
      answers: cartAnswer,
      refuses: ['cart-not-found'],
    },
  ),
  'cart-notes-update': hook(
    z.object({ cartId: id, notes: z.string().check(z.trim(), z.maxLength(500)) }),
    cartNotesUpdate,
    {
      says: 'Sets the notes for the kitchen and the courier.',
      answers: cartAnswer,
      refuses: ['cart-not-found'],
    },
  ),
  'cart-delete': hook(cartId, cartDelete, {
    says: 'Deletes a cart; also ok where there is none.',
    answers: z.null(),
  }),
} satisfies Department
