import * as z from 'zod/mini'
import { copyWays, dayLists } from '#shop/packing/day-list.ts'
import { departments } from '#shop/production/frozen-list.ts'
import { packingAnswer, trayScanAnswer } from '../answers/closed-bags.ts'
import { dayListsAnswer } from '../answers/packing.ts'
import { act, read } from '../calls/desk-hook.ts'
import { count, date, id } from '../calls/hook-fields.ts'
import { daySeenCreate, dayThaw } from '../production/list-acts.ts'
import { bagClose, trayScan } from './bag-acts.ts'
import { dayOne } from './day.ts'
import { dayCopyCreate } from './day-copy.ts'
import { packingOne } from './packing.ts'

const list = z.enum(dayLists)
const stamp = z.string().check(z.regex(/^[0-9A-F]{6}$/))
const ofList = z.object({
  date,
  timePeriodId: id,
  version: z.int().check(z.gte(1), z.lte(100_000)),
})

const ofBag = z.object({ date, delivery: id })
const scanned = z.string().check(z.minLength(1), z.maxLength(200))

export const dayHooks = {
  'day-one': read(
    z.object({
      date: z.optional(date),
      timePeriodId: z.optional(id),
      list: z.optional(list),
      paper: z.optional(stamp),
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
      stamp,
    }),
    dayCopyCreate,
    {
      says: 'Remembers a list as it was printed or saved, to say later what has changed since.',
      answers: z.null(),
      refuses: ['role-not-allowed', 'day-changed'],
    },
  ),
  'day-seen-create': act(
    z.object({ ...ofList.shape, department: z.enum(departments) }),
    daySeenCreate,
    {
      says: 'Somebody of kitchen or packing has seen what changed on a frozen list, up to a version.',
      answers: z.null(),
      refuses: ['role-not-allowed', 'nothing-changes'],
    },
  ),
  'day-thaw': act(ofList, dayThaw, {
    says: 'Lets a frozen list be counted anew for half an hour; bags keep their numbers.',
    answers: z.null(),
    refuses: ['day-changed', 'list-in-work'],
  }),
}

export const packingHooks = {
  'packing-one': read(z.object({ date: z.optional(date) }), packingOne, {
    says: 'The bags of a day with what goes into each, and the batches that its trays come from.',
    answers: packingAnswer,
  }),
  'bag-close': act(
    z.object({
      ...ofBag.shape,
      trays: z
        .array(
          z.object({
            buildId: id,
            trays: count(1, 500),
            codes: z.array(scanned).check(z.maxLength(500)),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    }),
    bagClose,
    {
      says: 'Closes a bag with all of its food in it; a code that was scanned is checked again.',
      answers: z.null(),
      refuses: ['bag-not-found', 'list-not-seen', 'nothing-changes', 'bag-not-full', 'tray-wrong'],
    },
  ),
  'tray-scan': read(
    z.object({
      ...ofBag.shape,
      code: scanned,
      packed: z.array(z.object({ buildId: id, trays: count(0, 500) })).check(z.maxLength(200)),
    }),
    trayScan,
    {
      says: 'Judges a tray that was scanned for a bag, and keeps the scan, a wrong one too.',
      answers: trayScanAnswer,
      refuses: ['bag-not-found'],
    },
  ),
}
