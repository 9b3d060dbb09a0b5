import * as z from 'zod/mini'
import { copyWays, dayLists } from '#shop/packing/day-list.ts'
import { dayListsAnswer } from '../answers/packing.ts'
import { act, read } from '../calls/desk-hook.ts'
import { date, id } from '../calls/hook-fields.ts'
import { dayOne } from './day.ts'
import { dayCopyCreate } from './day-copy.ts'

const list = z.enum(dayLists)

export const dayHooks = {
  'day-one': read(
    z.object({
      date: z.optional(date),
      timePeriodId: z.optional(id),
      list: z.optional(list),
    }),
    dayOne,
    {
      says: 'What is cooked, packed and brought on a day, shaped by role: nobody sees money here.',
      answers: dayListsAnswer,
      refuses: ['role-not-allowed'],
    },
  ),
  'day-copy-create': act(
    z.object({
      date,
      list,
      timePeriodId: z.optional(id),
      way: z.enum(copyWays),
      stamp: z.string().check(z.regex(/^[0-9A-F]{6}$/)),
    }),
    dayCopyCreate,
    {
      says: 'Remembers a list as it was printed or saved, to say later what has changed since.',
      answers: z.null(),
      refuses: ['role-not-allowed', 'day-changed'],
    },
  ),
}
