import { z } from 'zod'
import { stations } from '#shop/food/recipe.ts'
import { wrong } from '#shop/lack/lack.ts'
import { itemTypes } from '#shop/meal.ts'
import { weekdayNames } from '#shop/schedule/weekday.ts'
import { byPortion, code, date, euros, id, percent, text, title } from './parts.ts'

const grams = z.number().min(0.01).max(5000)

const dip = z
  .strictObject({
    name: title.describe('what it is called'),
    recipe: z
      .record(code, grams)
      .describe('its ingredients and their grams, the same beside each portion'),
  })
  .describe('packed beside the dish in a box of its own')

const making = z.strictObject({
  preparation: text.optional().describe('what is done with it, such as “in cubes of 2 cm”'),
  station: z.enum(stations).optional().describe('where in the kitchen'),
  yield: z
    .number()
    .min(0.05)
    .max(20)
    .optional()
    .describe('what of a gram as bought is served, where it is not the ingredient’s own'),
})

/** A file of dishes/; its name is the slug in the address of the dish's page. */
export const dish = z.strictObject({
  id: id
    .optional()
    .describe('only where it is not the file’s name: a dish that changes its file keeps its id'),
  type: z
    .enum(itemTypes)
    .describe('how it is counted: a main meal, a snack (breakfasts too), or an extra'),
  categories: z
    .array(code)
    .min(1)
    .describe(
      'where the menu shows it; codes of `codes.yaml`. A dish whose recipe is vegan has `vegan` among them, and no other has',
    ),
  name: title.describe('as people read it on the menu'),
  description: text.describe('one or two sentences that make hungry'),
  preparation: text.describe('how it is warmed and served'),
  alt: text
    .optional()
    .describe('what its picture shows, for people who do not see it; left out: its name'),
  mainIngredient: code.describe('what it is found by; a code of `codes.yaml`'),
  diet: z
    .array(code)
    .optional()
    .describe(
      'what it claims, such as `vegan`; left out: all that the recipe holds. `check` refuses more than that',
    ),
  tags: z.array(code).default([]).describe('such as `best-seller` or `new`'),
  newUntil: date
    .optional()
    .describe('the last day on which it is called new; without it, `new` in `tags` has no end'),
  prices: byPortion(euros.refine(cents => cents > 0, wrong('dish-free'))).describe(
    'of each portion, in euros with VAT; a portion without a price is not sold',
  ),
  premium: euros.default(0).describe('what it costs more in any plan, in euros'),
  minutes: z
    .int()
    .min(0)
    .max(120)
    .nullable()
    .default(null)
    .describe('until it can be eaten, with a microwave; 0: it is eaten cold; left out: not known'),
  weekdays: z
    .array(z.enum(weekdayNames))
    .default([])
    .describe('on whose menu it is; left out: on every day’s'),
  vat: percent.optional().describe('in percent, where it is not the rate of `shop.yaml`'),
  recipe: z
    .record(code, byPortion(grams))
    .describe(
      'grams of each ingredient as served, for each portion; what weighs most is written first',
    ),
  dip: dip.optional(),
  making: z
    .record(code, making)
    .optional()
    .describe('how a row of the recipe is made, by its ingredient'),
  shelfDays: z
    .int()
    .min(1)
    .max(30)
    .optional()
    .describe('how many days it keeps in the fridge, the day of delivery among them'),
})

export type Dish = z.output<typeof dish>
