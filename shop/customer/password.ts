import { emailKey } from './email-key.ts'

type WeakPassword = 'password-common-error' | 'password-email-error'

/**
 * Why a new password of 8 characters or more is one that a stranger tries first: it is blanks alone,
 * one of the commonest, or the customer's own e-mail or what stands before its @. Case does not count.
 */
export function weaknessOf(
  password: string,
  email: string,
  isCommon: (password: string) => boolean,
): WeakPassword | null {
  const plain = password.trim().normalize('NFC').toLowerCase()
  if (plain === '' || isCommon(plain)) return 'password-common-error'
  const key = emailKey(email)
  return plain === key || plain === key.slice(0, key.lastIndexOf('@'))
    ? 'password-email-error'
    : null
}

/** Failed logins of one account in an hour, from any address, that are many. */
export const manyFailures = 20
const delayStep = 2_000
const longestDelay = 10_000

/** Milliseconds that a login waits after many failed; the owner with the right password gets in. */
export function loginDelay(failures: number): number {
  return Math.min(longestDelay, delayStep * Math.floor(failures / manyFailures))
}
