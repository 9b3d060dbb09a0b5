import * as z from 'zod/mini'
import { inLetters } from './email-key.ts'

const passwordMinimum = 8

/** A valid address that ends in a dot followed by at least 2 letters (§5). */
const emailPattern = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@([^\s\p{C}@<>()[\]\\,;:".]+\.)+\p{L}{2,}$/u

const required = { error: 'required-field', abort: true }

/** Where one logs in or signs up, an empty e-mail is a required field (§5). */
export const email = emailOr('required-field')

/** Where somebody writes to the shop, it is asked for by name (§5). */
export const writersEmail = emailOr('fill-email')

function emailOr(missing: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, 'invalid-email'),
      z.overwrite(inLetters),
      z.regex(emailPattern, 'invalid-email'),
    )
}

export const loginForm = z.object({
  username: email,
  password: z.string().check(z.minLength(1, required), z.maxLength(200, 'invalid-field')),
})

export const passwordRequestForm = z.object({ username: email })

export const newPassword = z
  .string()
  .check(
    z.minLength(1, required),
    z.minLength(passwordMinimum, 'password-rule-error'),
    z.maxLength(200, 'invalid-field'),
  )

export const passwordForm = z.object({ password: newPassword })

/** The sign-up form (§3, §5); the call adds `verify`. */
export const signUpForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(120, 'invalid-field')),
  username: email,
  password: newPassword,
})

export type LoginForm = z.infer<typeof loginForm>
export type SignUpForm = z.infer<typeof signUpForm>

export type User = { readonly id: string; readonly name: string; readonly email: string }
