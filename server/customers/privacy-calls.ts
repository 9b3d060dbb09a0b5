import * as z from 'zod/mini'
import { type Department, hook } from '../calls/hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { customerDelete, customerExport } from './privacy.ts'

/** The calls about one's own data: a copy of it, and its erasure. */
export const privacyHooks = {
  'customer-export': hook(nothing, customerExport, {
    says: 'A copy of everything that the shop knows about the caller.',
    answers: 'the account, and lists of all that belongs to it, by subject',
    customer: true,
    limit: 'export',
  }),
  'customer-delete': hook(
    z.object({
      password: z.optional(z.string().check(z.maxLength(200))),
      /** In place of a password, where there is none: the account's own, typed again. */
      email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    }),
    customerDelete,
    {
      says: "Erases the caller's account; orders stay in the books without the person. Without a password the e-mail is typed again, after a fresh login.",
      answers: 'null',
      customer: true,
      refuses: ['customer-not-allowed', 'login-needed', 'open-orders'],
      limit: 'auth',
    },
  ),
} satisfies Department
