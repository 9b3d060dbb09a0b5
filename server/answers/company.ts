import type { SpotAnswer } from './spot.ts'

/** What a company owes for a month, in euros: money and counts, never what anybody eats. */
export type CompanyReportAnswer = {
  month: string
  spot: SpotAnswer
  /** The days that something was delivered on, the first first. */
  days: ({ date: string } & CompanySumsAnswer)[]
  /** By name; null: somebody whose account is gone. */
  employees: ({ name: string | null } & CompanySumsAnswer)[]
  total: CompanySumsAnswer
}

/** `account`: what employees put on the company's account beyond the allowance. */
export type CompanySumsAnswer = {
  employees: number
  deliveries: number
  allowance: number
  account: number
  total: number
}

/** What a company bears of an order, in euros. */
export type CompanyShareAnswer = { name: string; pays: number; youPay: number; onAccount: boolean }

/** The same of a cart. */
export type CartCompanyAnswer = CompanyShareAnswer & {
  /** Why it bears nothing yet. */
  reason: 'not-a-member' | 'email-not-verified' | null
  /** What it bears a day at most; 0 where it bears nothing. */
  perDay: number
  /** What is left of each delivery's day, for who wants to compute `pays` anew. */
  allowances: { scheduleMenuId: string; left: number }[]
}
