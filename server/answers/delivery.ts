import * as z from 'zod/mini'
import { windowCodes } from '#shop/schedule/window.ts'
import { count, day, says } from './named.ts'

export const timePeriodAnswer = z.strictObject({
  id: z.string(),
  code: says(z.enum([...windowCodes, 'own']), 'own: it has a name alone.'),
  name: says(z.string(), 'As pages call it.'),
  from: z.string(),
  to: z.string(),
  orderHours: says(count, 'Hours before `from` until which it can be ordered, moved or cancelled.'),
  changeHours: says(count, 'Hours before `from` until which its meals can be changed.'),
})
export type TimePeriodAnswer = z.infer<typeof timePeriodAnswer>

const offeredPeriod = z.extend(timePeriodAnswer, { available: z.boolean(), full: z.boolean() })

export const deliveryDayAnswer = z.strictObject({
  date: day,
  closed: says(
    z.nullable(z.enum(['weekend', 'closed-day', 'holiday', 'own'])),
    'own: the shop rests, and `closedReason` says why.',
  ),
  closedReason: z.nullable(z.string()),
  timePeriods: z.array(offeredPeriod),
})
export type DeliveryDayAnswer = z.infer<typeof deliveryDayAnswer>

export const deliveryPairAnswer = z.strictObject({
  dates: says(z.array(day), 'Of the first week; one for each of its deliveries.'),
  covers: says(z.array(count), 'How many days each of them covers.'),
  deliveries: z.array(z.strictObject({ date: day, days: count })),
  timePeriods: z.array(offeredPeriod),
})
export type DeliveryPairAnswer = z.infer<typeof deliveryPairAnswer>

export const moveDayAnswer = z.extend(deliveryDayAnswer, {
  free: z.boolean(),
  why: says(
    z.nullable(z.enum(['closed', 'too-late', 'out-of-order', 'meals', 'full'])),
    'Why it cannot move there.',
  ),
  missing: says(z.array(z.string()), 'Its meals that are not on that day’s menu.'),
})
export type MoveDayAnswer = z.infer<typeof moveDayAnswer>

const swap = z.strictObject({ itemId: z.string(), name: z.string() })

export const resumeChoiceAnswer = z
  .strictObject({
    dates: z.array(day),
    deliveries: z.array(
      z.strictObject({
        id: z.string(),
        date: day,
        days: count,
        missing: z.array(z.string()),
        swaps: z.array(
          z.extend(swap, {
            by: says(
              z.nullable(swap),
              'The meal that would replace a missing one; null: none is alike.',
            ),
          }),
        ),
      }),
    ),
    timePeriods: z.array(offeredPeriod),
  })
  .check(z.describe('One or two first dates for a paused plan, and the deliveries that follow.'))
export type ResumeChoiceAnswer = z.infer<typeof resumeChoiceAnswer>
