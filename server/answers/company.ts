import type { SpotAnswer } from './spot.ts'

/** What a company owes for a month; euros. */
export type CompanyReportAnswer = {
  month: string
  spot: SpotAnswer
  days: ({ date: string } & CompanySumsAnswer)[]
  /** null: the account was deleted. */
  employees: ({ name: string | null } & CompanySumsAnswer)[]
  total: CompanySumsAnswer
}

/** `account`: beyond the allowance, on the company's account. */
export type CompanySumsAnswer = {
  employees: number
  deliveries: number
  allowance: number
  account: number
  total: number
}

/** Who belongs to a company. */
export type CompanyMemberAnswer = { id: string; name: string; email: string; isManager: boolean }

/** What a company pays of an order, in euros. */
export type CompanyShareAnswer = { name: string; pays: number; youPay: number; onAccount: boolean }

export type CartCompanyAnswer = CompanyShareAnswer & {
  reason: 'not-a-member' | 'email-not-verified' | null
  /** At most; 0 where the company pays nothing. */
  perDay: number
  /** Left for each delivery's day: the browser computes `pays` from it. */
  allowances: { scheduleMenuId: string; left: number }[]
}
