import * as z from 'zod/mini'
import { accountExportAnswer } from '../answers/customer.ts'
import { type Department, hook } from '../calls/hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { customerDelete, customerExport } from './privacy.ts'

export const privacyHooks = {
  'customer-export': hook(nothing, customerExport, {
    says: 'Answers all data that the shop has about the customer.',
    answers: accountExportAnswer,
    customer: true,
    limit: 'export',
  }),
  'customer-delete': hook(
    z.object({
      password: z.optional(z.string().check(z.maxLength(200))),
      /** Confirms an account without a password: its own e-mail, typed again. */
      email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    }),
    customerDelete,
    {
      says: 'Erases the customer; orders stay in the books without personal data. An account without a password sends its e-mail instead, after a fresh login.',
      answers: z.null(),
      customer: true,
      refuses: ['customer-not-allowed', 'login-needed', 'open-orders'],
      limit: 'auth',
    },
  ),
} satisfies Department
