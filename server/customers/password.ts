import type { User } from '#shop/customer/customer.ts'
import { emailKey } from '#shop/customer/email-key.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { PasswordRequestAnswer, SessionAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import { passwordOf, setPassword, verifyEmail } from '../db/customer/customers.ts'
import { endEmailChange } from '../db/customer/email-changes.ts'
import { askForPassword, endPasswordPause } from '../db/customer/password-requests.ts'
import { closeSessions } from '../db/customer/sessions.ts'
import { forgetUnproven } from '../db/customer/unproven-accounts.ts'
import { type Db, transaction } from '../db/database.ts'
import { emailOfLink, endMailLinks, takeMailLink } from '../db/mail/mail-links.ts'
import { queueMail } from '../db/mail/mails.ts'
import { newPasswordRefusal } from './new-password.ts'
import { isPassword, passwordHashOf } from './password-hash.ts'
import { openSessionFor } from './session.ts'

/** The least time between two links to a new password for one e-mail, in milliseconds. */
const pause = 5 * 60_000

type NewPassword = { password: string; verify: string }

/**
 * Mails a link to a new password, or says when the latest was sent and when the next can be. Answer and time do not tell whether the e-mail has an account, unless
 * the configuration allows `customer-not-found`.
 */
export async function authPasswordRequest(
  call: Call,
  { username }: { username: string },
): Promise<PasswordRequestAnswer | Refusal> {
  const { isKnown, isNew, askedAt } = await askForPassword(call.db, username, call.now, pause)
  call.jobs.soon('mails')
  if (!isKnown && call.config.customerNotFound) return refuse('customer-not-found')
  const nextAt = new Date(askedAt.getTime() + pause)
  return { isNew, sentAt: askedAt.toISOString(), nextAt: nextAt.toISOString() }
}

/**
 * Sets a new password by a mail's link and logs in. Every other session ends; what was saved in the
 * account before its mailbox was proved is deleted, its name too. Refuses `password-request-expired`.
 */
export async function authPasswordReset(
  call: Call,
  input: NewPassword & { token: string; cartId?: string | undefined },
): Promise<SessionAnswer | Refusal> {
  if (input.verify !== input.password) return differ()
  const link = { tokenHash: tokenHashOf(input.token), purpose: 'password-reset' } as const
  // Hashing is expensive: only for a valid link.
  const email = await emailOfLink(call.db, link, call.now)
  if (email === null) return refuse('password-request-expired')
  const weak = await newPasswordRefusal(input.password, email)
  if (weak) return weak
  const passwordHash = await passwordHashOf(input.password, call)
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
  const weak = await newPasswordRefusal(input.password, customer.email)
  if (weak) return weak
  const isRight = await isPassword(await passwordOf(call.db, customer.id), input.current, {
    from: call.from,
    account: emailKey(customer.email),
  })
  if (isRefusal(isRight)) return isRight
  if (!isRight) return invalidInput({ field: 'current', slug: 'password-current-error' })
  const passwordHash = await passwordHashOf(input.password, call)
  if (isRefusal(passwordHash)) return passwordHash
  await transaction(call.db, async tx => {
    await changePassword(tx, customer.id, passwordHash, call.now)
    await closeSessions(tx, customer.id, call.tokenHash)
  })
  call.jobs.soon('mails')
  return null
}

/** Ends older links and an e-mail change that waits; the mail warns the customer, if a stranger changed it. */
async function changePassword(
  tx: Db,
  customerId: string,
  passwordHash: string,
  now: number,
): Promise<User | null> {
  await endMailLinks(tx, customerId, ['password-reset'])
  await endPasswordPause(tx, customerId)
  await endEmailChange(tx, customerId)
  const key = `password-changed ${customerId} ${now}`
  await queueMail(tx, { key, code: 'password-changed', customerId }, now)
  return setPassword(tx, customerId, passwordHash)
}

function differ(): Refusal {
  return invalidInput({ field: 'verify', slug: 'password-verify-error' })
}
