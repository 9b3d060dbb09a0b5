import * as z from 'zod/mini'
import { languages } from '#shop/language.ts'
import { itemTypes } from '#shop/meal.ts'
import { addressAnswer } from './address.ts'
import { cartCompanyAnswer } from './company.ts'
import { couponOfferAnswer, customerCouponAnswer } from './coupon.ts'
import { userAnswer } from './customer.ts'
import { timePeriodAnswer } from './delivery.ts'
import { nutritionTotals, portionAnswer } from './meal.ts'
import { count, euros, instant, named, says } from './named.ts'
import { planAnswer } from './plan.ts'
import { spotAnswer } from './spot.ts'

export const amountsAnswer = z.strictObject({
  all: count,
  'main-meal': count,
  snack: count,
  extras: count,
})

export const totalsAnswer = z.strictObject({
  subtotal: euros,
  discount: euros,
  shipping: euros,
  grandtotal: euros,
  grouped: z.strictObject({ 'main-meal': euros, snack: euros, extras: euros }),
})
export type TotalsAnswer = z.infer<typeof totalsAnswer>

export const invoiceAnswer = z.strictObject({
  companyName: z.string(),
  profession: z.string(),
  vatNumber: z.string(),
  taxOffice: z.string(),
  address: z.string(),
})

const needed = z.strictObject({ 'main-meal': count, snack: count })

export const dayStateAnswer = z.strictObject({
  name: z.enum(['hidden', 'empty', 'incomplete', 'complete', 'complete-with-extra']),
  held: says(count, 'How much of what is required is there; never more than is required.'),
  holds: says(needed, 'What is there of it, main meals beyond it included.'),
  required: count,
  progress: z.number(),
  missing: needed,
  extra: count,
})

export const cartItemAnswer = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: says(euros, 'Of one piece with its premium charge.'),
  ownPrice: says(euros, 'Of one piece in a single order.'),
  amount: count,
  included: says(count, 'Breakfasts among them that the plan includes.'),
  total: euros,
  item: z.strictObject({ type: z.enum(itemTypes), portion: portionAnswer }),
  categories: z.array(z.strictObject({ category: named })),
  spot: z.strictObject({ business: z.strictObject({ name: z.string() }) }),
  allergens: z.array(z.string()),
  nutrition: nutritionTotals,
  available: z.boolean(),
})
export type CartItemAnswer = z.infer<typeof cartItemAnswer>

export const scheduleMenuAnswer = z.strictObject({
  id: z.string(),
  date: z.string(),
  days: says(count, 'Days that it covers, its own included; 1 in a single order.'),
  items: z.array(cartItemAnswer),
  amounts: amountsAnswer,
  config: z.strictObject({
    amounts: z.strictObject({ 'main-meal': z.tuple([count]), snack: z.tuple([count]) }),
  }),
  state: dayStateAnswer,
  nutrition: nutritionTotals,
  editable: z.boolean(),
})
export type ScheduleMenuAnswer = z.infer<typeof scheduleMenuAnswer>

export const cartErrorAnswer = z.strictObject({
  group: z.enum(['shipping-address', 'plan', 'totals']),
  slug: z.enum([
    'no-customer-found',
    'address-incomplete',
    'missing-phone',
    'missing-floor',
    'missing-bell',
    'amounts-error',
    'item-unavailable',
    'min-total-error',
  ]),
  message: z.string(),
  field: z.optional(z.string()),
  scheduleMenuId: z.optional(z.string()),
  type: z.optional(z.enum(['main-meal', 'snack'])),
  required: z.optional(count),
  missing: z.optional(count),
  slugs: z.optional(z.array(z.string())),
  left: says(z.optional(count), 'How many of the meal are left, where the cart holds more.'),
  minTotal: z.optional(euros),
})
export type CartErrorAnswer = z.infer<typeof cartErrorAnswer>

export const hintAnswer = z
  .strictObject({
    code: z.enum([
      'free-shipping',
      'free-shipping-next',
      'free-shipping-plan',
      'free-shipping-plan-next',
      'shipping-deliveries',
      'free-shipping-takeaway',
      'free-shipping-company',
      'coupon-percent',
      'coupon-amount',
      'coupon-next',
    ]),
    amount: z.number(),
    message: z.string(),
  })
  .check(z.describe('Explains shipping and discount, or the next step towards them; euros.'))
export type HintAnswer = z.infer<typeof hintAnswer>

export const spotPaymentTypeAnswer = z.strictObject({
  id: z.string(),
  paymentType: z.strictObject({
    code: z.string(),
    name: z.string(),
    description: z.string(),
  }),
})
export type SpotPaymentTypeAnswer = z.infer<typeof spotPaymentTypeAnswer>

export const cartAnswer = z.strictObject({
  id: z.string(),
  lang: z.enum(languages),
  shippingAddress: z.nullable(addressAnswer),
  spot: z.nullable(spotAnswer),
  spotPlan: z.strictObject({ plan: planAnswer }),
  scheduleMenus: z.array(scheduleMenuAnswer),
  timePeriod: z.nullable(timePeriodAnswer),
  timePeriodLost: says(
    z.nullable(z.enum(['past', 'full'])),
    'Why the chosen window is gone: its cut-off has passed, or the kitchen is full.',
  ),
  customer: z.nullable(userAnswer),
  customerCoupon: z.nullable(customerCouponAnswer),
  couponOffers: says(
    z.nullable(z.array(couponOfferAnswer)),
    'What may be put on it instead. null: this call does not look, they are as they were.',
  ),
  invoice: z.nullable(invoiceAnswer),
  spotPaymentType: z.nullable(spotPaymentTypeAnswer),
  spotPaymentTypes: z.array(spotPaymentTypeAnswer),
  errors: z.array(cartErrorAnswer),
  amounts: amountsAnswer,
  totals: totalsAnswer,
  expected: says(
    totalsAnswer,
    'Of the plan once nothing lacks in it; a single order’s are its totals.',
  ),
  saved: says(
    euros,
    'Against the same meals in single orders, delivery counted; 0 until the plan is complete.',
  ),
  company: says(z.nullable(cartCompanyAnswer), 'null: the spot is no office.'),
  hints: z.array(hintAnswer),
  nutrition: nutritionTotals,
  delivery: says(
    z.strictObject({
      fee: euros,
      freeFromMainMeals: count,
      freeFromWeeklyMainMeals: count,
    }),
    '`fee` in euros for a delivery that is not free, and the main meals from which it is.',
  ),
  daily: z.strictObject({
    package: z.strictObject({ prices: z.strictObject({ 'main-meal': euros }) }),
  }),
  notes: z.string(),
  version: count,
  expiresAt: instant,
})
export type CartAnswer = z.infer<typeof cartAnswer>

export const scheduledCartAnswer = z.extend(cartAnswer, {
  dropped: says(z.array(z.string()), 'Names of the meals that did not fit.'),
})
