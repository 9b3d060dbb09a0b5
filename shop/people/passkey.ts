import * as z from 'zod/mini'

/** Minutes in which a challenge serves, once. */
export const challengeMinutes = 5
export const mostPasskeys = 20

const required = { error: 'required-field', abort: true }
const encoded = (most: number) =>
  z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most, 'invalid-field'))
const id = encoded(1400)
const clientData = encoded(4000)

export const passkeyIdForm = z.object({ passkeyId: id })

/** Asks for the password, so that nobody at an open tab adds a key. */
export const passkeyOptionsForm = z.object({
  password: z.string().check(z.minLength(1, required), z.maxLength(200, 'invalid-field')),
})

/** The device's answer from `@simplewebauthn/browser`. */
export const passkeyForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(60, 'invalid-field')),
  id,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: encoded(20_000),
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
    ),
  }),
})

export const passkeyLoginForm = z.object({
  id,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: z.optional(encoded(200)),
  }),
})

export type NewPasskey = z.infer<typeof passkeyForm>
export type PasskeyLogin = z.infer<typeof passkeyLoginForm>
