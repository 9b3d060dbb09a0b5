import * as z from 'zod/mini'
import { count, day, euros, instant, named, says } from './named.ts'

const reason = z.nullable(
  z.enum([
    'not-yet',
    'over',
    'log-in',
    'another-customer',
    'email-not-proved',
    'plan-type',
    'spot',
    'first-order',
    'already-used',
    'household',
    'used-up',
    'min-subtotal',
  ]),
)
const terms = says(
  z.string(),
  'What it asks of its customer, in the call’s language; empty: nothing.',
)

export const couponOfferAnswer = z
  .strictObject({
    coupon: named,
    kind: z.enum(['gift', 'first-order', 'coupon']),
    waits: says(
      z.boolean(),
      'For its customer to confirm the e-mail; it may be put on the cart before.',
    ),
    percent: says(z.nullable(z.number()), 'A percentage of the subtotal; else `amount` is set.'),
    amount: says(z.nullable(euros), 'Euros; else `percent` is set.'),
    minSubtotal: euros,
    terms,
  })
  .check(z.describe('A coupon that the cart’s customer may use; euros.'))
export type CouponOfferAnswer = z.infer<typeof couponOfferAnswer>

export const customerCouponAnswer = z
  .extend(couponOfferAnswer, { applies: z.boolean(), reason, message: z.string() })
  .check(z.describe('The coupon on a cart: whether it takes something off, and why not.'))
export type CustomerCouponAnswer = z.infer<typeof customerCouponAnswer>

export const couponAnswer = z
  .strictObject({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    state: z.enum(['usable', 'unproved', 'not-yet', 'held', 'used', 'over', 'gone']),
    reason: says(reason, 'Why no order can use it now; `message` says it in the call’s language.'),
    message: z.string(),
    percent: z.nullable(z.number()),
    amount: z.nullable(euros),
    minSubtotal: euros,
    terms,
    firstOrder: z.boolean(),
    planTypes: says(z.array(z.enum(['daily', 'weekly'])), 'Empty: all plans.'),
    spots: says(z.array(z.string()), 'Names; empty: all spots.'),
    from: says(z.nullable(day), 'The first day in Athens.'),
    until: says(z.nullable(day), 'The last day in Athens.'),
    order: z.nullable(
      z.strictObject({
        id: z.string(),
        number: count,
        usedAt: says(z.nullable(instant), 'null until the order is paid.'),
      }),
    ),
  })
  .check(z.describe('A coupon on the customer’s list; euros.'))
export type CouponAnswer = z.infer<typeof couponAnswer>
