import * as z from 'zod/mini'
import { loginForm, signUpForm } from '#shop/customer.ts'
import { authLoginEmail, authRegisterEmail } from './customer.ts'
import { get, post } from './hook.ts'
import { authLogout, authSessionOne } from './session.ts'

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))
const optionalCartId = z.object({ cartId: z.optional(id) })
const nothing = z.object({})

/** The calls of logging in and of one's own account. */
export const accountHooks = {
  'auth-login-email': post(
    nothing,
    z.extend(loginForm, { cartId: z.optional(id) }),
    authLoginEmail,
    {
      limit: 'auth',
    },
  ),
  'auth-register-email': post(
    nothing,
    z.extend(signUpForm, {
      verify: z.string().check(z.maxLength(200)),
      spot: z.optional(slug),
      cartId: z.optional(id),
    }),
    authRegisterEmail,
    { limit: 'auth' },
  ),
  'auth-session-one': get(nothing, authSessionOne),
  'auth-logout': post(optionalCartId, nothing, authLogout),
}
