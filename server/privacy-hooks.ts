import * as z from 'zod/mini'
import { regionInterestForm } from '#shop/region-interest.ts'
import { get, post } from './hook.ts'
import { nothing } from './hook-fields.ts'
import { customerDelete, customerExport } from './privacy.ts'
import {
  regionInterestConfirm,
  regionInterestCreate,
  regionInterestDelete,
} from './region-interest.ts'

const token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** The calls about one's own data: to have it, to have it gone, and to be told of one thing without an account. */
export const privacyHooks = {
  'customer-export': get(nothing, customerExport, {
    says: 'A copy of everything that the shop knows about the caller.',
    answers: 'the account, and lists of all that belongs to it, by subject',
    customer: true,
    limit: 'export',
  }),
  'customer-delete': post(
    nothing,
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
  'region-interest-create': post(nothing, regionInterestForm, regionInterestCreate, {
    says: 'Asks to be told when the shop comes to a postcode; a mail asks back.',
    answers: 'null',
    limit: 'message',
  }),
  'region-interest-confirm': post(nothing, token, regionInterestConfirm, {
    says: "Confirms by the mail's link that they want to be told.",
    answers: '{ postcode: string }',
    refuses: ['link-expired'],
  }),
  'region-interest-delete': post(nothing, token, regionInterestDelete, {
    says: 'They do not want to be told any more; also ok where nobody was to be told.',
    answers: 'null',
  }),
}
