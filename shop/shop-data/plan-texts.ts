import * as z from 'zod/mini'
import { many, note, text, unique } from './text-schemas.ts'

export const order = z.int().check(z.describe('Its place among the others, smallest first.'))

const goalCodes = ['wl', 'bal', 'mg', 'ic'] as const

export const planGoals = z.strictObject({
  note,
  items: many(
    z.strictObject({
      code: z.enum(goalCodes),
      order,
      portion: z
        .optional(z.nullable(z.string()))
        .check(z.describe('For editors: the portion that belongs to the goal.')),
      name: text(),
      text: text(),
    }),
  ).check(unique(({ code }) => code)),
  disclaimer: text(),
})

const exampleCodes = ['empty', 'half-empty', 'full', 'full-extra'] as const

export const planRules = z.strictObject({
  note,
  title: text(),
  intro: text(),
  rules: many(text(), 20),
  examples: many(
    z.strictObject({
      code: z.enum(exampleCodes),
      text: text(),
    }),
  ).check(unique(({ code }) => code)),
})
