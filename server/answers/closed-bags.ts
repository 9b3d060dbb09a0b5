import * as z from 'zod/mini'
import { portionCodes } from '#shop/meal.ts'
import { trayFaults } from '#shop/packing/trays.ts'
import { count, day, inBoth, instant, says } from './named.ts'
import { routeAnswer, unseenAnswer } from './packing.ts'

export const trayScanAnswer = z.strictObject({
  fault: says(z.nullable(z.enum(trayFaults)), 'Null: the tray goes into the bag.'),
  buildId: z.nullable(z.string()),
})

const lineAnswer = z.strictObject({
  buildId: z.string(),
  name: inBoth,
  portion: z.enum(portionCodes),
  amount: count,
  allergens: says(z.array(z.string()), 'As they were declared when it was sold.'),
})

export const packingAnswer = z.strictObject({
  date: day,
  today: day,
  next: day,
  isClosed: z.boolean(),
  madeAt: instant,
  windows: z.array(
    z.strictObject({
      id: z.string(),
      from: z.string(),
      to: z.string(),
      isFrozen: says(z.boolean(), 'Only bags of a frozen list are packed.'),
    }),
  ),
  unseen: z.array(unseenAnswer),
  portions: z.record(z.string(), inBoth),
  bags: z.array(
    z.strictObject({
      delivery: z.string(),
      bag: says(count, 'Its number on that day, for good.'),
      number: says(count, 'Of the order.'),
      window: z.string(),
      name: says(z.string(), 'The first name.'),
      spot: z.strictObject({ id: z.string(), kind: z.string(), name: inBoth }),
      notes: z.string(),
      route: routeAnswer,
      lines: z.array(lineAnswer),
      state: says(
        z.enum(['open', 'closed', 'changed']),
        'changed: closed with other food than it has to hold now.',
      ),
      closedAt: z.nullable(instant),
    }),
  ),
  batches: z.array(
    z.strictObject({
      number: count,
      useBy: day,
      builds: z.array(z.strictObject({ buildId: z.string(), allergens: z.array(z.string()) })),
    }),
  ),
})
