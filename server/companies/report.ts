import { onAccount, sharesOf } from '#shop/company.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import { isRefusal, type Refusal } from '#shop/refusal.ts'
import type { CompanyReportAnswer, CompanySumsAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { spotAnswer } from '../catalogue/catalogue.ts'
import { type BorneOrder, borneOrders } from '../db/company/report.ts'
import { managedSpot } from './members.ts'

/** What one delivery of an employee costs the company. */
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
  if (isRefusal(spot)) return spot
  const orders = await borneOrders(call.db, spot.id, daysOf(month))
  const shares = orders.flatMap(sharesIn).filter(({ date }) => date.startsWith(month))
  return {
    month,
    spot: spotAnswer(spot, call.lang),
    days: groups(shares, ({ date }) => date)
      .map(([date, some]) => ({ date, ...sums(some) }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    employees: groups(shares, ({ employee }) => employee)
      .map(([, some]) => ({ name: some[0]?.name ?? null, ...sums(some) }))
      .sort((one, other) => (one.name ?? '~').localeCompare(other.name ?? '~', call.lang)),
    total: sums(shares),
  }
}

function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${days}` }
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
    return share && share.allowance + share.account > 0 ? [{ date, employee, name, ...share }] : []
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
