import { z } from 'zod'
import { dietCodes, mostWeeks } from '#shop/plan/plan.ts'
import { euros, id, percent, portion, text } from './parts.ts'

const goal = z.strictObject({
  diet: z
    .enum(dietCodes)
    .describe('wl fewer calories, bal balance, mg more protein, ic “I’ll choose”'),
  portion: portion.describe('whose prices it is compared with'),
  name: text,
  price: euros.describe('of a main meal, as a page names it before a dish is chosen'),
})

const daysPerWeek = z.int().min(1).max(7)

const deliveriesPerWeek = z
  .int()
  .min(1)
  .max(3)
  .optional()
  .describe('how many deliveries bring a week’s meals, from one to three; left out: 2')

const freshDays = z
  .int()
  .min(1)
  .max(7)
  .optional()
  .describe(
    'how many days one delivery covers at most, its own among them, as the meals stay fresh; left out: 4',
  )

const leastMainMeals = z
  .int()
  .min(1)
  .max(50)
  .optional()
  .describe('the least main meals of a single order; left out: 4')

const singleOrder = z
  .strictObject({
    name: text.describe('what comes before the goal’s name'),
    minTotal: euros.describe('the least that an order costs'),
    mainMeals: leastMainMeals,
    snack: euros.describe('what a snack costs about'),
    goals: z.array(goal).min(1),
  })
  .describe('an order of one delivery')

const weekly = z
  .strictObject({
    daysPerWeek: z.array(daysPerWeek).min(1).describe('the choices of days'),
    deliveriesPerWeek,
    freshDays,
    mainMealsADay: z
      .array(z.int().min(1).max(4))
      .min(1)
      .describe('the choices of main meals a day'),
    periods: z
      .array(
        z.strictObject({ weeks: z.int().min(1).max(mostWeeks), discount: percent, name: text }),
      )
      .min(1)
      .describe('how long it runs, and the percent that it then costs less'),
    twoADayDiscount: percent.describe('how much less with two main meals a day, in percent'),
    roundTo: z
      .codec(z.number().min(0.01).max(1), z.int(), {
        decode: amount => Math.round(amount * 100),
        encode: cents => cents / 100,
      })
      .describe('prices are rounded down to a multiple of it, in euros'),
    singlePrices: z
      .partialRecord(z.enum(dietCodes), euros)
      .default({})
      .describe('the price to start from, where it is not the goal’s'),
    breakfast: euros.describe('what a plan’s breakfast costs'),
    minTotal: euros.describe('the least that a delivery costs'),
  })
  .describe('plans of weeks: every goal × days × meals × weeks, with and without breakfast')

const plan = z.strictObject({
  id,
  type: z.enum(['daily', 'weekly']),
  name: text,
  diet: z.enum(dietCodes),
  daysPerWeek: daysPerWeek.nullable().default(null),
  deliveriesPerWeek,
  freshDays,
  mainMeals: z.int().min(1).max(28).nullable().default(null).describe('in a week'),
  weeks: z.int().min(1).max(mostWeeks).nullable().default(null),
  breakfast: z.boolean().default(false),
  minTotal: euros,
  mainMeal: euros,
  snack: euros,
  singlePrice: euros.optional().describe('what such a main meal costs in a single order'),
  leastMainMeals,
})

/** plans.yaml */
export const plans = z.strictObject({
  singleOrder: singleOrder.optional(),
  weekly: weekly.optional(),
  plans: z
    .array(plan)
    .default([])
    .describe('plans written out one by one, beside those that the rules above make'),
})
