import * as z from 'zod/mini'
import { addDays, athensInstant, isDate } from '#shop/schedule/schedule.ts'
import { date } from '../calls/hook-fields.ts'

/** Athens calendar dates, both included; at most so many days. */
export const periodOf = (mostDays: number) =>
  z
    .object({ from: date, to: date })
    .check(
      z.refine(
        ({ from, to }) =>
          isDate(from) && isDate(to) && from <= to && to <= addDays(from, mostDays - 1),
        { error: 'invalid-period', path: ['to'] },
      ),
    )
export type Period = z.infer<ReturnType<typeof periodOf>>

export function instantsOf({ from, to }: Period): [from: Date, until: Date] {
  return [new Date(athensInstant(from, '00:00')), endOf(to)]
}

export function endOf(day: string): Date {
  return new Date(athensInstant(addDays(day, 1), '00:00'))
}
