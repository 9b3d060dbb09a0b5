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
  'customer-export': get(nothing, customerExport, { limit: 'export' }),
  'customer-delete': post(
    nothing,
    z.object({
      password: z.optional(z.string().check(z.maxLength(200))),
      /** In place of a password, where there is none: the account's own, typed again. */
      email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    }),
    customerDelete,
    { limit: 'auth' },
  ),
  'region-interest-create': post(nothing, regionInterestForm, regionInterestCreate, {
    limit: 'message',
  }),
  'region-interest-confirm': post(nothing, token, regionInterestConfirm),
  'region-interest-delete': post(nothing, token, regionInterestDelete),
}
