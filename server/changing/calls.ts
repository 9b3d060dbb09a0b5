import * as z from 'zod/mini'
import { addressDetails } from '#shop/address.ts'
import { type Department, hook } from '../calls/hook.ts'
import { date, euros, id, someItems } from '../calls/hook-fields.ts'
import { customerOrderDayCollection, customerOrderMenuCollection } from './choices.ts'
import {
  customerOrderCancel,
  customerOrderDeliveryUpdate,
  customerOrderMenuUpdate,
  customerOrderPause,
  customerOrderResume,
  customerOrderUndo,
} from './wishes.ts'

/** How every change of an order asks. */
const changing = z.object({
  orderId: id,
  preview: z.optional(z.boolean().check(z.describe('Only answers what the change would do.'))),
  expected: z.optional(
    euros(-100_000, 'What the change was shown to cost; another amount is refused.'),
  ),
})

/** What every change of an order may refuse. */
const changeRefusals = [
  'order-not-found',
  'price-changed',
  'change-too-late',
  'change-not-possible',
  'schedule-menu-is-full',
  'meal-sold-out',
] as const

/** The calls that change a placed order. */
export const orderChangeHooks = {
  'customer-order-cancel': hook(
    z.extend(changing, { scheduleMenuId: z.optional(id) }),
    customerOrderCancel,
    {
      says: 'Cancels what of an order is still in time, or with scheduleMenuId that delivery alone; what was paid for it goes back.',
      answers: 'ChangeAnswer',
      customer: true,
      refuses: [...changeRefusals, 'item-not-found'],
    },
  ),
  'customer-order-menu-collection': hook(
    z.object({ orderId: id, scheduleMenuId: id }),
    customerOrderMenuCollection,
    {
      says: 'What can be chosen for a delivery of a placed order, at the prices of its plan.',
      answers: '{ meals: MenuMealAnswer[] }',
      customer: true,
      refuses: ['order-not-found', 'item-not-found', 'change-too-late', 'change-not-possible'],
    },
  ),
  'customer-order-menu-update': hook(
    z.extend(changing, { scheduleMenuId: id, items: someItems }),
    customerOrderMenuUpdate,
    {
      says: "Replaces a delivery's meals, until 48 hours before it.",
      answers: 'ChangeAnswer',
      customer: true,
      refuses: [...changeRefusals, 'item-not-found', 'item-type-is-full', 'cart-error'],
    },
  ),
  'customer-order-day-collection': hook(
    z.object({ orderId: id, scheduleMenuId: z.optional(id) }),
    customerOrderDayCollection,
    {
      says: 'Where a delivery may move to; without one, the dates with which a paused plan may go on.',
      answers: '{ days: MoveDayAnswer[]; pairs: ResumeChoiceAnswer[] }',
      customer: true,
      refuses: ['order-not-found', 'item-not-found', 'change-too-late', 'change-not-possible'],
    },
  ),
  'customer-order-delivery-update': hook(
    z.extend(changing, {
      scheduleMenuId: id,
      date: z.optional(date),
      timePeriodId: z.optional(id),
      address: z.optional(z.extend(addressDetails, { suggestionId: z.optional(id) })),
    }),
    customerOrderDeliveryUpdate,
    {
      says: 'Another day, window or door for a delivery, until 24 hours before it.',
      answers: 'ChangeAnswer',
      customer: true,
      refuses: [...changeRefusals, 'item-not-found', 'date-not-available', 'region-not-found'],
    },
  ),
  'customer-order-pause': hook(changing, customerOrderPause, {
    says: 'Puts aside every delivery of a plan that is still in time.',
    answers: 'ChangeAnswer',
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
      says: 'A paused plan goes on from these dates; swaps are for meals that the new days lack.',
      answers: 'ChangeAnswer',
      customer: true,
      refuses: [...changeRefusals, 'item-not-found', 'date-not-available'],
    },
  ),
  'customer-order-undo': hook(z.extend(changing, { changeId: id }), customerOrderUndo, {
    says: 'Takes the latest change back; one that still waits for its payment is not made at all.',
    answers: 'ChangeAnswer',
    customer: true,
    refuses: [...changeRefusals],
  }),
} satisfies Department
