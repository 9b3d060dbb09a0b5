import type { Cents } from '../money.ts'
import type { OrderItem } from '../order/order.ts'
import { creditDocument, type FiscalContent, paymentDocument } from './fiscal.ts'

type Line = Pick<FiscalContent['lines'][number], 'vatRate' | 'net' | 'vat'>
type Item = Pick<OrderItem, 'price' | 'amount' | 'vatRate'>

/** Money that came in for an order, or went back. */
export type Moved = {
  readonly order: number
  readonly date: string
  readonly method: string
  readonly isRefund: boolean
  readonly amount: Cents
  /** The amount of its fiscal document; null: it has none. */
  readonly documented: Cents | null
  /** Lines of its document; null: not issued yet. */
  readonly lines: readonly Line[] | null
  /** Of a refund: the content of the payment's document. */
  readonly original: FiscalContent | null
  /** All items of the order, where no document tells the lines. */
  readonly items: readonly Item[] | null
}

type Sum = { readonly gross: Cents; readonly net: Cents; readonly vat: Cents }
/** Issued money, added up; `documented` counts with one of a document's lines. */
export type NotedEntry = Line & {
  readonly date: string
  readonly method: string
  readonly isRefund: boolean
  readonly documented: Cents
}

type Taking = {
  readonly date: string
  readonly method: string
  readonly vatRate: number
  readonly taken: Sum
  readonly back: Sum
}

/** Money whose document is missing or tells another amount. */
type Difference = Pick<Moved, 'order' | 'date' | 'isRefund' | 'amount' | 'documented'>

export type Takings = {
  readonly rows: readonly Taking[]
  readonly taken: Sum
  readonly back: Sum
  /** Sums of the same money's documents, issued or due. */
  readonly documents: { readonly taken: Cents; readonly back: Cents }
  readonly differences: readonly Difference[]
}

const nothing: Sum = { gross: 0, net: 0, vat: 0 }

/** Adds money up by day, way to pay and VAT rate of its documents, to the cent, upon `notes`. */
export function takingsOf(moves: readonly Moved[], notes: readonly NotedEntry[] = []): Takings {
  const rows = new Map<string, Taking>()
  const lines = moves.flatMap(move => {
    const { date, method, isRefund } = move
    return linesOf(move).map(({ vatRate, net, vat }) => ({
      ...{ date, method, isRefund, vatRate, net, vat },
    }))
  })
  for (const line of [...notes, ...lines]) {
    const { date, method, vatRate } = line
    const key = `${date} ${method} ${vatRate}`
    const row = rows.get(key) ?? { date, method, vatRate, taken: nothing, back: nothing }
    const side = line.isRefund ? 'back' : 'taken'
    rows.set(key, { ...row, [side]: added(row[side], sumOf(line)) })
  }
  const sorted = [...rows.values()].toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      one.method.localeCompare(other.method) ||
      one.vatRate - other.vatRate,
  )
  const documented = (isRefund: boolean) =>
    [...notes, ...moves].reduce(
      (sum, one) => sum + (one.isRefund === isRefund ? (one.documented ?? 0) : 0),
      0,
    )
  return {
    rows: sorted,
    taken: sorted.reduce((sum, { taken }) => added(sum, taken), nothing),
    back: sorted.reduce((sum, { back }) => added(sum, back), nothing),
    documents: { taken: documented(false), back: documented(true) },
    differences: moves
      .filter(({ amount, documented }) => amount !== documented)
      .toSorted(
        (one, other) =>
          one.date.localeCompare(other.date) ||
          one.order - other.order ||
          Number(one.isRefund) - Number(other.isRefund) ||
          one.amount - other.amount ||
          (one.documented ?? -1) - (other.documented ?? -1),
      )
      .map(({ order, date, isRefund, amount, documented }) => ({
        ...{ order, date, isRefund, amount, documented },
      })),
  }
}

/** The VAT lines of money, by the function that makes its document. */
export function linesOf(move: Moved): readonly Line[] {
  const { lines, amount, method, date, isRefund } = move
  if (lines) return lines
  const items = move.items ?? []
  const payment = paymentDocument({ amount, method, items, invoice: null, date })
  return isRefund && move.original
    ? creditDocument(move.original, { amount, mark: '', date }).lines
    : payment.lines
}

function sumOf({ net, vat }: Pick<Line, 'net' | 'vat'>): Sum {
  return { gross: net + vat, net, vat }
}

function added(one: Sum, other: Sum): Sum {
  return { gross: one.gross + other.gross, net: one.net + other.net, vat: one.vat + other.vat }
}
