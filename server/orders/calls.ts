import * as z from 'zod/mini'
import { scheduledCartAnswer } from '../answers/cart.ts'
import { orderAnswer, orderRowAnswer } from '../answers/order.ts'
import { type Department, hook } from '../calls/hook.ts'
import { id } from '../calls/hook-fields.ts'
import { customerOrderCollection, customerOrderOne } from './customer-orders.ts'
import { customerOrderRepeat } from './repeat.ts'

export const orderHooks = {
  'customer-order-collection': hook(z.object({ cursor: z.optional(id) }), customerOrderCollection, {
    says: "Lists the customer's orders, newest first, 20 a page; cursor asks for the next page.",
    answers: z.strictObject({ orders: z.array(orderRowAnswer), cursor: z.nullable(z.string()) }),
    customer: true,
  }),
  'customer-order-one': hook(z.object({ orderId: id }), customerOrderOne, {
    says: "Answers one of the customer's orders.",
    answers: orderAnswer,
    customer: true,
    refuses: ['order-not-found'],
  }),
  'customer-order-repeat': hook(
    z.object({ orderId: id, replace: z.optional(z.boolean()) }),
    customerOrderRepeat,
    {
      says: 'Starts a cart with the meals of an order that are still offered; dropped names the others.',
      answers: scheduledCartAnswer,
      customer: true,
      refuses: ['order-not-found', 'plan-not-found', 'plan-conflict'],
    },
  ),
} satisfies Department
