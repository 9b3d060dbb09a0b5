import * as z from 'zod/mini'
import { portionCodes } from '#shop/meal.ts'
import { nutritionAnswer } from './meal.ts'
import { day, inBoth, says } from './named.ts'
import { dishCodeAnswer } from './publishing/release.ts'

const mealIngredientAnswer = z.strictObject({
  name: inBoth,
  percent: z.number(),
  allergens: z.array(z.string()),
  allergenDetail: says(
    z.optional(z.record(z.string(), inBoth)),
    'Which cereal or nut it is, by the allergen’s code.',
  ),
})

const declaredLineAnswer = z.strictObject({
  deliveryId: z.string(),
  date: day,
  buildId: z.string(),
  name: inBoth,
  portion: z.enum(portionCodes),
  amount: z.number(),
  hash: z.nullable(z.string()),
  info: z.nullable(
    z.looseObject({
      allergens: says(z.array(z.string()), 'Those of the dip too: it is in the same box.'),
      ingredients: z.array(mealIngredientAnswer),
      traces: z.array(z.string()),
      weight: z.number(),
      perPortion: nutritionAnswer,
    }),
  ),
  isStill: says(z.boolean(), 'The same is declared of it now.'),
})

export const orderFoodOneAnswer = z.strictObject({
  lines: z.array(declaredLineAnswer),
  allergens: z.array(dishCodeAnswer),
})
