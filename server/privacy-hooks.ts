import * as z from 'zod/mini'
import { get, post } from './hook.ts'
import { customerDelete, customerExport } from './privacy.ts'

const nothing = z.object({})

/** The calls about one's own data: to have it, and to have it gone. */
export const privacyHooks = {
  'customer-export': get(nothing, customerExport),
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
}
