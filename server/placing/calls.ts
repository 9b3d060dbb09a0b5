import * as z from 'zod/mini'
import { paymentProviders } from '#shop/payment-provider.ts'
import { orderAnswer } from '../answers/order.ts'
import { type Department, hook } from '../calls/hook.ts'
import { euros, id } from '../calls/hook-fields.ts'
import { cartPlace } from './cart-place.ts'
import { paymentReturn } from './payment-return.ts'

export const placingHooks = {
  'cart-place': hook(
    z.object({
      cartId: id,
      acceptTerms: z.boolean(),
      grandtotal: z.optional(
        euros(0, 'The grand total that the customer saw; another one is refused.'),
      ),
      toPay: z.optional(
        euros(0, 'What the customer saw as theirs to pay of it, where a company bears a part.'),
      ),
      payBy: z.optional(id),
    }),
    cartPlace,
    {
      sells: true,
      says: 'Places the cart as exactly one order and answers where to pay; a repeated call answers the same order. The cart is checked again, and a refusal carries the cart.',
      answers: z.strictObject({ order: orderAnswer, redirectUrl: z.nullable(z.string()) }),
      refuses: [
        'cart-not-found',
        'cart-error',
        'terms-not-accepted',
        'price-changed',
        'coupon-rule-error',
        'schedule-menu-is-full',
        'unpaid-orders',
        'email-not-proved',
        'delivery-too-large',
        'payment-changed',
        'door-not-possible',
        'bank-not-possible',
        'spot-not-allowed',
        'place-closing',
        'shop-closed',
        'region-not-found',
      ],
    },
  ),
  'payment-return': hook(
    z.object({
      provider: z.enum(paymentProviders),
      params: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200))),
    }),
    paymentReturn,
    {
      says: 'Asks the provider how a payment stands, after the browser came back from it; params are those of the returned URL.',
      answers: z.strictObject({ order: orderAnswer }),
      customer: true,
      refuses: ['payment-not-found'],
    },
  ),
} satisfies Department
