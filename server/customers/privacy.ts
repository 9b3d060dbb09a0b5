import { emailKey } from '#shop/customer/email-key.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { type Account, accountOf } from '../db/customer/accounts.ts'
import { forgetCustomer, lockCustomer, openOrders } from '../db/customer/forgetting.ts'
import { forgetOrders } from '../db/customer/forgotten-orders.ts'
import { type PersonalData, personalData } from '../db/customer/personal-data.ts'
import { type Db, transaction } from '../db/database.ts'
import { queueMail } from '../db/mail/mails.ts'
import { freshLogin } from './fresh-login.ts'
import { isPassword } from './password-hash.ts'

type ExportAnswer = PersonalData & {
  readonly exportedAt: string
  readonly account: {
    name: string
    email: string
    phone: string
    lang: string
    createdAt: string
    emailVerifiedAt: string | null
    newsAt: string | null
  }
}

/** All data that the shop has about the customer (GDPR 15, 20). */
export async function customerExport(call: CustomerCall): Promise<ExportAnswer | Refusal> {
  const account = await accountOf(call.db, call.tokenHash, call.now)
  if (!account) return refuse('user-not-allowed')
  const { name, email, phone, lang, createdAt, emailVerifiedAt, newsAt } = account
  return {
    exportedAt: new Date(call.now).toISOString(),
    account: {
      name,
      email,
      phone,
      lang,
      createdAt: createdAt.toISOString(),
      emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
      newsAt: newsAt?.toISOString() ?? null,
    },
    ...(await personalData(call.db, whoseOf(account))),
  }
}

/**
 * Erases the customer (GDPR 17) and confirms it by mail. Orders stay for the books, without name,
 * street, phone and notes. Refuses `customer-not-allowed` for a wrong password or e-mail,
 * `login-needed`, and `open-orders` where an order is still to be paid or delivered.
 */
export async function customerDelete(
  call: CustomerCall,
  input: { password?: string | undefined; email?: string | undefined },
): Promise<null | Refusal> {
  const account = await accountOf(call.db, call.tokenHash, call.now)
  if (!account) return refuse('user-not-allowed')
  const refused = await provedBy(account, input, call)
  if (refused) return refused
  const stays = await transaction(call.db, async tx =>
    (await lockCustomer(tx, account.id))
      ? eraseCustomer(tx, account, call.now)
      : refuse('user-not-allowed'),
  )
  call.jobs.soon('mails')
  return stays
}

type Erased = Pick<Account, 'id' | 'name' | 'email' | 'lang' | 'emailVerifiedAt'>

/** Erases a locked customer and confirms it by mail; who asks must have proved that they may. Refuses `open-orders`. */
export async function eraseCustomer(tx: Db, account: Erased, now: number): Promise<null | Refusal> {
  const orders = await openOrders(tx, account.id)
  if (orders.length > 0) return refuse('open-orders', { orders })
  await forgetOrders(tx, account.id)
  const { customerId, provenEmail } = whoseOf(account)
  await forgetCustomer(tx, customerId, provenEmail)
  await sayGoodbye(tx, account, now)
  return null
}

/** Only the mail's own row keeps the address, until the mail is sent. */
async function sayGoodbye(tx: Db, { id, name, email, lang }: Erased, now: number): Promise<void> {
  const recipient = { customerId: id, name, email, lang }
  const key = `account-deleted ${randomId()}`
  await queueMail(tx, { key, code: 'account-deleted', data: { recipient } }, now)
}

async function provedBy(
  { passwordHash, email, loggedInAt }: Account,
  input: { password?: string | undefined; email?: string | undefined },
  { now, from }: CustomerCall,
): Promise<Refusal | null> {
  if (passwordHash) {
    const trying = { from, account: emailKey(email) }
    const matches = await isPassword(passwordHash, input.password ?? '', trying)
    if (isRefusal(matches)) return matches
    return matches ? null : refuse('customer-not-allowed')
  }
  if (loggedInAt.getTime() + freshLogin < now) return refuse('login-needed')
  return emailKey(input.email ?? '') === emailKey(email) ? null : refuse('customer-not-allowed')
}

/** Data found by e-mail alone belongs to the customer only where the mailbox is proved. */
function whoseOf({ id, email, emailVerifiedAt }: Erased) {
  return { customerId: id, provenEmail: emailVerifiedAt ? emailKey(email) : null }
}
