import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is valid. */
const period = 30

/** A new secret for an authenticator, in Base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address in the QR code; `issuer` and `label` name the entry in the authenticator. */
export function authenticatorUrl(secret: string, label: string, issuer: string): string {
  return new TOTP({ secret, label, issuer, period }).toString()
}

/** The half minute since 1970 to which the code belongs, as clocks differ give or take one; null: wrong code. */
export function stepOf(code: string, secret: string, now: number): number | null {
  const off = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    period,
  })
  return off === null ? null : Math.floor(now / 1000 / period) + off
}
