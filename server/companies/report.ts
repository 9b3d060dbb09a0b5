import type { Spot } from '#shop/address/spot.ts'
import { onAccount, sharesOf } from '#shop/company.ts'
import type { Language } from '#shop/language.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { CompanyReportAnswer, CompanySumsAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { spotAnswer } from '../catalogue/spots.ts'
import { type BorneOrder, borneOrders } from '../db/company/report.ts'
import type { Db } from '../db/database.ts'
import { managedSpot } from './members.ts'

type Share = {
  readonly date: string
  readonly employee: string
  readonly name: string | null
  readonly allowance: Cents
  readonly account: Cents
}

/** Refuses `spot-not-found` for a customer who does not manage the company. */
export async function companyReportOne(
  call: CustomerCall,
  { spot: slug, month }: { spot: string; month: string },
): Promise<CompanyReportAnswer | Refusal> {
  const spot = await managedSpot(call, slug)
  return isRefusal(spot) ? spot : companyReport(call.db, spot, month, call.lang)
}

/** What a company owes for a month, by day and by employee. */
export async function companyReport(
  db: Db,
  spot: Spot,
  month: string,
  lang: Language,
): Promise<CompanyReportAnswer> {
  const shares = await sharesBetween(db, spot.id, { from: month, to: month })
  return {
    month,
    spot: spotAnswer(spot, lang),
    days: groups(shares, ({ date }) => date)
      .map(([date, some]) => ({ date, ...sums(some) }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    employees: groups(shares, ({ employee }) => employee)
      .map(([, some]) => ({ name: some[0]?.name ?? null, ...sums(some) }))
      .sort((one, other) => (one.name ?? '~').localeCompare(other.name ?? '~', lang)),
    total: sums(shares),
  }
}

/** What a company owes in each month of a range, both ends included. Months without orders are left out. */
export async function owedByMonth(
  db: Db,
  spotId: string,
  months: { from: string; to: string },
): Promise<Map<string, CompanySumsAnswer>> {
  const shares = await sharesBetween(db, spotId, months)
  const byMonth = groups(shares, ({ date }) => date.slice(0, 7))
  return new Map(byMonth.map(([month, some]) => [month, sums(some)]))
}

async function sharesBetween(
  db: Db,
  spotId: string,
  { from, to }: { from: string; to: string },
): Promise<Share[]> {
  const orders = await borneOrders(db, spotId, { from: `${from}-01`, to: lastDayOf(to) })
  return orders
    .flatMap(sharesIn)
    .filter(({ date }) => date.slice(0, 7) >= from && date.slice(0, 7) <= to)
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

function sharesIn({
  orderId,
  customerId,
  name,
  company,
  paymentType,
  deliveries,
}: BorneOrder): Share[] {
  const shares = sharesOf(company, paymentType === onAccount, deliveries)
  const employee = customerId ?? `order ${orderId}`
  return deliveries.flatMap(({ date }, index) => {
    const share = shares[index]
    return date && share && share.allowance + share.account > 0
      ? [{ date, employee, name, ...share }]
      : []
  })
}

function groups(shares: readonly Share[], key: (share: Share) => string): [string, Share[]][] {
  return [...Map.groupBy(shares, key)]
}

function sums(shares: readonly Share[]): CompanySumsAnswer {
  const cents = (of: (share: Share) => Cents) => shares.reduce((sum, one) => sum + of(one), 0)
  const allowance = cents(one => one.allowance)
  const account = cents(one => one.account)
  return {
    employees: new Set(shares.map(({ employee }) => employee)).size,
    deliveries: shares.length,
    allowance: toEuros(allowance),
    account: toEuros(account),
    total: toEuros(allowance + account),
  }
}
