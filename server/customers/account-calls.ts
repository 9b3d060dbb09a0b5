import * as z from 'zod/mini'
import { loginForm, newPassword, passwordRequestForm, signUpForm } from '#shop/customer/customer.ts'
import { emailChangeForm } from '#shop/customer/email-change.ts'
import {
  customerAnswer,
  customerSessionAnswer,
  passwordRequestAnswer,
  sessionAnswer,
  userAnswer,
} from '../answers/customer.ts'
import { type Department, hook } from '../calls/hook.ts'
import { id, nothing, slug } from '../calls/hook-fields.ts'
import { platforms } from '../outside/social/social-provider.ts'
import {
  authEmailVerify,
  authEmailVerifyRequest,
  authLoginEmail,
  authRegisterEmail,
} from './customer.ts'
import { customerEmailDelete, customerEmailUpdate, customerEmailVerify } from './email-change.ts'
import { authPasswordRequest, authPasswordReset, customerPasswordUpdate } from './password.ts'
import { authLogout, authSessionOne } from './session.ts'
import { customerSessionCollection, customerSessionDelete } from './session-list.ts'
import { authLoginSocial } from './social.ts'

const optionalCartId = z.object({ cartId: z.optional(id) })
const mailToken = z.string().check(z.maxLength(200))
const typedPassword = z.string().check(z.maxLength(200))

export const accountHooks = {
  'auth-login-email': hook(
    z.extend(loginForm, { spot: z.optional(slug), cartId: z.optional(id) }),
    authLoginEmail,
    {
      says: "Logs in with e-mail and password; the visitor's cart becomes the customer's. With spot the customer joins that company.",
      answers: sessionAnswer,
      refuses: ['customer-not-allowed', 'spot-not-found', 'spot-not-allowed'],
      limit: 'auth',
    },
  ),
  'auth-register-email': hook(
    z.extend(signUpForm, {
      verify: typedPassword,
      spot: z.optional(slug),
      cartId: z.optional(id),
    }),
    authRegisterEmail,
    {
      says: 'Signs up and logs in; a mail brings a gift coupon.',
      answers: sessionAnswer,
      refuses: ['customer-exists', 'spot-not-found', 'spot-not-allowed'],
      limit: 'auth',
    },
  ),
  'auth-password-request': hook(passwordRequestForm, authPasswordRequest, {
    says: "Mails a link to set a new password, if the e-mail is a customer's; at most one in 5 minutes. Answers customer-not-found only where the configuration allows it.",
    answers: passwordRequestAnswer,
    refuses: ['customer-not-found'],
    limit: 'auth',
  }),
  'auth-password-reset': hook(
    z.object({
      token: mailToken,
      password: newPassword,
      verify: typedPassword,
      cartId: z.optional(id),
    }),
    authPasswordReset,
    {
      says: "Sets a new password by the token of the mail's link and logs in; all other sessions end.",
      answers: sessionAnswer,
      refuses: ['password-request-expired'],
      limit: 'auth',
    },
  ),
  'auth-login-social': hook(
    z.object({
      platform: z.enum(platforms),
      credential: z.optional(z.string().check(z.maxLength(4096))),
      nonce: z.optional(
        z
          .string()
          .check(
            z.maxLength(200),
            z.describe("The secret whose SHA-256, in base64url, is the nonce of Google's token."),
          ),
      ),
      username: z.optional(
        z.string().check(z.maxLength(254), z.describe('Read in the page; it proves nothing.')),
      ),
      name: z.optional(
        z.string().check(z.maxLength(200), z.describe('Read in the page; it proves nothing.')),
      ),
      spot: z.optional(slug),
      cartId: z.optional(id),
    }),
    authLoginSocial,
    {
      says: "Logs in or signs up by Google or Facebook; credential is Google's ID token or Facebook's access token.",
      answers: sessionAnswer,
      refuses: [
        'invalid-token',
        'permissions-error',
        'customer-exists',
        'spot-not-found',
        'spot-not-allowed',
      ],
      limit: 'auth',
    },
  ),
  'auth-email-verify': hook(z.object({ token: mailToken }), authEmailVerify, {
    says: "Confirms the customer's mailbox by the token of the mail's link.",
    answers: z.null(),
    customer: true,
    refuses: ['email-link-expired'],
    limit: 'auth',
  }),
  'auth-email-verify-request': hook(nothing, authEmailVerifyRequest, {
    says: 'Mails another link that confirms the mailbox, unless it is confirmed already.',
    answers: z.strictObject({ isVerified: z.boolean(), isSent: z.boolean() }),
    customer: true,
    limit: 'auth',
  }),
  'auth-session-one': hook(nothing, authSessionOne, {
    says: 'Answers the logged-in customer, or null.',
    answers: z.nullable(userAnswer),
  }),
  'auth-logout': hook(optionalCartId, authLogout, {
    says: "Logs out and deletes the customer's cart.",
    answers: z.null(),
  }),
  'customer-password-update': hook(
    z.object({ current: typedPassword, password: newPassword, verify: typedPassword }),
    customerPasswordUpdate,
    {
      says: "Changes the password; the customer's other sessions end.",
      answers: z.null(),
      customer: true,
      limit: 'auth',
    },
  ),
  'customer-email-update': hook(
    z.extend(emailChangeForm, { password: z.optional(typedPassword) }),
    customerEmailUpdate,
    {
      says: 'Mails a link to a new e-mail of the account and tells the old one. The link serves for 24 hours. An account without a password sends none, after a fresh login.',
      answers: customerAnswer,
      customer: true,
      refuses: ['customer-exists', 'login-needed', 'too-many-requests'],
      limit: 'auth',
    },
  ),
  'customer-email-delete': hook(nothing, customerEmailDelete, {
    says: 'Calls off a change of the e-mail whose link was not followed yet.',
    answers: customerAnswer,
    customer: true,
  }),
  'customer-email-verify': hook(z.object({ token: mailToken }), customerEmailVerify, {
    says: "Changes the e-mail by the token of the mail's link; the customer's other sessions end.",
    answers: customerAnswer,
    customer: true,
    refuses: ['email-link-expired', 'customer-exists'],
    limit: 'auth',
  }),
  'customer-session-collection': hook(nothing, customerSessionCollection, {
    says: "Lists the customer's sessions, the latest used first.",
    answers: z.strictObject({ sessions: z.array(customerSessionAnswer) }),
    customer: true,
  }),
  'customer-session-delete': hook(
    z.object({ sessionId: z.optional(z.uuid()) }),
    customerSessionDelete,
    {
      says: 'Ends one session, or without sessionId all but this one. Answers the remaining sessions.',
      answers: z.strictObject({ sessions: z.array(customerSessionAnswer) }),
      customer: true,
    },
  ),
} satisfies Department
