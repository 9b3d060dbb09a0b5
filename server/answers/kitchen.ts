import * as z from 'zod/mini'
import { portionCodes } from '#shop/meal.ts'
import { count, day, inBoth, instant, says } from './named.ts'
import { gramsAnswer, unseenAnswer } from './packing.ts'

export const batchBegunAnswer = z.strictObject({ number: count, code: z.string() })

const batchAnswer = z.strictObject({
  number: count,
  code: says(
    z.string(),
    'As it stands on labels: B, the day, the number, two digits that guard it.',
  ),
  begunAt: instant,
  endedAt: z.nullable(instant),
  useBy: day,
  core: says(z.nullable(z.number()), '°C; null: not measured.'),
  builds: z.array(
    z.strictObject({
      buildId: z.string(),
      trays: count,
      made: says(z.nullable(count), 'Null until the batch ends.'),
    }),
  ),
})

export const kitchenAnswer = z.strictObject({
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
      isFrozen: says(z.boolean(), 'Only what is on a frozen list is cooked.'),
    }),
  ),
  unseen: z.array(unseenAnswer),
  portions: z.record(z.string(), inBoth),
  dishes: z.array(
    z.strictObject({
      mealId: z.string(),
      name: inBoth,
      window: says(z.string(), 'In which the first of it goes out.'),
      builds: z.array(
        z.strictObject({
          buildId: z.string(),
          portion: z.enum(portionCodes),
          sold: count,
          made: count,
          underWay: count,
          left: says(count, 'What no batch has begun yet.'),
        }),
      ),
      short: says(count, 'What batches that ended did not give, and no other has begun.'),
      grams: says(z.nullable(gramsAnswer), 'Of what is left to begin.'),
      batches: z.array(batchAnswer),
    }),
  ),
})
