import { z } from 'zod'
import { id, percent, slug, wallTime } from './parts.ts'

/** shop.yaml */
export const shop = z.strictObject({
  vat: percent.describe('of dishes, in percent, where a dish names no other'),
  windows: z
    .array(
      z.strictObject({
        id,
        code: z.enum(['morning', 'afternoon']).describe('what it is called on the pages'),
        from: wallTime,
        to: wallTime,
      }),
    )
    .describe('the hours in which deliveries arrive'),
  kitchen: z
    .strictObject({
      deliveriesPerWindow: z.int().min(0).max(100_000),
      portionsPerMeal: z.int().min(0).max(100_000),
    })
    .describe('the most deliveries in a window of a day, and portions of a dish on a day'),
  menu: z
    .array(slug)
    .default([])
    .describe(
      'the order of the menu, by the names of the files; what is not named follows by name',
    ),
  pictures: z
    .string()
    .max(200)
    .optional()
    .describe('the folder of the pictures, seen from here; left out: `pictures`'),
})
