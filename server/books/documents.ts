import { csv } from '#shop/csv.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import {
  type DeskDocument,
  documentCount,
  documentsBetween,
  documentsFailing,
  hurryDocument,
} from '../db/book/documents.ts'
import { instantsOf, type Period } from './period.ts'

type Documents = {
  /** Of any time: the last try to issue them failed. */
  readonly failing: readonly DeskDocument[]
  /** The newest 500. */
  readonly documents: readonly DeskDocument[]
  readonly count: number
}

const mostDocuments = 500

/** The fiscal documents of a period, and those of any time that could not be issued. Amounts in cents. */
export async function documentCollection({ db }: StaffCall, asked: Period): Promise<Documents> {
  const [from, until] = instantsOf(asked)
  const [failing, documents, count] = await Promise.all([
    documentsFailing(db),
    documentsBetween(db, from, until, mostDocuments),
    documentCount(db, from, until),
  ])
  return { failing, documents, count }
}

/** Makes the document due now; the job issues it with what it held before. */
export async function documentAgain(
  { tx, now, jobs }: ActCall,
  { documentId }: { documentId: string },
): Promise<Acted<null> | DeskRefusal> {
  const number = await hurryDocument(tx, documentId, now)
  if (number === null) return refuseAtDesk('document-not-waiting')
  jobs.soon('documents')
  return { data: null, deed: { subject: `document ${number}`, changes: {} } }
}

/** docs/accounting.md explains the columns. */
const columns = [
  'number',
  'date',
  'type',
  'order',
  'method',
  'net',
  'vat',
  'gross',
  'state',
  'mark',
  'vat-number',
  'issued',
]

/** Writes the documents of a period as CSV, one a line. The export is a deed. */
export async function documentExport(
  { tx }: ActCall,
  { from, to }: Period,
): Promise<Acted<{ csv: string; rows: number }>> {
  const documents = await documentsBetween(tx, ...instantsOf({ from, to }))
  const lines = documents.toReversed().map(lineOf)
  return {
    data: { csv: csv([columns, ...lines]), rows: lines.length },
    deed: {
      subject: `export ${from}`,
      changes: { period: { from, to }, documents: { from: null, to: lines.length } },
    },
  }
}

/** A credit counts below zero. */
function lineOf(document: DeskDocument) {
  const { number, order, isCredit, amount, net, vat, issuedAt } = document
  const signed = (cents: number | null) =>
    cents === null ? null : { cents: isCredit ? -cents : cents }
  return [
    number,
    athensDate(document.createdAt.getTime()),
    document.type ?? (isCredit ? 'credit' : 'payment'),
    order,
    document.method,
    signed(net),
    signed(vat),
    signed(amount),
    document.status,
    document.mark ?? '',
    document.vatNumber ?? '',
    issuedAt ? athensDate(issuedAt.getTime()) : '',
  ]
}
