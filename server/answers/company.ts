import * as z from 'zod/mini'
import { count, day, euros, says } from './named.ts'
import { spotAnswer } from './spot.ts'

export const companySumsAnswer = z.strictObject({
  employees: count,
  deliveries: count,
  allowance: euros,
  account: says(euros, 'Beyond the allowance, on the company’s account.'),
  total: euros,
})
export type CompanySumsAnswer = z.infer<typeof companySumsAnswer>

export const companyReportAnswer = z
  .strictObject({
    month: z.string(),
    spot: spotAnswer,
    days: z.array(z.extend(companySumsAnswer, { date: day })),
    employees: z.array(
      z.extend(companySumsAnswer, {
        name: says(z.nullable(z.string()), 'null: the account was deleted.'),
      }),
    ),
    total: companySumsAnswer,
  })
  .check(z.describe('What a company owes for a month; euros.'))
export type CompanyReportAnswer = z.infer<typeof companyReportAnswer>

export const companyMemberAnswer = z
  .strictObject({ id: z.string(), name: z.string(), email: z.string(), isManager: z.boolean() })
  .check(z.describe('Who belongs to a company.'))
export type CompanyMemberAnswer = z.infer<typeof companyMemberAnswer>

export const companyShareAnswer = z
  .strictObject({ name: z.string(), pays: euros, youPay: euros, onAccount: z.boolean() })
  .check(z.describe('What a company pays of an order, in euros.'))
export type CompanyShareAnswer = z.infer<typeof companyShareAnswer>

export const cartCompanyAnswer = z.extend(companyShareAnswer, {
  reason: z.nullable(z.enum(['not-a-member', 'email-not-verified'])),
  perDay: says(euros, 'At most; 0 where the company pays nothing.'),
  allowances: says(
    z.array(z.strictObject({ scheduleMenuId: z.string(), left: euros })),
    'Left for each delivery’s day: the browser computes `pays` from it.',
  ),
})
export type CartCompanyAnswer = z.infer<typeof cartCompanyAnswer>
