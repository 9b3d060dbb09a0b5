import * as z from 'zod/mini'
import { outcomes } from '#shop/delivering/outcome.ts'
import { doorMeans } from '#shop/door-payment.ts'
import { handoverAnswer } from '../answers/handover.ts'
import { act, read } from '../calls/desk-hook.ts'
import { date, euros, id } from '../calls/hook-fields.ts'
import { bringOne, fetchOne } from './handover.ts'
import { deliveryOutcome } from './outcome-act.ts'

const ofDay = z.object({ date: z.optional(date) })
const took = z.object({
  amount: euros(0.01, 'Exactly what was due.'),
  by: z.enum(doorMeans),
})

export const handoverHooks = {
  'bring-one': read(ofDay, bringOne, {
    says: 'The bags that drivers bring on a day, and what became of each.',
    answers: handoverAnswer,
  }),
  'fetch-one': read(ofDay, fetchOne, {
    says: 'The bags that are fetched at a counter on a day, and what became of each.',
    answers: handoverAnswer,
  }),
  'delivery-outcome': act(
    z.object({
      delivery: id,
      outcome: z.enum(outcomes),
      at: z.iso.datetime().check(z.describe('When it happened, by the clock of the device.')),
      pin: z
        ._default(z.nullable(z.string().check(z.regex(/^\d{4}$/))), null)
        .check(z.describe('The digits that the customer said; null: none.')),
      took: z.nullable(took).check(z.describe('The money that was taken with it; null: none.')),
    }),
    deliveryOutcome,
    {
      says: 'Says what became of a bag, at its door or at the counter.',
      answers: z.null(),
      refuses: [
        'bag-not-found',
        'role-not-allowed',
        'nothing-changes',
        'outcome-not-possible',
        'door-other-amount',
        'pin-wrong',
      ],
    },
  ),
}
