import * as z from 'zod/mini'
import { outcomes } from '#shop/delivering/outcome.ts'
import { trackWishes } from '#shop/delivering/track-wish.ts'
import { trackStages } from '#shop/delivering/tracking.ts'
import { count, day, instant, says } from './named.ts'

export const trackAnswer = z.strictObject({
  number: count,
  date: day,
  from: says(z.string(), 'The window, as 09:00.'),
  to: z.string(),
  stage: z.enum(trackStages),
  outcome: says(z.nullable(z.enum(outcomes)), 'What was last said of the bag.'),
  at: says(z.nullable(instant), 'When that happened.'),
  arrival: says(
    z.nullable(z.strictObject({ from: instant, to: instant })),
    'Half an hour in which it is likely to come; null: nobody knows yet, or it has ended.',
  ),
  before: says(z.nullable(count), 'Stops that come first; null: its van has not left.'),
  pin: says(z.nullable(z.string()), 'Digits to say at the door; null: none are asked for.'),
  counter: says(
    z.nullable(z.strictObject({ name: z.string(), address: z.string(), hours: z.string() })),
    'Where it is fetched; null: it is brought.',
  ),
  canRate: says(z.boolean(), 'Its dishes can be rated: it came, at most two weeks ago.'),
  isAsked: says(z.boolean(), 'Mails may ask the customer how it was.'),
  told: says(
    z.nullable(z.strictObject({ wish: z.enum(trackWishes), at: instant })),
    'What the customer last told the shop by this link.',
  ),
  items: z.array(
    z.strictObject({
      mealId: z.string(),
      slug: z.string(),
      name: z.string(),
      portion: z.string(),
      amount: count,
      liked: says(z.nullable(z.boolean()), 'null: nobody said.'),
    }),
  ),
})

export type TrackAnswer = z.infer<typeof trackAnswer>

export const trayAnswer = z.strictObject({
  code: says(z.string(), 'As it stands on the label.'),
  slug: z.string(),
  name: z.string(),
  portion: z.string(),
  useBy: says(day, 'The last day on which it is eaten.'),
  isOver: says(z.boolean(), 'That day has passed.'),
  heating: z.string(),
  weight: says(z.number(), 'Grams, with the dip.'),
  contains: says(z.array(z.string()), 'Allergens that were declared as its batch began.'),
  traces: z.array(z.string()),
})

export type TrayAnswer = z.infer<typeof trayAnswer>
