import * as z from 'zod/mini'

const most = z
  .int('is no whole number')
  .check(z.minimum(0, 'is less than 0'), z.maximum(100_000, 'is more than 100000'))
const each = z.optional(z.record(z.string(), most))

export const dayLimitSchema = z
  .strictObject({
    date: z.iso.date('is not a date such as 2027-12-24').check(z.describe('The day.')),
    deliveries: z
      .optional(most)
      .check(z.describe('At most so many deliveries on this day, over all windows.')),
    windows: each.check(
      z.describe('At most so many deliveries in a window, by its id; in place of the usual limit.'),
    ),
    dishes: each.check(
      z.describe(
        'At most so many portions of a dish, by the name of its file; in place of the usual limit.',
      ),
    ),
  })
  .check(
    z.refine(
      ({ deliveries, windows = {}, dishes = {} }) =>
        deliveries !== undefined || Object.keys(windows).length + Object.keys(dishes).length > 0,
      'says no limit',
    ),
  )

export const dayLimitsSchema = z.array(dayLimitSchema).check(z.maxLength(400, 'are more than 400'))

/** Dishes by their slugs, windows by their ids. */
export type DayLimit = z.infer<typeof dayLimitSchema>
