import * as z from 'zod/mini'
import { addressDetails, typedAddress } from '#shop/address/address-form.ts'
import { moveDayAnswer, resumeChoiceAnswer } from '../answers/delivery.ts'
import { menuMealAnswer } from '../answers/meal.ts'
import { changeAnswer } from '../answers/order-change.ts'
import { type Department, hook } from '../calls/hook.ts'
import { date, euros, id, someItems, suggestionId } from '../calls/hook-fields.ts'
import { customerOrderDayCollection, customerOrderMenuCollection } from './choices.ts'
import { customerOrderDeliveryUpdate } from './moving.ts'
import {
  customerOrderCancel,
  customerOrderMenuUpdate,
  customerOrderPause,
  customerOrderResume,
  customerOrderUndo,
} from './wishes.ts'

/** Every change can be previewed, and can say what the customer saw it cost. */
const changing = z.object({
  orderId: id,
  preview: z.optional(z.boolean().check(z.describe('Only answers what the change would do.'))),
  expected: z.optional(
    euros(-100_000, 'What the change was shown to cost; another amount is refused.'),
  ),
})

const changeRefusals = [
  'order-not-found',
  'price-changed',
  'change-too-late',
  'change-not-possible',
  'schedule-menu-is-full',
  'meal-sold-out',
  'spot-not-allowed',
] as const

export const orderChangeHooks = {
  'customer-order-cancel': hook(
    z.extend(changing, { scheduleMenuId: z.optional(id) }),
    customerOrderCancel,
    {
      says: 'Cancels an order, as far as it can still be cancelled, and refunds it. With scheduleMenuId only that delivery is cancelled.',
      answers: changeAnswer,
      customer: true,
      refuses: [...changeRefusals, 'item-not-found'],
    },
  ),
  'customer-order-menu-collection': hook(
    z.object({ orderId: id, scheduleMenuId: id }),
    customerOrderMenuCollection,
    {
      says: 'Lists the meals to choose from for a delivery of an order, at the prices of its plan.',
      answers: z.strictObject({ meals: z.array(menuMealAnswer) }),
      customer: true,
      refuses: ['order-not-found', 'item-not-found', 'change-too-late', 'change-not-possible'],
    },
  ),
  'customer-order-menu-update': hook(
    z.extend(changing, { scheduleMenuId: id, items: someItems }),
    customerOrderMenuUpdate,
    {
      says: 'Replaces the meals of a delivery while its `changeUntil` is ahead.',
      answers: changeAnswer,
      customer: true,
      refuses: [
        ...changeRefusals,
        'item-not-found',
        'change-too-large',
        'item-type-is-full',
        'cart-error',
      ],
    },
  ),
  'customer-order-day-collection': hook(
    z.object({ orderId: id, scheduleMenuId: z.optional(id) }),
    customerOrderDayCollection,
    {
      says: 'Lists the days to which a delivery can move; without scheduleMenuId, the dates on which a paused plan can resume.',
      answers: z.strictObject({ days: z.array(moveDayAnswer), pairs: z.array(resumeChoiceAnswer) }),
      customer: true,
      refuses: ['order-not-found', 'item-not-found', 'change-too-late', 'change-not-possible'],
    },
  ),
  'customer-order-delivery-update': hook(
    z.extend(changing, {
      scheduleMenuId: id,
      date: z.optional(date),
      timePeriodId: z.optional(id),
      address: z.optional(
        z.extend(addressDetails, {
          ...typedAddress.shape,
          suggestionId: z.optional(suggestionId),
        }),
      ),
    }),
    customerOrderDeliveryUpdate,
    {
      says: 'Changes the day, time window or address of a delivery while its `cancelUntil` is ahead.',
      answers: changeAnswer,
      customer: true,
      refuses: [...changeRefusals, 'item-not-found', 'date-not-available', 'region-not-found'],
    },
  ),
  'customer-order-pause': hook(changing, customerOrderPause, {
    says: 'Pauses a plan: all deliveries that can still be cancelled wait until it resumes.',
    answers: changeAnswer,
    customer: true,
    refuses: [...changeRefusals],
  }),
  'customer-order-resume': hook(
    z.extend(changing, {
      dates: z.array(date).check(z.minLength(1), z.maxLength(2)),
      timePeriodId: id,
      swaps: z.optional(
        z.array(z.object({ scheduleMenuId: id, itemId: id, byId: id })).check(z.maxLength(200)),
      ),
    }),
    customerOrderResume,
    {
      says: 'Resumes a paused plan from these dates; swaps replace meals that are not on the menu of the new days.',
      answers: changeAnswer,
      customer: true,
      refuses: [...changeRefusals, 'item-not-found', 'date-not-available'],
    },
  ),
  'customer-order-undo': hook(z.extend(changing, { changeId: id }), customerOrderUndo, {
    says: 'Undoes the latest change, or withdraws a change that waits for its payment.',
    answers: changeAnswer,
    customer: true,
    refuses: [...changeRefusals],
  }),
} satisfies Department
