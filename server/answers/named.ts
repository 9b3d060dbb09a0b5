import * as z from 'zod/mini'
import { weekdayNames } from '#shop/schedule/weekday.ts'

/** In euros, with two decimals at most. */
export const euros = z.number()
export const count = z.int()
/** As 2026-11-23, in Athens. */
export const day = z.iso.date()
export const instant = z.iso.datetime()

/** Says in the documents what a field's name does not. */
export function says<Schema extends z.ZodMiniType>(schema: Schema, text: string): Schema {
  return schema.check(z.describe(text))
}

export const named = z.strictObject({ code: z.string(), name: z.string() })
export type Named = z.infer<typeof named>

export const createdAnswer = z.strictObject({ id: z.string() })

export const inBoth = z.strictObject({ el: z.string(), en: z.string() })

export const openDays = says(z.array(z.enum(weekdayNames)), 'On which the shop delivers.')
