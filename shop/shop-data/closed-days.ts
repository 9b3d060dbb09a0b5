import * as z from 'zod/mini'
import { lack, wrong } from '../lack/lack.ts'
import type { Text } from '../language.ts'
import { type HolidaysOn, holidayIds } from '../schedule/holiday.ts'
import { addDays, type Holidays } from '../schedule/schedule.ts'
import { line } from './text-schemas.ts'

const date = z.iso.date(wrong('not-date'))
const reason = line.check(z.maxLength(80))
const mostDays = 120

export const closedDaySchema = z
  .strictObject({
    from: date.check(z.describe('The first closed day.')),
    to: z
      .optional(date)
      .check(z.describe('The last closed day; without it the first is the only one.')),
    reason: z
      .strictObject({ el: reason, en: reason }, wrong('not-text-in-each'))
      .check(z.describe('What customers read, such as "Καλοκαιρινή ανάπαυλα".')),
  })
  .check(
    z.refine(({ from, to }) => !to || (to >= from && to <= addDays(from, mostDays)), {
      params: { lack: lack('wrong-end', { days: mostDays }) },
      path: ['to'],
    }),
  )

export const openHolidaysSchema = z
  .array(z.enum(holidayIds))
  .check(z.refine(ids => new Set(ids).size === ids.length, wrong('day-twice')))

export const closedDaysSchema = z.strictObject({
  weekdays: z
    ._default(
      z.array(
        z.int().check(z.minimum(1, wrong('not-weekday')), z.maximum(7, wrong('not-weekday'))),
      ),
      [6, 7],
    )
    .check(
      z.refine(days => new Set(days).size < 7, wrong('no-day-open')),
      z.describe('The weekdays without deliveries, 1 Monday to 7 Sunday.'),
    ),
  openHolidays: z
    .optional(openHolidaysSchema)
    .check(z.describe('Public holidays on which the shop delivers all the same, every year.')),
  days: z
    ._default(z.array(closedDaySchema).check(z.maxLength(200)), [])
    .check(z.describe('Single days or ranges of the shop’s own.')),
})

/** Closed days in the shape of the file, named by their first day. */
export type Closure = Readonly<z.infer<typeof closedDaySchema>>
export type ClosedDays = z.infer<typeof closedDaysSchema>

export const usualClosedDays: ClosedDays = { weekdays: [6, 7], days: [] }

/** A day of a year whose holidays nobody knows counts as one: better no delivery than one that nobody cooks. */
export function restDays(closed: ClosedDays, holidaysOn: HolidaysOn): Holidays {
  const open = closed.openHolidays ?? []
  return {
    has: date => holidaysOn(date)?.some(id => !open.includes(id)) ?? true,
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
