import { z } from 'zod'
import { storages } from '#shop/food/recipe.ts'
import { lack, type PlainCode, wrongBy } from '#shop/lack/lack.ts'
import { code, euros, text, title } from './parts.ts'

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

/** What a component leaves out, since it follows from its parts, and every other one says. */
const fields = ['vegan', 'vegetarian', 'group', 'per100g'] as const

const ingredient = z.strictObject({
  id: code.describe('what recipes call it'),
  name: title,
  allergens: z.array(code).default([]).describe('what it holds of the 14; codes of `codes.yaml`'),
  traces: z.array(code).default([]).describe('what it may hold traces of'),
  vegan: z.boolean().optional().describe('whether nothing of it comes from an animal'),
  vegetarian: z.boolean().optional().describe('whether it is neither meat nor fish'),
  group: code.optional().describe('what it is sorted by, such as `dairy` or `vegetables`'),
  per100g: per100g.optional(),
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
  storage: z.enum(storages).optional().describe('where it is kept'),
  yield: z
    .number()
    .min(0.05)
    .max(20)
    .optional()
    .describe(
      'what of a gram as bought is served, after peeling and cooking: 0.75 of chicken that is roasted, 2.8 of rice that is boiled',
    ),
  costPerKg: euros
    .optional()
    .describe('what a kilogram of it costs as it is bought, in euros without VAT'),
  recipe: z
    .record(code, z.number().min(0.01).max(100_000))
    .optional()
    .describe(
      'of a component, such as a sauce that many dishes have: what it is made of, in grams as served; its allergens, diets and figures follow and are left out',
    ),
})

/** ingredients.yaml */
export const ingredients = z
  .array(ingredient.superRefine(saysEnough))
  .describe('everything that a recipe can name')

type Ingredient = z.output<typeof ingredient>

function saysEnough(one: Ingredient, { addIssue }: z.core.$RefinementCtx<Ingredient>): void {
  const bad = (field: string, code: PlainCode) =>
    addIssue({ ...wrongBy(lack(code)), path: [field], input: one })
  for (const field of fields)
    if (!one.recipe && one[field] === undefined) bad(field, 'missing')
    else if (one.recipe && one[field] !== undefined && field !== 'group')
      bad(field, 'follows-from-parts')
  if (!one.recipe) return
  for (const field of ['allergens', 'traces'] as const)
    if (one[field].length > 0) bad(field, 'follows-from-parts')
  for (const field of ['yield', 'costPerKg', 'sourceKcal'] as const)
    if (one[field] !== undefined) bad(field, 'follows-from-parts')
  if (Object.keys(one.recipe).length === 0) bad('recipe', 'empty')
}
