import * as z from 'zod/mini'
import { itemTypes, portionCodes } from '#shop/meal.ts'
import { count, euros, named, says } from './named.ts'

export const portionAnswer = z.strictObject({ code: z.enum(portionCodes), name: z.string() })

export const nutritionAnswer = z.strictObject({
  kj: z.number(),
  kcal: z.number(),
  fat: z.number(),
  saturates: z.number(),
  carbs: z.number(),
  sugars: z.number(),
  fibre: z.number(),
  protein: z.number(),
  salt: z.number(),
})

export const nutritionTableAnswer = z.strictObject({
  weight: z.number(),
  perPortion: nutritionAnswer,
  per100g: nutritionAnswer,
})

export const nutritionTotals = z.strictObject({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
})
export type NutritionTotals = z.infer<typeof nutritionTotals>

export const buildAnswer = z.extend(nutritionTableAnswer, {
  id: z.string(),
  portion: portionAnswer,
  price: says(euros, 'Without the premium charge.'),
  withDip: z.nullable(nutritionTableAnswer),
  allergens: says(z.array(z.string()), 'Codes of what this portion and its dip hold.'),
  traces: says(z.array(z.string()), 'Codes of what they may contain beside.'),
})
export type BuildAnswer = z.infer<typeof buildAnswer>

export const mealAnswer = z.strictObject({
  slug: z.string(),
  type: z.enum(itemTypes),
  name: z.string(),
  description: z.string(),
  categories: z.array(named),
  mainIngredient: named,
  diet: z.array(named),
  tags: z.array(z.string()),
  premium: euros,
  minutes: says(
    z.nullable(z.number()),
    'Until it can be eaten, with a microwave; 0: cold; null: not known.',
  ),
  allergens: says(
    z.array(named),
    'What any of its builds holds; those of each build stand with it.',
  ),
  traces: z.array(named),
  dip: z.nullable(z.strictObject({ name: z.string(), grams: z.number() })),
  weekdays: says(z.array(count), 'ISO weekdays of the usual week; empty: every day.'),
  weeks: says(
    z.optional(z.record(z.string(), z.array(count))),
    'Its ISO weekdays in the weeks that differ from the usual one, by their Monday; empty: none.',
  ),
  builds: z.array(buildAnswer),
})
export type MealAnswer = z.infer<typeof mealAnswer>

export const ingredientAnswer = z.strictObject({
  name: z.string(),
  percent: says(z.number(), 'Of the portion, or of the dip.'),
  allergens: z.array(z.string()),
})
export type IngredientAnswer = z.infer<typeof ingredientAnswer>

const buildDetailAnswer = z.extend(buildAnswer, {
  ingredients: says(z.array(ingredientAnswer), 'Of this portion, by weight, without the dip.'),
})

export const mealDetailAnswer = z.extend(mealAnswer, {
  builds: z.array(buildDetailAnswer),
  preparation: z.string(),
  alt: says(z.string(), 'What its picture shows; empty: nobody said.'),
  closeUp: says(z.boolean(), 'It has a second picture, from near.'),
  dipIngredients: z.array(ingredientAnswer),
  liking: says(
    z.nullable(z.strictObject({ percent: count, rated: count })),
    'How many of those who got it and answered liked it; null: fewer than 20 answered.',
  ),
  shelfDays: says(count, 'How many days it keeps in the fridge, the day of delivery among them.'),
  vatRate: z.number(),
  operator: says(
    z.strictObject({ name: z.string(), address: z.string() }),
    'The food business operator, which the law requires.',
  ),
  similar: z.array(mealAnswer),
})
export type MealDetailAnswer = z.infer<typeof mealDetailAnswer>

export const menuMealAnswer = z.extend(mealAnswer, {
  builds: z.array(
    z.extend(buildAnswer, {
      left: says(
        z.nullable(count),
        'How many of the meal the cart can have on that day, all portions together; null: no limit.',
      ),
      beyond: says(
        z.nullable(euros),
        'The price of a breakfast beyond those that the plan includes.',
      ),
    }),
  ),
})
export type MenuMealAnswer = z.infer<typeof menuMealAnswer>

export const declaredAnswer = z.strictObject({
  itemId: z.string(),
  allergens: says(z.array(z.string()), 'Codes, the dip’s among them.'),
  traces: z.array(z.string()),
})
