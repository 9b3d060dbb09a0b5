import * as z from 'zod/mini'
import { portionCodes } from '#shop/meal.ts'
import { touchReasons } from '#shop/publishing/sold-line.ts'
import { count, day, inBoth, says } from '../named.ts'

const touchedAnswer = z.strictObject({
  number: count,
  date: day,
  name: inBoth,
  portion: z.enum(portionCodes),
  amount: z.number(),
  deliveryId: z.string(),
  buildId: z.string(),
  mealId: z.string(),
  orderId: z.string(),
  reason: z.enum(touchReasons),
  gains: says(z.array(z.string()), 'Codes that it gains.'),
})

export const gateAnswer = z.strictObject({
  touched: says(
    z.array(touchedAnswer),
    'Sold lines that the release would hurt: it waits until there are none.',
  ),
  overfull: says(
    z.array(
      z.strictObject({
        date: day,
        kind: z.enum(['day', 'window', 'meal']),
        what: z.string(),
        name: says(z.nullable(inBoth), 'Of a dish.'),
        hours: says(
          z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
          'Of a window.',
        ),
        taken: z.number(),
        most: z.number(),
        orders: says(z.number(), 'With a part in it.'),
      }),
    ),
    'Days, windows and dishes that have sold more than a lowered limit: the release waits for them, too.',
  ),
  seen: says(z.string(), 'Names this very list, so that who publishes says which one they saw.'),
})

export const gateLineAnswer = z.strictObject({
  number: count,
  date: day,
  name: inBoth,
  reason: z.enum(touchReasons),
  portion: z.enum(portionCodes),
  amount: z.number(),
  deliveryId: z.string(),
  buildId: z.string(),
  mealId: z.string(),
  gains: says(z.array(z.string()), 'Codes that it gains.'),
  state: z.enum(['waiting', 'refunded', 'asked', 'swapped', 'kept', 'passed']),
  askedAt: z.nullable(z.string()),
  remindedAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  by: says(
    z.nullable(z.string()),
    'Who of the shop noted the choice; null: nobody, or the customer made it.',
  ),
  instead: z.nullable(inBoth),
  why: says(
    z.nullable(z.enum(['late', 'gone', 'unpaid'])),
    'unpaid: it is paid or gone within half an hour. gone: its customer was erased. late: its delivery is less than a day away. null: they can be asked.',
  ),
})

export const askedAnswer = z.strictObject({
  asked: says(
    z.number(),
    'Orders whose customers get their first mail, and those that are reminded.',
  ),
  reminded: z.number(),
})

export const lineOffersAnswer = z.strictObject({
  refund: z.number(),
  offers: z.array(
    z.strictObject({
      itemId: z.string(),
      name: z.string(),
      back: z.number(),
    }),
  ),
})

export const releaseLineSettleAnswer = z.strictObject({
  refunded: z.number(),
})
