import * as z from 'zod/mini'
import { count, day, inBoth, instant, says } from './named.ts'

export const waitingAnswer = z.strictObject({
  what: z.enum([
    'refund-by-hand',
    'refund-fails',
    'document-fails',
    'mail-fails',
    'payment-late',
    'document-due',
  ]),
  count,
  since: instant,
  orders: z.array(z.number()),
})

export const unpaidAnswer = z.strictObject({
  count,
  since: z.nullable(instant),
  orders: says(z.array(z.number()), 'The oldest first.'),
})

export const comingDayAnswer = z.strictObject({
  date: day,
  isClosed: z.boolean(),
  sold: says(count, 'Deliveries, of all windows.'),
  most: count,
  windows: says(
    z.array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        left: z.number(),
      }),
    ),
    'Windows that are nearly full or full, as their hours; and dishes nearly sold out.',
  ),
  dishes: z.array(
    z.strictObject({
      name: inBoth,
      left: z.number(),
    }),
  ),
})

export const askedRefundAnswer = z.strictObject({
  order: z.number(),
  amount: z.number(),
  staffName: z.string(),
  since: instant,
  isOwn: z.boolean(),
  mayDecide: says(z.boolean(), 'Whether this person is another one, with a limit that reaches.'),
})

export const windowOfTodayAnswer = z.strictObject({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  sold: count,
  state: says(z.enum(['over', 'ahead', 'now']), 'By the clock alone.'),
})

export const todayAnswer = z.strictObject({
  waiting: says(z.array(waitingAnswer), 'The most urgent first.'),
  unpaid: unpaidAnswer,
  letters: says(count, 'What people wrote and nobody has taken up.'),
  requests: says(z.array(askedRefundAnswer), 'Refunds that wait for a second person.'),
  line: says(z.array(windowOfTodayAnswer), 'The windows of today, in their order.'),
  days: z.array(comingDayAnswer),
  takings: says(
    z.nullable(
      z.strictObject({
        taken: z.number(),
        back: z.number(),
      }),
    ),
    'In euros; null for who sees no takings.',
  ),
})

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
