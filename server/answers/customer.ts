import * as z from 'zod/mini'
import { languages } from '#shop/language.ts'
import { instant, says } from './named.ts'

export const userAnswer = z.strictObject({ id: z.string(), name: z.string(), email: z.string() })

export const sessionAnswer = z.strictObject({ token: z.string(), user: userAnswer })
export type SessionAnswer = z.infer<typeof sessionAnswer>

export const passwordRequestAnswer = z.strictObject({
  isNew: says(z.boolean(), 'false: the latest link was sent before, and no other was sent now.'),
  sentAt: instant,
  nextAt: says(instant, 'From when on the next can be asked for.'),
})
export type PasswordRequestAnswer = z.infer<typeof passwordRequestAnswer>

export const customerSessionAnswer = z.strictObject({
  id: z.string(),
  createdAt: instant,
  seenAt: instant,
  agent: says(z.string(), 'In words, as "Chrome · Android".'),
  current: says(z.boolean(), 'The session of this call.'),
})
export type CustomerSessionAnswer = z.infer<typeof customerSessionAnswer>

export const customerAnswer = z.extend(userAnswer, {
  emailVerified: z.boolean(),
  phone: says(z.string(), 'E.164, or empty.'),
  lang: z.enum(languages),
  news: z.boolean(),
  hasPassword: says(
    z.boolean(),
    'false where the customer has only logged in by Google or Facebook.',
  ),
  createdAt: instant,
  newEmail: says(
    z.nullable(z.strictObject({ email: z.string(), expiresAt: instant })),
    'The e-mail that the customer wants and has not proved yet.',
  ),
})
export type CustomerAnswer = z.infer<typeof customerAnswer>

export const allergenProfileAnswer = z
  .strictObject({
    allergens: z.array(z.string()),
    traces: says(z.boolean(), 'Whether traces count, too.'),
    consentedAt: instant,
    consentVersion: z.string(),
  })
  .check(z.describe('What the customer must not eat. Nobody but the customer is told.'))
export type AllergenProfileAnswer = z.infer<typeof allergenProfileAnswer>

export const accountExportAnswer = z
  .looseObject({
    exportedAt: instant,
    account: z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      lang: z.string(),
      createdAt: instant,
      emailVerifiedAt: z.nullable(instant),
      newsAt: z.nullable(instant),
    }),
  })
  .check(z.describe('The account, and lists of all that belongs to it, by subject.'))
