import * as z from 'zod/mini'
import { addressDetails } from '#shop/address.ts'
import { get, post, put } from './hook.ts'
import { date, id, someItems } from './hook-fields.ts'
import { customerOrderCollection, customerOrderOne } from './order.ts'
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

const orderId = z.object({ orderId: id })
/** How every change of an order asks: only to look, and what it was shown to cost, in euros. */
const changing = z.object({
  preview: z.optional(z.boolean()),
  expected: z.optional(z.number().check(z.gte(-100_000), z.lte(100_000))),
})

/** The calls of a customer's orders. */
export const orderHooks = {
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
}
