import * as z from 'zod/mini'
import { wrong } from '../lack/lack.ts'

/** The municipalities that the shop brings to, by their names in content/attica; none: see the table. */
export const areasSchema = z
  .array(z.string().check(z.regex(/^[a-z-]{1,50}$/, wrong('not-municipality'))))
  .check(
    z.minLength(1, wrong('no-area')),
    z.maxLength(66),
    z.refine(areas => new Set(areas).size === areas.length, wrong('area-twice')),
  )

export type Areas = readonly string[]
