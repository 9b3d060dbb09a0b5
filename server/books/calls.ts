import * as z from 'zod/mini'
import { mostDocumentDays, mostTakingsDays } from '#shop/books/period.ts'
import {
  booksAnswer,
  documentsAnswer,
  exportedDocumentsAnswer,
  openRefundAnswer,
  takingsOfPeriodAnswer,
} from '../answers/books.ts'
import { act, read, type StaffCall } from '../calls/desk-hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { openRefunds } from '../db/book/open-refunds.ts'
import { booksOne } from './books.ts'
import { documentAgain, documentCollection, documentExport } from './documents.ts'
import { takingsOne } from './money.ts'
import { periodOf } from './period.ts'

export const moneyDeskHooks = {
  'books-one': read(z.object({ again: z.optional(z.literal('yes')) }), booksOne, {
    says: 'What the last check of the books found. `again` begins one.',
    answers: booksAnswer,
    isReport: true,
  }),
  'takings-one': read(periodOf(mostTakingsDays), takingsOne, {
    says: 'What was taken in a period by day, way to pay and VAT rate, refunds beside it, in cents.',
    answers: takingsOfPeriodAnswer,
    isReport: true,
  }),
  'refund-collection': read(nothing, ({ db }: StaffCall) => openRefunds(db), {
    says: 'Money that has still to go back, by hand or by the job, in cents.',
    answers: z.array(openRefundAnswer),
    isReport: true,
  }),
  'document-collection': read(periodOf(mostDocumentDays), documentCollection, {
    says: 'The newest 500 fiscal documents of a period, and those of any time that could not be issued, in cents.',
    answers: documentsAnswer,
    isReport: true,
  }),
  'document-again': act(
    z.object({ documentId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) }),
    documentAgain,
    {
      says: 'Has a fiscal document issued at once that could not be issued before.',
      answers: z.null(),
      refuses: ['document-not-waiting'],
    },
  ),
  'document-export': act(periodOf(mostDocumentDays), documentExport, {
    says: 'The fiscal documents of a period as CSV, one a line. It is a deed, without a preview.',
    answers: exportedDocumentsAnswer,
    isLook: true,
  }),
}
