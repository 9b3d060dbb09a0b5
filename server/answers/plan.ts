import * as z from 'zod/mini'
import { dietCodes } from '#shop/plan/plan.ts'
import { count, euros, says } from './named.ts'

export const planType = z.enum(['daily', 'weekly'])

export const planAnswer = z.strictObject({
  id: z.string(),
  type: planType,
  name: z.string(),
  translations: z.strictObject({ name: z.strictObject({ el: z.string(), en: z.string() }) }),
  config: z.strictObject({
    dietCode: z.enum(dietCodes),
    minTotal: euros,
    prices: z.strictObject({ 'main-meal': euros, snack: euros }),
    dailyMeals: z.number(),
    daysPerWeek: z.nullable(count),
    mainMeals: z.nullable(count),
    weeks: z.nullable(count),
    breakfast: z.boolean(),
    deliveriesPerWeek: says(z.optional(count), 'Of a weekly plan; not there: two.'),
    freshDays: says(z.optional(count), 'The most days that one delivery covers; not there: four.'),
    singlePrice: says(z.optional(euros), 'A main meal’s price in a single order, for comparison.'),
  }),
})
export type PlanAnswer = z.infer<typeof planAnswer>
