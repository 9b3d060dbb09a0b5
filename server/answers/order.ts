import * as z from 'zod/mini'
import { keptStates } from '#shop/delivery-life.ts'
import { itemTypes } from '#shop/meal.ts'
import { orderStatuses } from '#shop/order/order.ts'
import { dietCodes } from '#shop/plan/plan.ts'
import { addressAnswer } from './address.ts'
import { invoiceAnswer, totalsAnswer } from './cart.ts'
import { companyShareAnswer } from './company.ts'
import { timePeriodAnswer } from './delivery.ts'
import { portionAnswer } from './meal.ts'
import { count, day, euros, instant, named, says } from './named.ts'
import { planType } from './plan.ts'
import { spotAnswer } from './spot.ts'

const orderPlan = z.strictObject({
  name: z.string(),
  type: planType,
  dietCode: z.enum(dietCodes),
})
const payment = says(
  z.enum(['none', 'open', 'paid', 'failed', 'at-door']),
  'Of the latest attempt to pay; at-door: when it is handed over.',
)

const orderDelivery = z.strictObject({
  id: z.string(),
  date: day,
  days: says(count, 'Days that it covers, its own included.'),
  status: z.enum(keptStates),
  track: says(z.string(), 'Its page without a login is /order/track/ with this.'),
  timePeriod: timePeriodAnswer,
  shippingAddress: addressAnswer,
  required: z.strictObject({ 'main-meal': count, snack: count }),
  changeUntil: says(instant, 'The cut-off for its meals.'),
  cancelUntil: says(instant, 'The cut-off for cancelling or moving it.'),
  can: z.strictObject({ change: z.boolean(), move: z.boolean(), cancel: z.boolean() }),
  items: z.array(
    z.strictObject({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      portion: portionAnswer,
      type: z.enum(itemTypes),
      price: euros,
      amount: count,
    }),
  ),
})

const orderChange = z.strictObject({
  id: z.string(),
  kind: z.enum([
    'cancel',
    'cancel-delivery',
    'meals',
    'move',
    'pause',
    'resume',
    'undo',
    'goodwill',
  ]),
  status: z.enum(['waiting', 'applied', 'undone']),
  effect: euros,
  at: instant,
  canUndo: z.boolean(),
  redirectUrl: says(z.nullable(z.string()), 'Where to pay a waiting change, also after a decline.'),
  paymentFailed: z.boolean(),
})

export const orderAnswer = z.strictObject({
  id: z.string(),
  number: count,
  type: z.number(),
  status: z.enum(orderStatuses),
  placedAt: instant,
  plan: orderPlan,
  spot: spotAnswer,
  shippingAddress: addressAnswer,
  timePeriod: timePeriodAnswer,
  deliveries: z.array(orderDelivery),
  totals: totalsAnswer,
  company: z.nullable(companyShareAnswer),
  vat: euros,
  coupon: z.nullable(named),
  paymentType: z.strictObject({ code: z.string(), name: z.string() }),
  payment,
  invoice: z.nullable(invoiceAnswer),
  notes: z.string(),
  cartId: says(z.nullable(z.string()), 'The cart with which to try paying again; null once paid.'),
  saved: says(
    euros,
    'Against the same meals in single orders, delivery counted; 0 for a single order.',
  ),
  endReason: z.nullable(z.enum(['customer', 'expired', 'kitchen', 'shop'])),
  transfer: says(
    z.nullable(
      z.strictObject({
        iban: z.string(),
        holder: z.string(),
        amount: euros,
        until: instant,
      }),
    ),
    'Where the money of a bank transfer goes that the order waits for, with the order’s number as its reference.',
  ),
  heldUntil: says(
    z.nullable(instant),
    'Until when the place of an unpaid order is held; null: it is paid or over.',
  ),
  can: z.strictObject({
    cancel: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    repeat: z.boolean(),
  }),
  refunds: z.array(
    z.strictObject({
      id: z.string(),
      amount: euros,
      isDone: z.boolean(),
      reason: z.string(),
      at: instant,
    }),
  ),
  changes: z.array(orderChange),
})
export type OrderAnswer = z.infer<typeof orderAnswer>

export const orderRowAnswer = z.extend(
  z.pick(orderAnswer, {
    id: true,
    number: true,
    type: true,
    status: true,
    placedAt: true,
    plan: true,
    timePeriod: true,
    payment: true,
  }),
  {
    dates: z.array(day),
    nextDate: z.nullable(day),
    paused: count,
    grandtotal: euros,
    amounts: count,
    dishes: says(
      z.array(z.string()),
      'The slugs of some of its dishes, of the next delivery first.',
    ),
  },
)
export type OrderRowAnswer = z.infer<typeof orderRowAnswer>
