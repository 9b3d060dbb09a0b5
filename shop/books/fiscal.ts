import { type InvoiceDetails, plainVatNumber } from '../invoice.ts'
import type { Cents } from '../money.ts'
import type { OrderItem } from '../order/order.ts'
import { vatOf } from '../pricing.ts'
import { vatCategories } from '../shop-data/vat-rates.ts'

/** myDATA's types: 11.1 retail receipt, 1.1 sales invoice, 11.4 retail credit, 5.1 credit invoice. */
type FiscalType = '11.1' | '1.1' | '11.4' | '5.1'

/** One line for each VAT rate; net and vat add up to what was paid. */
type FiscalLine = {
  readonly vatRate: number
  readonly vatCategory: number
  readonly net: Cents
  readonly vat: Cents
  readonly incomeCategory: string
  readonly incomeType: string
}

export type FiscalContent = {
  readonly type: FiscalType
  readonly date: string
  readonly currency: 'EUR'
  readonly counterpart: { readonly vatNumber: string; readonly country: 'GR' } | null
  /** The mark of the document that a credit corrects. */
  readonly correlated: string | null
  readonly payment: { readonly type: number; readonly amount: Cents }
  readonly lines: readonly FiscalLine[]
  readonly net: Cents
  readonly vat: Cents
}

/** `items`: those of the whole order. */
export type Payment = {
  readonly amount: Cents
  readonly method: string
  readonly items: readonly Pick<OrderItem, 'price' | 'amount' | 'vatRate'>[]
  readonly invoice: Pick<InvoiceDetails, 'vatNumber'> | null
  readonly date: string
}

const account = 1
const cash = 3
const ePos = 7
const iris = 8
/** myDATA's means of payment, by the way to pay; cards are the usual one. */
const means: Readonly<Record<string, number>> = { iris, cash, bank: account }
const ownProducts = 'category1_2'
const retail = 'E3_561_003'
const wholesale = 'E3_561_001'
const foodRate = 13

/** Each VAT rate bears discount and shipping by its share. Throws at a rate unknown to myDATA. */
export function paymentDocument({ amount, method, items, invoice, date }: Payment): FiscalContent {
  const shares = new Map<number, Cents>()
  for (const item of items)
    shares.set(item.vatRate, (shares.get(item.vatRate) ?? 0) + item.price * item.amount)
  return {
    type: invoice ? '1.1' : '11.1',
    date,
    currency: 'EUR',
    counterpart: invoice && { vatNumber: plainVatNumber(invoice.vatNumber), country: 'GR' },
    correlated: null,
    payment: { type: means[method] ?? ePos, amount },
    ...linesOf(amount, shares, invoice ? wholesale : retail),
  }
}

/** The credit for a refund, split over the VAT rates as the original document is. */
export function creditDocument(
  original: FiscalContent,
  { amount, mark, date }: { amount: Cents; mark: string; date: string },
): FiscalContent {
  const shares = new Map(original.lines.map(({ vatRate, net, vat }) => [vatRate, net + vat]))
  return {
    ...original,
    type: original.counterpart ? '5.1' : '11.4',
    date,
    correlated: mark,
    payment: { ...original.payment, amount },
    ...linesOf(amount, shares, original.counterpart ? wholesale : retail),
  }
}

function linesOf(
  amount: Cents,
  shares: ReadonlyMap<number, Cents>,
  incomeType: string,
): Pick<FiscalContent, 'lines' | 'net' | 'vat'> {
  const lines = spread(amount, shares).map(([vatRate, gross]) => {
    const vatCategory = vatCategories[vatRate]
    if (vatCategory === undefined) throw new Error(`no VAT category for ${vatRate}%`)
    const vat = vatOf(gross, vatRate)
    const income = { incomeCategory: ownProducts, incomeType }
    return { vatRate, vatCategory, net: gross - vat, vat, ...income }
  })
  const sum = (part: 'net' | 'vat') => lines.reduce((total, line) => total + line[part], 0)
  return { lines, net: sum('net'), vat: sum('vat') }
}

/** Splits an amount exactly: the cents that rounding leaves go to the rates that lost most. */
function spread(amount: Cents, shares: ReadonlyMap<number, Cents>): [rate: number, gross: Cents][] {
  const whole = [...shares.values()].reduce((sum, share) => sum + share, 0)
  if (whole === 0) return [[foodRate, amount]]
  const parts = [...shares].map(([rate, share]) => {
    const exact = (amount * share) / whole
    return { rate, gross: Math.floor(exact), rest: exact % 1 }
  })
  let left = amount - parts.reduce((sum, { gross }) => sum + gross, 0)
  for (const part of parts.toSorted((one, other) => other.rest - one.rest || one.rate - other.rate))
    if (left-- > 0) part.gross++
  return parts.filter(({ gross }) => gross > 0).map(({ rate, gross }) => [rate, gross])
}
