import * as z from 'zod/mini'
import { outcomes } from '#shop/delivering/outcome.ts'
import { keptStates } from '#shop/delivery-life.ts'
import { count, day, instant, says } from './named.ts'
import { dayBagAnswer } from './packing.ts'

export const handoverAnswer = z.strictObject({
  date: day,
  today: day,
  next: day,
  isClosed: z.boolean(),
  madeAt: instant,
  bags: z.array(
    z.strictObject({
      ...dayBagAnswer.shape,
      delivery: z.string(),
      timePeriodId: z.string(),
      state: z.enum(keptStates),
      outcome: says(z.nullable(z.enum(outcomes)), 'The latest that somebody said of it.'),
      at: says(z.nullable(instant), 'When it happened, by the clock of the device.'),
      byPin: says(z.boolean(), 'It was handed over for the digits of its customer.'),
      pinMark: says(
        z.nullable(count),
        'By which a device without a network knows mistyped digits; null: none are asked for.',
      ),
      isPacked: says(z.boolean(), 'Packing has closed it.'),
    }),
  ),
})
