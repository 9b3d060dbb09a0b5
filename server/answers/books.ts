import * as z from 'zod/mini'
import { count, day, instant, says } from './named.ts'

export const findingAnswer = z.strictObject({
  check: z.string(),
  note: z.boolean(),
  says: says(
    z.string(),
    'The check and what it found, such as "the kitchen has taken what orders hold: …".',
  ),
  order: says(z.nullable(z.number()), 'The number of the order that it is about.'),
})

export const booksAnswer = z.strictObject({
  isRunning: z.boolean(),
  checkedAt: says(
    z.nullable(instant),
    'When the findings were made; null: this process has not looked yet, or the last look failed.',
  ),
  findings: z.array(findingAnswer),
})

export const vatSumAnswer = z.strictObject({
  gross: z.number(),
  net: z.number(),
  vat: z.number(),
})

export const takingAnswer = z.strictObject({
  date: day,
  method: z.string(),
  vatRate: z.number(),
  taken: vatSumAnswer,
  back: vatSumAnswer,
})

export const differenceAnswer = z.strictObject({
  date: says(day, 'Athens calendar date.'),
  order: z.number(),
  amount: z.number(),
  isRefund: z.boolean(),
  documented: says(z.nullable(z.number()), 'What its fiscal document is of; null: it has none.'),
})

export const takingsOfPeriodAnswer = z.strictObject({
  documents: says(
    z.strictObject({
      taken: z.number(),
      back: z.number(),
    }),
    'What the fiscal documents of the same money add up to, issued or due.',
  ),
  back: vatSumAnswer,
  taken: vatSumAnswer,
  rows: z.array(takingAnswer),
  company: says(z.number(), 'What companies bear of the period’s orders; it is no payment.'),
  prepaid: says(
    z.number(),
    'What is paid and not yet delivered at the end of the period, of orders as they stand now.',
  ),
  differences: says(z.array(differenceAnswer), 'The first hundred.'),
  differing: count,
})

export const deskDocumentAnswer = z.strictObject({
  id: z.string(),
  number: count,
  order: z.number(),
  isCredit: z.boolean(),
  amount: z.number(),
  method: z.string(),
  status: z.enum(['sending', 'due', 'issued']),
  mark: z.nullable(z.string()),
  error: z.nullable(z.string()),
  tries: count,
  createdAt: instant,
  issuedAt: z.nullable(instant),
  type: z.nullable(z.string()),
  net: z.nullable(z.number()),
  vat: z.nullable(z.number()),
  vatNumber: z.nullable(z.string()),
})

export const documentsAnswer = z.strictObject({
  failing: says(z.array(deskDocumentAnswer), 'Of any time: a try to issue them failed.'),
  documents: says(z.array(deskDocumentAnswer), 'The newest 500.'),
  count,
})

export const exportedDocumentsAnswer = z.strictObject({
  csv: z.string(),
  rows: count,
})

export const openRefundAnswer = z.strictObject({
  id: z.string(),
  order: z.number(),
  amount: z.number(),
  status: z.enum(['sending', 'due', 'by-hand']),
  method: z.string(),
  transaction: says(z.nullable(z.string()), 'What the provider calls the payment.'),
  error: z.nullable(z.string()),
  since: instant,
})
