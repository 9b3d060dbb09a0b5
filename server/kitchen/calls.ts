import * as z from 'zod/mini'
import { languages } from '#shop/language.ts'
import { batchBegunAnswer, batchLabelsAnswer, kitchenAnswer } from '../answers/kitchen.ts'
import { act, read } from '../calls/desk-hook.ts'
import { count, date, id } from '../calls/hook-fields.ts'
import { batchBegin, batchEnd } from './batch-acts.ts'
import { kitchenOne } from './kitchen.ts'
import { batchLabels } from './labels.ts'

const most = 2000
const trays = (from: number) =>
  z
    .array(z.object({ buildId: id, trays: count(from, most) }))
    .check(z.minLength(1), z.maxLength(20))

const batchNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(99_999))

export const kitchenHooks = {
  'kitchen-one': read(z.object({ date: z.optional(date) }), kitchenOne, {
    says: 'What the kitchen makes for a day, from its frozen lists, and the batches that it made.',
    answers: kitchenAnswer,
  }),
  'batch-labels': read(
    z.object({ date, number: batchNumber, lang: z.enum(languages) }),
    batchLabels,
    {
      says: 'What the labels of a batch say in one language, one for each portion.',
      answers: batchLabelsAnswer,
      refuses: ['batch-not-found'],
    },
  ),
  'batch-begin': act(z.object({ date, mealId: id, builds: trays(1) }), batchBegin, {
    says: 'Begins a batch of one dish: how many trays of each portion it is to give.',
    answers: batchBegunAnswer,
    refuses: ['list-not-frozen', 'list-not-seen', 'not-on-list'],
  }),
  'batch-end': act(
    z.object({
      date,
      number: count(1, 99_999),
      made: trays(0),
      core: z
        .nullable(z.number().check(z.gte(-60), z.lte(200)))
        .check(z.describe('°C in the core of the food; null: not measured.')),
    }),
    batchEnd,
    {
      says: 'Ends a batch: how many trays came out. What it was short of is begun as another.',
      answers: z.null(),
      refuses: ['batch-not-found', 'nothing-changes', 'batch-ended', 'not-on-list'],
    },
  ),
}
