import * as z from 'zod/mini'
import { portionCodes } from '#shop/meal.ts'
import { weekdayNames } from '#shop/schedule/weekday.ts'
import { count, inBoth, openDays, says } from '../named.ts'
import { draftOfAnswer } from './draft.ts'
import { dishCodeAnswer } from './release.ts'

export const dishCodesAnswer = z.strictObject({
  allergens: z.array(dishCodeAnswer),
  categories: z.array(dishCodeAnswer),
  mains: z.array(dishCodeAnswer),
})

export const priceFromAnswer = z.strictObject({
  since: z.number(),
  cents: z.nullable(z.number()),
})

export const pricesOfAnswer = z.strictObject({
  portion: z.string(),
  lowest: says(
    z.nullable(z.number()),
    'Of the last thirty days: what a struck price would have to say.',
  ),
  history: z.array(priceFromAnswer),
})

export const listedDishAnswer = z.strictObject({
  slug: z.string(),
  name: inBoth,
  categories: z.array(z.string()),
  weekdays: z.array(z.enum(weekdayNames)),
  prices: z.array(
    z.strictObject({
      portion: z.enum(portionCodes),
      price: z.number(),
    }),
  ),
  allergens: z.array(inBoth),
  drafts: count,
})

export const deskIngredientsAnswer = z.strictObject({
  ingredients: z.array(
    z.strictObject({
      drafts: z.array(draftOfAnswer),
      usedIn: z.array(z.string()),
      partOf: z.array(z.string()),
      id: z.string(),
      name: inBoth,
      allergenDetail: z.optional(z.record(z.string(), z.optional(inBoth))),
      vegan: z.optional(z.boolean()),
      vegetarian: z.optional(z.boolean()),
      group: z.optional(z.string()),
      per100g: z.optional(
        z.strictObject({
          fat: z.number(),
          saturates: z.nullable(z.number()),
          carbs: z.number(),
          sugars: z.nullable(z.number()),
          fibre: z.nullable(z.number()),
          protein: z.number(),
          salt: z.number(),
        }),
      ),
      sourceKcal: z.optional(z.number()),
      source: z.optional(z.record(z.string(), z.string())),
      storage: z.optional(z.enum(['dry', 'fridge', 'freezer'])),
      yield: z.optional(z.number()),
      costPerKg: z.optional(z.number()),
      recipe: z.optional(z.record(z.string(), z.number())),
      allergens: z.optional(z.array(z.string())),
      traces: z.optional(z.array(z.string())),
    }),
  ),
  fresh: z.array(
    z.strictObject({
      id: z.string(),
      drafts: z.array(draftOfAnswer),
    }),
  ),
  codes: z.strictObject({
    allergens: z.array(dishCodeAnswer),
  }),
  seesCost: z.boolean(),
})

export const versionViewAnswer = z.strictObject({
  version: z.number(),
  hash: z.string(),
  approvedBy: z.string(),
  approvedAt: z.string(),
})

export const dishViewAnswer = z.strictObject({
  slug: z.string(),
  live: z.unknown(),
  drafts: z.array(draftOfAnswer),
  codes: dishCodesAnswer,
  weekdays: openDays,
  prices: z.array(pricesOfAnswer),
  recipeHash: says(z.nullable(z.string()), 'Of the live recipe.'),
  versions: says(
    z.array(versionViewAnswer),
    'The recipes that somebody approved, the newest first.',
  ),
  ratings: says(
    z.strictObject({ liked: count, rated: count }),
    'What customers who got it said in the last twelve months, a voice each.',
  ),
  operator: says(
    z.strictObject({ legalName: inBoth, address: inBoth }),
    'Who answers for the food, as its label names them.',
  ),
  seesCost: says(z.boolean(), 'Who is asking may see what its ingredients cost.'),
})

export const ingredientViewAnswer = z.strictObject({
  id: z.string(),
  live: z.unknown(),
  drafts: z.array(draftOfAnswer),
  partOf: says(z.array(z.string()), 'Ids of the components that hold it.'),
  dishes: says(
    z.array(
      z.strictObject({
        slug: z.string(),
        id: z.string(),
        name: inBoth,
        dish: z.unknown(),
      }),
    ),
    'Those that hold it, by themselves or in a component.',
  ),
  sold: says(z.record(z.string(), z.number()), 'Portions that wait to be delivered, by the build.'),
  versions: z.array(versionViewAnswer),
})
