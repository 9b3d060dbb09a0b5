import * as z from 'zod/mini'
import { portionCodes } from '#shop/meal.ts'
import { lineChoices, touchReasons } from '#shop/publishing/sold-line.ts'
import { count, day, euros, named, says } from './named.ts'

const offer = z.strictObject({
  itemId: z.string(),
  slug: z.string(),
  name: z.string(),
  kcal: z.number(),
  allergens: z.array(named),
  traces: z.array(named),
  back: says(euros, 'What goes back because it costs less.'),
})

const consentLine = z.strictObject({
  deliveryId: z.string(),
  itemId: z.string(),
  slug: z.nullable(z.string()),
  name: z.string(),
  portion: z.strictObject({ code: z.enum(portionCodes), name: z.string() }),
  amount: count,
  date: day,
  reason: z.enum(touchReasons),
  gains: says(z.array(named), 'Allergens that it would hold or may contain.'),
  choices: says(z.array(z.enum(lineChoices)), 'Empty: it is too late for a change.'),
  refund: euros,
  offers: z.array(offer),
})

/** What the shop changes of a paid order, and what its customer may choose. */
export const consentAnswer = z.strictObject({
  orderId: z.string(),
  number: count,
  lines: z.array(consentLine),
})
export type ConsentAnswer = z.infer<typeof consentAnswer>

export const consentChosenAnswer = z.strictObject({
  orderId: z.string(),
  number: count,
  refunded: euros,
})
export type ConsentChosenAnswer = z.infer<typeof consentChosenAnswer>
