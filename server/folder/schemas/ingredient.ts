import { z } from 'zod'
import { code, text } from './parts.ts'

const grams = z.number().min(0).max(100)
/** Not known; it then counts as the most that it can be. */
const gramsOrUnknown = grams.nullable()

const per100g = z
  .strictObject({
    fat: grams,
    saturates: gramsOrUnknown,
    carbs: grams.describe('without the fibre, as the European Union counts'),
    sugars: gramsOrUnknown,
    fibre: gramsOrUnknown,
    protein: grams,
    salt: grams,
  })
  .describe('grams in 100 g as served; null where nobody knows. Energy is computed')

const ingredient = z.strictObject({
  id: code.describe('what recipes call it'),
  name: text,
  allergens: z.array(code).default([]).describe('what it holds of the 14; codes of `codes.yaml`'),
  traces: z.array(code).default([]).describe('what it may hold traces of'),
  vegan: z.boolean().describe('whether nothing of it comes from an animal'),
  vegetarian: z.boolean().describe('whether it is neither meat nor fish'),
  group: code.describe('what it is sorted by, such as `dairy` or `vegetables`'),
  per100g,
  allergenDetail: z
    .partialRecord(code, text)
    .optional()
    .describe('which cereal or nut it is, by the allergen’s code: the law wants that named'),
  sourceKcal: z
    .number()
    .min(0)
    .max(910)
    .optional()
    .describe('kcal in 100 g by the source’s own account; only compared with'),
  source: z
    .record(code, z.string().max(300))
    .optional()
    .describe('where its figures come from, such as `db` and `ndb` of a public table'),
})

/** ingredients.yaml */
export const ingredients = z.array(ingredient).describe('everything that a recipe can name')
