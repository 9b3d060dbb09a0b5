import * as z from 'zod/mini'
import { wrong } from '../lack/lack.ts'
import type { Text } from '../language.ts'
import { line } from './text-schemas.ts'

/** How a shop names the region of its areas, in sentences; nobody else can inflect a name. */
export type Region = {
  readonly name: Text
  /** "in Attica" */
  readonly in: Text
  /** "all over Attica" */
  readonly throughout: Text
  /** "except the islands" */
  readonly except?: Text | undefined
}

const words = z.strictObject({ el: line, en: line }, wrong('not-text-in-each'))

export const regionShape = {
  name: words.check(z.describe('such as "Αττική"')),
  in: words.check(z.describe('where it is: "στην Αττική"')),
  throughout: words.check(z.describe('everywhere in it: "σε όλη την Αττική"')),
  except: z.optional(words).check(z.describe('what is not of it: "εκτός από τα νησιά"')),
}

export const regionSchema: z.ZodMiniType<Region, unknown> = z.strictObject(regionShape)
