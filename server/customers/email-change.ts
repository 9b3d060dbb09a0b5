import { takesEmail } from '#shop/company.ts'
import { emailChangeLifetime, mayAskForEmail, shortened } from '#shop/customer/email-change.ts'
import { emailKey } from '#shop/customer/email-key.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CustomerAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import { type Account, accountOf } from '../db/customer/accounts.ts'
import { customerByEmail } from '../db/customer/customers.ts'
import {
  addEmailChange,
  changeEmail,
  emailChangesSince,
  endEmailChange,
  isEmailTaken,
} from '../db/customer/email-changes.ts'
import { lockCustomer } from '../db/customer/forgetting.ts'
import { closeSessions } from '../db/customer/sessions.ts'
import { removeCustomerSpot, spotsOf } from '../db/customer/spots.ts'
import { type Db, transaction } from '../db/database.ts'
import { endMailLinks } from '../db/mail/mail-links.ts'
import { queueMail } from '../db/mail/mails.ts'
import { freshLogin } from './fresh-login.ts'
import { isPassword } from './password-hash.ts'
import { customerOne } from './profile.ts'

/**
 * Mails a link to the new address and a warning to the old one; nothing changes before the link is
 * followed. Refuses `customer-exists`, as signing up does, `login-needed` for an account without a
 * password, and `too-many-requests`.
 */
export async function customerEmailUpdate(
  call: CustomerCall,
  { email, password }: { email: string; password?: string | undefined },
): Promise<CustomerAnswer | Refusal> {
  const account = await accountOf(call.db, call.tokenHash, call.now)
  if (!account) return refuse('user-not-allowed')
  const refused = await provedBy(call, account, password)
  if (refused) return refused
  if (emailKey(email) === emailKey(account.email))
    return invalidInput({ field: 'email', slug: 'email-same' })
  if (await customerByEmail(call.db, email)) return refuse('customer-exists')
  const refusal = await transaction(call.db, tx => askToProve(tx, account, email, call.now))
  if (refusal) return refusal
  call.jobs.soon('mails')
  return customerOne(call)
}

async function provedBy(
  { now, from }: CustomerCall,
  { email, passwordHash, loggedInAt }: Account,
  password: string | undefined,
): Promise<Refusal | null> {
  if (!passwordHash) return loggedInAt.getTime() + freshLogin < now ? refuse('login-needed') : null
  const isRight = await isPassword(passwordHash, password ?? '', { from, account: emailKey(email) })
  if (isRefusal(isRight)) return isRight
  return isRight ? null : invalidInput({ field: 'password', slug: 'password-current-error' })
}

async function askToProve(
  tx: Db,
  { id, name, email: oldEmail, lang, emailVerifiedAt }: Account,
  email: string,
  now: number,
): Promise<Refusal | null> {
  if (!(await lockCustomer(tx, id))) return refuse('user-not-allowed')
  const since = now - emailChangeLifetime
  const asked = await emailChangesSince(tx, { customerId: id, email, since })
  if (!mayAskForEmail({ ...asked, isProved: emailVerifiedAt !== null }))
    return refuse('too-many-requests')
  const expiresAt = now + emailChangeLifetime
  const changeId = await addEmailChange(tx, { customerId: id, email, now, expiresAt })
  // No name: the address may be a stranger's, and the name an advertisement.
  const owner = { customerId: id, name: '', email, lang }
  const proof = { code: 'email-change', data: { recipient: owner, changeId } } as const
  await queueMail(tx, { key: `email-change ${changeId}`, customerId: id, ...proof }, now)
  await warn(tx, 'email-change-asked', { id, name, lang }, { oldEmail, newEmail: email }, now)
  return null
}

/** Tells the old address, which it names itself: the account may have another one by the time. */
async function warn(
  tx: Db,
  code: 'email-change-asked' | 'email-changed',
  { id, name, lang }: Pick<Account, 'id' | 'name' | 'lang'>,
  { oldEmail, newEmail }: { oldEmail: string; newEmail: string },
  now: number,
): Promise<void> {
  const recipient = { customerId: id, name, email: oldEmail, lang }
  const data = { recipient, newEmail: shortened(newEmail) }
  await queueMail(tx, { key: `${code} ${id} ${now}`, code, customerId: id, data }, now)
}

/** Calls off a change that was not proved yet. */
export async function customerEmailDelete(call: CustomerCall): Promise<CustomerAnswer | Refusal> {
  await endEmailChange(call.db, call.customer.id)
  return customerOne(call)
}

/**
 * Makes the change by the mail's link. Other sessions and older links end, and so does what the old
 * mailbox proved: the offices whose domain the new one has not. It asks for the login of the customer
 * who wanted it: a stranger who reads the mail cannot give the mailbox to an account. Refuses
 * `email-link-expired`, and `customer-exists` where another account got the e-mail meanwhile.
 */
export async function customerEmailVerify(
  call: CustomerCall,
  { token }: { token: string },
): Promise<CustomerAnswer | Refusal> {
  const account = await accountOf(call.db, call.tokenHash, call.now)
  if (!account) return refuse('user-not-allowed')
  const { id } = account
  try {
    const changed = await transaction(call.db, async tx => {
      const emails = await changeEmail(tx, id, tokenHashOf(token), call.now)
      if (!emails) return null
      await endMailLinks(tx, id, ['password-reset', 'email-verify'])
      await leaveOffices(tx, call, emails.newEmail)
      await closeSessions(tx, id, call.tokenHash)
      await warn(tx, 'email-changed', account, emails, call.now)
      return emails
    })
    if (!changed) return refuse('email-link-expired')
  } catch (error) {
    if (isEmailTaken(error)) return refuse('customer-exists')
    throw error
  }
  call.jobs.soon('mails')
  return customerOne(call)
}

async function leaveOffices(
  tx: Db,
  { catalogue, customer }: CustomerCall,
  email: string,
): Promise<void> {
  for (const { spotId } of await spotsOf(tx, customer.id)) {
    const company = catalogue.spots.get(spotId)?.company
    if (company && !takesEmail(company, email)) await removeCustomerSpot(tx, customer.id, spotId)
  }
}
