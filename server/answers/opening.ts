import * as z from 'zod/mini'
import { openingCodes } from '#shop/opening.ts'
import { inBoth, says } from './named.ts'

export const openingAnswer = z.strictObject({
  lines: says(
    z.array(
      z.strictObject({
        code: z.enum(openingCodes),
        isNeeded: says(z.boolean(), 'The shop cannot open without it; otherwise it is advised.'),
        isDone: z.boolean(),
        names: z.array(inBoth),
        words: z.array(z.string()),
        figures: says(z.array(z.int()), 'Amounts in cents.'),
      }),
    ),
    'What an owner does before the shop opens, in this order.',
  ),
  address: says(z.string(), 'Where customers find the shop.'),
  visit: says(
    z.nullable(z.string()),
    'The address by which the shop is seen and ordered from before it opens; null: it is open.',
  ),
})
