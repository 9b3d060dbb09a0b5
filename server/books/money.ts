import { prepaidOf } from '#shop/books/prepaid.ts'
import { type Takings, takingsOf } from '#shop/books/takings.ts'
import { toEuros } from '#shop/money.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
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

/** Euros taken and given back today. */
export async function takenToday({ db, now }: StaffCall): Promise<{
  readonly taken: number
  readonly back: number
}> {
  const today = athensDate(now)
  const { taken, back } = await takingsIn(db, ...instantsOf({ from: today, to: today }))
  return { taken: toEuros(taken.gross), back: toEuros(back.gross) }
}
