import * as z from 'zod/mini'
import { languages } from '#shop/language.ts'
import { count, instant, says } from './named.ts'

export const customerNoteAnswer = z.strictObject({
  id: z.string(),
  text: z.string(),
  staffName: z.string(),
  createdAt: instant,
})

export const deskCustomerAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: z.enum(languages),
  createdAt: instant,
  emailVerifiedAt: says(
    z.nullable(instant),
    'When they proved that the mailbox is theirs; null: never.',
  ),
  newsAt: says(z.nullable(instant), 'Since when they want news; null: they do not.'),
  hasPassword: z.boolean(),
  sessions: count,
  notes: z.array(customerNoteAnswer),
})

export const stayingDataAnswer = z.strictObject({
  orders: z.number(),
  documents: count,
  invoices: count,
})
