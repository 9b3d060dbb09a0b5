import * as z from 'zod/mini'
import { trackWishes } from '#shop/delivering/track-wish.ts'
import { languages } from '#shop/language.ts'
import { count, day, instant, says } from './named.ts'

const seen = says(
  z.string(),
  'Changes with anything that was done about it; an act says which one its person saw.',
)

export const listedMessageAnswer = z.strictObject({
  id: z.string(),
  state: z.enum(['closed', 'new', 'answered']),
  staffId: says(z.nullable(z.string()), 'Who has it; null: nobody.'),
  staffName: z.nullable(z.string()),
  lang: z.enum(languages),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  company: z.nullable(z.string()),
  employees: z.nullable(z.string()),
  wish: says(
    z.nullable(z.enum(trackWishes)),
    'What it is about, where it was written by the link of a delivery.',
  ),
  createdAt: instant,
  seen,
})

export const messageHolderAnswer = z.strictObject({ id: z.string(), name: z.string() })

export const replyAnswer = z.strictObject({
  id: z.string(),
  text: z.string(),
  staffName: z.string(),
  mail: says(z.string(), 'Of its mail.'),
  createdAt: instant,
})

export const deskMessageAnswer = z.extend(listedMessageAnswer, {
  replies: z.array(replyAnswer),
  about: says(
    z.nullable(
      z.strictObject({
        number: says(count, 'Of the order.'),
        date: day,
        batches: says(z.array(count), 'Whose trays were scanned into the bag.'),
      }),
    ),
    'The delivery by whose link it was written; null: it came another way.',
  ),
  customerId: says(
    z.nullable(z.string()),
    'The account with the same e-mail; null: there is none.',
  ),
})
