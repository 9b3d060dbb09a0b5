import * as z from 'zod/mini'
import { wrong } from '../lack/lack.ts'

const most = z.int().check(z.minimum(0), z.maximum(100_000))
const each = z.optional(z.record(z.string(), most))

export const dayLimitSchema = z
  .strictObject({
    date: z.iso.date(wrong('not-date')).check(z.describe('The day.')),
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
      wrong('no-limit'),
    ),
  )

export const dayLimitsSchema = z.array(dayLimitSchema).check(z.maxLength(400))

/** Dishes by their slugs, windows by their ids. */
export type DayLimit = z.infer<typeof dayLimitSchema>
