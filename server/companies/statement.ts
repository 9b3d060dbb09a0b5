import type { Spot } from '#shop/address/spot.ts'
import type { Text } from '#shop/language.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { CompanyReportAnswer, CompanySumsAnswer } from '../answers.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { officeOf } from '../db/company/offices.ts'
import { type CompanyPayment, companyPayments } from '../db/company/payments.ts'
import { companyReport, type owedByMonth } from './report.ts'

export type Month = { readonly month: string } & Standing

/** Euros. */
type Standing = { readonly owes: number; readonly paid: number; readonly rest: number }

type Statement = Omit<CompanyReportAnswer, 'spot'> & {
  readonly company: { readonly id: string; readonly name: Text; readonly address: Spot['address'] }
  readonly payments: readonly {
    readonly id: string
    readonly amount: number
    readonly paidOn: string
  }[]
  readonly paid: number
  readonly rest: number
  readonly madeAt: number
}

/** The statement of a month as the company's managers see it, and what came in for it. */
export async function companyStatementOne(
  { db, lang, now }: StaffCall,
  { companyId, month }: { companyId: string; month: string },
): Promise<Statement | DeskRefusal> {
  const office = await officeOf(db, companyId)
  if (!office) return refuseAtDesk('company-not-found')
  const { id, name, address } = office.spot
  const { spot: _spot, ...report } = await companyReport(db, office.spot, month, lang)
  const payments = (await companyPayments(db, companyId)).filter(one => one.month === month)
  const { paid, rest } = standing(report.total, payments)
  return {
    ...report,
    company: { id, name, address },
    payments: payments.map(({ id, cents, paidOn }) => ({ id, amount: toEuros(cents), paidOn })),
    paid,
    rest,
    madeAt: now,
  }
}

export function monthsOf(
  owed: Awaited<ReturnType<typeof owedByMonth>>,
  payments: readonly CompanyPayment[],
): Month[] {
  const months = [...new Set([...owed.keys(), ...payments.map(({ month }) => month)])]
  return months
    .sort()
    .reverse()
    .map(month => ({
      month,
      ...standing(
        owed.get(month),
        payments.filter(one => one.month === month),
      ),
    }))
}

function standing(
  sums: CompanySumsAnswer | undefined,
  payments: readonly CompanyPayment[],
): Standing {
  const owes = toCents(sums?.total ?? 0)
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0)
  return { owes: toEuros(owes), paid: toEuros(paid), rest: toEuros(owes - paid) }
}
