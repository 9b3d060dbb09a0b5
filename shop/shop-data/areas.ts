import * as z from 'zod/mini'

/** The municipalities that the shop brings to, by their names in content/attica; none: see the table. */
export const areasSchema = z
  .array(z.string().check(z.regex(/^[a-z-]{1,50}$/, 'is no name of a municipality')))
  .check(
    z.minLength(1, 'names nobody to deliver to'),
    z.maxLength(66, 'are more than 66'),
    z.refine(areas => new Set(areas).size === areas.length, { error: 'names one twice' }),
  )

export type Areas = readonly string[]
