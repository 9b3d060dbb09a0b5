import * as z from 'zod/mini'

const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** Which main meals the last four weeks make best sellers; without it, those that the dishes say. */
export const bestSellersSchema = z.strictObject({
  dishes: count(1, 30).check(z.describe('How many dishes, at most.')),
  portions: count(1, 100_000).check(z.describe('Portions that each must have sold for it.')),
  never: z
    .optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(200)))
    .check(
      z.describe(
        'Dishes that are none of them, by their files: however much they sell, and also where their own `tags` say `best-seller`.',
      ),
    ),
})
