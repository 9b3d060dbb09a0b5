import * as z from 'zod/mini'
import { loginForm, newPassword, passwordRequestForm, signUpForm } from '#shop/customer.ts'
import {
  authEmailVerify,
  authEmailVerifyRequest,
  authLoginEmail,
  authRegisterEmail,
} from './customer.ts'
import { get, post, put } from './hook.ts'
import { id, nothing, slug } from './hook-fields.ts'
import { platforms } from './outside/social/social-provider.ts'
import { authPasswordRequest, authPasswordReset, customerPasswordUpdate } from './password.ts'
import { authLogout, authSessionOne } from './session.ts'
import { customerSessionCollection, customerSessionDelete } from './session-list.ts'
import { authLoginSocial } from './social.ts'

const optionalCartId = z.object({ cartId: z.optional(id) })
const mailToken = z.string().check(z.maxLength(200))
const typedPassword = z.string().check(z.maxLength(200))

/** The calls of logging in and of one's own account. */
export const accountHooks = {
  'auth-login-email': post(
    nothing,
    z.extend(loginForm, { spot: z.optional(slug), cartId: z.optional(id) }),
    authLoginEmail,
    {
      limit: 'auth',
    },
  ),
  'auth-register-email': post(
    nothing,
    z.extend(signUpForm, {
      verify: typedPassword,
      spot: z.optional(slug),
      cartId: z.optional(id),
    }),
    authRegisterEmail,
    { limit: 'auth' },
  ),
  'auth-password-request': post(nothing, passwordRequestForm, authPasswordRequest, {
    limit: 'auth',
  }),
  'auth-password-reset': post(
    nothing,
    z.object({
      token: mailToken,
      password: newPassword,
      verify: typedPassword,
      cartId: z.optional(id),
    }),
    authPasswordReset,
    { limit: 'auth' },
  ),
  'auth-login-social': post(
    nothing,
    z.object({
      platform: z.enum(platforms),
      credential: z.optional(z.string().check(z.maxLength(4096))),
      /** What the browser kept to itself of the `nonce` that Google put into its token (SHA-256, base64url). */
      nonce: z.optional(z.string().check(z.maxLength(200))),
      // What the page read at the provider: it proves nothing.
      username: z.optional(z.string().check(z.maxLength(254))),
      name: z.optional(z.string().check(z.maxLength(200))),
      spot: z.optional(slug),
      cartId: z.optional(id),
    }),
    authLoginSocial,
    { limit: 'auth' },
  ),
  'auth-email-verify': post(nothing, z.object({ token: mailToken }), authEmailVerify, {
    limit: 'auth',
  }),
  'auth-email-verify-request': post(nothing, nothing, authEmailVerifyRequest, { limit: 'auth' }),
  'auth-session-one': get(nothing, authSessionOne),
  'auth-logout': post(optionalCartId, nothing, authLogout),
  'customer-password-update': put(
    nothing,
    z.object({ current: typedPassword, password: newPassword, verify: typedPassword }),
    customerPasswordUpdate,
    { limit: 'auth' },
  ),
  'customer-session-collection': get(nothing, customerSessionCollection),
  'customer-session-delete': post(
    z.object({ sessionId: z.optional(z.uuid()) }),
    nothing,
    customerSessionDelete,
  ),
}
