import type { User } from '#shop/customer.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import type { SessionAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import { passwordOf, setPassword, verifyEmail } from '../db/customers.ts'
import { type Db, transaction } from '../db/database.ts'
import { endMailLinks, linkLives, takeMailLink } from '../db/mail-links.ts'
import { queueMail } from '../db/mails.ts'
import { askForPassword } from '../db/password-requests.ts'
import { closeSessions } from '../db/sessions.ts'
import { forgetUnproven } from '../db/unproven-accounts.ts'
import { isPassword, passwordHashOf } from './password-hash.ts'
import { openSessionFor } from './session.ts'

type NewPassword = { password: string; verify: string }

/**
 * Mails a link to a new password. Answer and time do not tell whether the e-mail has an account, unless
 * the configuration allows `customer-not-found`.
 */
export async function authPasswordRequest(
  call: Call,
  { username }: { username: string },
): Promise<null | Refusal> {
  const isKnown = await askForPassword(call.db, username, call.now)
  call.jobs.soon('mails')
  return isKnown || !call.config.customerNotFound ? null : refuse('customer-not-found')
}

/**
 * Sets a new password by a mail's link and logs in. Every other session ends; what was saved in the
 * account before its mailbox was proved is deleted. Refuses `password-request-expired`.
 */
export async function authPasswordReset(
  call: Call,
  input: NewPassword & { token: string; cartId?: string | undefined },
): Promise<SessionAnswer | Refusal> {
  if (input.verify !== input.password) return differ()
  const link = { tokenHash: tokenHashOf(input.token), purpose: 'password-reset' } as const
  // Hashing is expensive: only for a valid link.
  if (!(await linkLives(call.db, link, call.now))) return refuse('password-request-expired')
  const passwordHash = await passwordHashOf(input.password)
  if (isRefusal(passwordHash)) return passwordHash
  const user = await transaction(call.db, async tx => {
    const customerId = await takeMailLink(tx, link, call.now)
    if (customerId === null) return null
    await forgetUnproven(tx, customerId, input.cartId)
    await verifyEmail(tx, customerId, new Date(call.now))
    await closeSessions(tx, customerId, null)
    return changePassword(tx, customerId, passwordHash, call.now)
  })
  call.jobs.soon('mails')
  return user ? openSessionFor(call, user, input.cartId) : refuse('password-request-expired')
}

export async function customerPasswordUpdate(
  call: CustomerCall,
  input: NewPassword & { current: string },
): Promise<null | Refusal> {
  if (input.verify !== input.password) return differ()
  const { customer } = call
  const isRight = await isPassword(await passwordOf(call.db, customer.id), input.current)
  if (isRefusal(isRight)) return isRight
  if (!isRight) return invalidInput({ field: 'current', slug: 'password-current-error' })
  const passwordHash = await passwordHashOf(input.password)
  if (isRefusal(passwordHash)) return passwordHash
  await transaction(call.db, async tx => {
    await changePassword(tx, customer.id, passwordHash, call.now)
    await closeSessions(tx, customer.id, call.tokenHash)
  })
  call.jobs.soon('mails')
  return null
}

/** Ends older links to a new password. The mail warns the customer in case a stranger changed it. */
async function changePassword(
  tx: Db,
  customerId: string,
  passwordHash: string,
  now: number,
): Promise<User | null> {
  await endMailLinks(tx, customerId, ['password-reset'])
  const key = `password-changed ${customerId} ${now}`
  await queueMail(tx, { key, code: 'password-changed', customerId }, now)
  return setPassword(tx, customerId, passwordHash)
}

function differ(): Refusal {
  return invalidInput({ field: 'verify', slug: 'password-verify-error' })
}
