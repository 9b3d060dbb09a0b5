import * as z from 'zod/mini'
import { nutritionRows } from '#shop/food/nutrition.ts'
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
  coming: says(
    z.strictObject({
      dishes: z.array(
        z.strictObject({
          mealId: z.string(),
          name: inBoth,
          total: count,
          portions: z.array(z.strictObject({ portion: z.enum(portionCodes), amount: count })),
        }),
      ),
      ingredients: z.nullable(gramsAnswer),
    }),
    'Ordered so far for lists that are still open; it may change.',
  ),
})

const labelIngredients = z.array(
  z.strictObject({
    name: z.string(),
    percent: z.number(),
    isAllergen: says(z.boolean(), 'It is set apart from the rest.'),
  }),
)

export const batchLabelsAnswer = z.strictObject({
  code: z.string(),
  useBy: day,
  labels: z.array(
    z.strictObject({
      code: says(z.string(), 'Of its trays: T, the day, the batch, the portion, two digits.'),
      page: says(z.string(), 'That the code opens for a customer, in capitals.'),
      portion: z.enum(portionCodes),
      portionName: inBoth,
      trays: says(count, 'As many as came out, or as the batch is to give.'),
      isChanged: says(z.boolean(), 'Something else is declared by now than when the batch began.'),
      name: z.string(),
      ingredients: says(labelIngredients, 'Of this portion, the most first.'),
      dip: z.nullable(z.strictObject({ name: z.string(), ingredients: labelIngredients })),
      contains: z.array(z.string()),
      traces: z.array(z.string()),
      weight: says(z.number(), 'Grams, with the dip.'),
      nutrition: says(
        z.array(
          z.strictObject({
            row: z.enum(nutritionRows),
            per100g: z.string(),
            perPortion: z.string(),
          }),
        ),
        'As it is declared, with the dip.',
      ),
      heating: z.string(),
      shelfDays: count,
      operator: z.strictObject({ name: z.string(), address: z.string() }),
    }),
  ),
})
