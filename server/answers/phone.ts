import * as z from 'zod/mini'
import { savedAddressAnswer } from './address.ts'
import { cartAnswer } from './cart.ts'
import { userAnswer } from './customer.ts'
import { deliveryDayAnswer } from './delivery.ts'
import { menuMealAnswer } from './meal.ts'
import { count, says } from './named.ts'

export const phoneCartAnswer = z.strictObject({
  customer: userAnswer,
  cart: cartAnswer,
  addresses: z.array(savedAddressAnswer),
  places: says(
    z.array(z.strictObject({ id: z.string(), name: z.string() })),
    'Counters and the customer’s offices.',
  ),
  days: z.array(deliveryDayAnswer),
  meals: says(z.array(menuMealAnswer), 'What the chosen day sells; empty: no day is chosen yet.'),
  dropped: z.optional(
    says(
      z.array(z.string()),
      'After a change of the day: the dishes that the new one does not have.',
    ),
  ),
})

/** Once it is an order, its cart is gone. */
export const phonePlacedAnswer = z.strictObject({
  placed: z.strictObject({
    number: count,
    email: z.string(),
    until: says(
      z.nullable(z.number()),
      'Until when it waits for its money; epoch milliseconds. null: it does not, or not any more.',
    ),
    isPaid: z.boolean(),
  }),
})

export const phoneLinkAnswer = z.strictObject({ link: z.string() })

export const phoneOrderAnswer = z.strictObject({ phoneOrderId: z.string() })

export const phoneCustomerAnswer = z.strictObject({ customerId: z.string() })

export const placedByPhoneAnswer = z.strictObject({
  number: count,
  link: says(
    z.nullable(z.string()),
    'To read out; the mail has one of its own. null: there is nothing to pay.',
  ),
  until: says(
    z.nullable(z.number()),
    'Until when the order waits for its money; epoch milliseconds.',
  ),
})
