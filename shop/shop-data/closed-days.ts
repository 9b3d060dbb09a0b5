import * as z from 'zod/mini'
import type { Text } from '../language.ts'
import { addDays, type Holidays } from '../schedule.ts'
import { line } from './wording.ts'

const date = z.iso.date('is not a date such as 2027-08-09')
const reason = line.check(z.maxLength(80, 'is longer than 80 letters'))
/** Days of one closing: a longer one is a mistake in the year. */
const mostDays = 120

export const closedDaySchema = z
  .strictObject({
    from: date.check(z.describe('The first closed day.')),
    to: z
      .optional(date)
      .check(z.describe('The last closed day; without it the first is the only one.')),
    reason: z
      .strictObject({ el: reason, en: reason }, 'is not a text in el and en')
      .check(z.describe('What customers read, such as "Καλοκαιρινή ανάπαυλα".')),
  })
  .check(
    z.refine(({ from, to }) => !to || (to >= from && to <= addDays(from, mostDays)), {
      error: `ends before it begins, or more than ${mostDays} days after`,
      path: ['to'],
    }),
  )

export const closedDaysSchema = z.strictObject({
  weekdays: z
    ._default(
      z.array(z.int().check(z.minimum(1, 'is not 1 to 7'), z.maximum(7, 'is not 1 to 7'))),
      [6, 7],
    )
    .check(
      z.refine(days => new Set(days).size < 7, { error: 'leaves no day of the week open' }),
      z.describe('The weekdays without deliveries, 1 Monday to 7 Sunday.'),
    ),
  days: z
    ._default(z.array(closedDaySchema).check(z.maxLength(200, 'are more than 200')), [])
    .check(z.describe('Single days or ranges of the shop’s own.')),
})

export type ClosedDays = z.infer<typeof closedDaysSchema>

export const usualClosedDays: ClosedDays = { weekdays: [6, 7], days: [] }

export function restDays(closed: ClosedDays, holidays: Holidays): Holidays {
  return {
    has: date => holidays.has(date),
    weekdays: closed.weekdays,
    own: ownClosedDays(closed),
  }
}

function ownClosedDays({ days }: ClosedDays): ReadonlyMap<string, Text> {
  const closed = new Map<string, Text>()
  for (const { from, to = from, reason } of days)
    for (let date = from; date <= to; date = addDays(date, 1)) closed.set(date, reason)
  return closed
}
