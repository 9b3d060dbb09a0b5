import * as z from 'zod/mini'
import { euros, says } from './named.ts'
import { orderAnswer } from './order.ts'

export const changeEffectAnswer = z
  .strictObject({
    before: euros,
    after: euros,
    refund: says(euros, '0 where `toPay` is more.'),
    toPay: says(euros, '0 where `refund` is more.'),
    couponReturned: z.boolean(),
  })
  .check(z.describe('How a change affects the price of a paid order, in euros.'))
export type ChangeEffectAnswer = z.infer<typeof changeEffectAnswer>

export const changeAnswer = z.strictObject({
  order: orderAnswer,
  effect: changeEffectAnswer,
  changeId: says(z.nullable(z.string()), 'null for a preview.'),
  redirectUrl: says(
    z.nullable(z.string()),
    'Where to pay the difference; the change is made once it is paid.',
  ),
})
export type ChangeAnswer = z.infer<typeof changeAnswer>
