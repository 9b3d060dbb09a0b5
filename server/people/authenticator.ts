import { Secret, TOTP } from 'otpauth'

/** Seconds for which one code of an authenticator is shown. */
const period = 30

/** A new secret for an authenticator, in Base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the code for a camera holds; `issuer` and `label` name the entry in the authenticator. */
export function authenticatorUrl(secret: string, label: string, issuer: string): string {
  return new TOTP({ secret, label, issuer, period }).toString()
}

/**
 * The half minute that a code belongs to, counted since 1970; null where it is wrong. A clock may be
 * half a minute early or late.
 */
export function stepOf(code: string, secret: string, now: number): number | null {
  const off = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    period,
  })
  return off === null ? null : Math.floor(now / 1000 / period) + off
}
