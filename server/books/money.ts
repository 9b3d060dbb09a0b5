import { prepaidOf, type Takings, takingsOf } from '#shop/books/takings.ts'
import { csv } from '#shop/csv.ts'
import { toEuros } from '#shop/money.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { athensDate } from '#shop/schedule.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import {
  type DeskDocument,
  documentCount,
  documentsBetween,
  documentsFailing,
  hurryDocument,
} from '../db/book/documents.ts'
import { borneByCompanies, moneyBetween, moneyOf, prepaidOn } from '../db/book/takings.ts'
import { endOf, instantsOf, type Period } from './period.ts'

/** Amounts in cents, since they are summed again. */
type TakingsOfPeriod = Omit<Takings, 'differences'> & {
  /** The companies' share of the period's orders; it is no payment. */
  readonly company: number
  /** What is paid and not yet delivered at the end of the period, of orders as they stand now. */
  readonly prepaid: number
  /** The first hundred. */
  readonly differences: Takings['differences']
  readonly differing: number
}

const mostDifferences = 100

/** Two connections each add up half of the period, since a year takes long. */
async function takingsIn(db: StaffCall['db'], from: Date, until: Date): Promise<Takings> {
  const middle = new Date((from.getTime() + until.getTime()) / 2)
  const halves = await Promise.all([
    moneyBetween(db, from, middle),
    moneyBetween(db, middle, until),
  ])
  const others = halves.flatMap(half => half.others)
  return takingsOf(
    await moneyOf(db, others),
    halves.flatMap(({ told }) => told),
  )
}

/** Takings of a period by day, way to pay and VAT rate, with refunds beside them. */
export async function takingsOne({ db }: StaffCall, asked: Period): Promise<TakingsOfPeriod> {
  const [from, until] = instantsOf(asked)
  const [takings, company, paid] = await Promise.all([
    takingsIn(db, from, until),
    borneByCompanies(db, from, until),
    prepaidOn(db, asked.to, endOf(asked.to)),
  ])
  const { differences } = takings
  return {
    ...takings,
    company,
    prepaid: prepaidOf(paid),
    differences: differences.slice(0, mostDifferences),
    differing: differences.length,
  }
}

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

/** Euros taken and given back today. */
export async function takenToday({ db, now }: StaffCall): Promise<{
  readonly taken: number
  readonly back: number
}> {
  const today = athensDate(now)
  const { taken, back } = await takingsIn(db, ...instantsOf({ from: today, to: today }))
  return { taken: toEuros(taken.gross), back: toEuros(back.gross) }
}
