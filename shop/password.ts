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
  const own = emailKey(email)
  return plain === own || plain === own.slice(0, own.lastIndexOf('@'))
    ? 'password-email-error'
    : null
}
