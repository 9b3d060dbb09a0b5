import { z } from 'zod'
import { wrong } from '#shop/lack/lack.ts'
import { portionCodes } from '#shop/meal.ts'
import { namesOfWeekdays, weekdayNames } from '#shop/schedule/weekday.ts'

/** What several files share. Descriptions become docs/catalogue.md. */

const words = z.string().trim().min(1).max(4000)

export const text = z
  .strictObject({ el: words, en: words })
  .describe('a text in Greek (`el`) and in English (`en`)')

const name = words.max(200)

/** Stands on cards, labels and in lists, so it is no paragraph. */
export const title = z
  .strictObject({ el: name, en: name })
  .describe('a name in Greek (`el`) and in English (`en`)')

/** Euros in the file, whole cents in the program. */
export const euros = z.codec(
  z
    .number()
    .min(0)
    .max(100_000)
    .refine(amount => isWhole(amount * 100), wrong('parts-of-a-cent')),
  z.int(),
  { decode: amount => Math.round(amount * 100), encode: cents => cents / 100 },
)

function isWhole(cents: number): boolean {
  return Math.abs(cents - Math.round(cents)) < 1e-6
}

export const percent = z.number().min(0).max(100)

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,50}$/, wrong('not-id'))

export const slug = z.string().regex(/^[a-z0-9-]{1,50}$/, wrong('not-slug'))

/** Begins with a letter, since YAML would sort a list of fields that are numbers. */
export const code = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, wrong('not-code'))

export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrong('not-time'))

export const date = z.iso.date(wrong('not-date'))

/** By name in the file, from 1 Monday to 7 Sunday in the program. */
export const weekdays = z.codec(
  z.array(z.enum(weekdayNames)).min(1, wrong('no-day-open')),
  z.array(z.int()),
  {
    decode: names => weekdayNames.flatMap((day, at) => (names.includes(day) ? [at + 1] : [])),
    encode: namesOfWeekdays,
  },
)

export const portion = z.enum(portionCodes)

/** A value for each portion, or one alone where a dish has the regular portion only. */
export function byPortion<Value extends z.ZodType>(value: Value) {
  return z.union([value, z.partialRecord(portion, value)])
}
