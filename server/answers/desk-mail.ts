import * as z from 'zod/mini'
import { count, instant, says } from './named.ts'

export const readMailAnswer = z.strictObject({
  id: z.string(),
  code: z.string(),
  status: z.enum(['failed', 'sending', 'queued', 'sent', 'unsure']),
  createdAt: instant,
  sentAt: z.nullable(instant),
  isAgain: says(z.boolean(), 'It is an earlier mail that somebody sent again.'),
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  error: z.nullable(z.string()),
  mayGoAgain: says(z.boolean(), 'Its words are kept whole. One with a personal link is only read.'),
})

export const failedMailAnswer = z.strictObject({
  id: z.string(),
  code: z.string(),
  status: z.enum(['failed', 'unsure']),
  order: says(z.nullable(count), 'null: it is about no order.'),
  name: says(z.string(), 'Empty: it is to no customer, or to one who was erased.'),
  error: z.nullable(z.string()),
  tries: count,
  createdAt: instant,
  mayGoAgain: says(
    z.boolean(),
    'Its words are kept and its customer is there, so that it can go out once more.',
  ),
})
