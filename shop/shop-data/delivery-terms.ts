import * as z from 'zod/mini'
import type { PlainCode } from '../lack/lack.ts'

const notCents: PlainCode = 'not-cents'
// A type's own words would also stand in for those of its bounds.
const cents = z
  .int({ error: ({ code }) => (code === 'too_small' || code === 'too_big' ? undefined : notCents) })
  .check(z.minimum(0), z.maximum(10_000))
const meals = z.int().check(z.minimum(1), z.maximum(100))

export const deliveryTermsSchema = z.strictObject({
  fee: cents.check(z.describe('Cents for each delivery that is not free; 0: all are.')),
  freeFromMainMeals: meals.check(
    z.describe('Main meals from which the delivery of a single order is free.'),
  ),
  freeFromWeeklyMainMeals: meals.check(
    z.describe('Main meals a week from which the deliveries of a plan are free.'),
  ),
})

export type DeliveryTerms = z.infer<typeof deliveryTermsSchema>
