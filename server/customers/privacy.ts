import { emailKey } from '#shop/customer.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { type Account, accountOf } from '../db/accounts.ts'
import { type Db, transaction } from '../db/database.ts'
import { forgetCustomer, forgetOrders, lockCustomer, openOrders } from '../db/forgetting.ts'
import { queueMail } from '../db/mails.ts'
import { type PersonalData, personalData } from '../db/personal-data.ts'
import { isPassword } from './password-hash.ts'

/** How long after logging in somebody without a password may delete the account, milliseconds. */
const freshLogin = 60 * 60_000

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

/** Everything that the shop knows about the customer, as the law wants it handed over (GDPR 15, 20). */
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
 * Erases the person (GDPR 17), who is told by mail. Orders stay for the books, without name, street,
 * phone or notes.
 * `customer-not-allowed`: a wrong password or e-mail; `login-needed`: without a password one must have
 * logged in just now; `open-orders`: something is still to be paid or brought.
 */
export async function customerDelete(
  call: CustomerCall,
  input: { password?: string | undefined; email?: string | undefined },
): Promise<null | Refusal> {
  const account = await accountOf(call.db, call.tokenHash, call.now)
  if (!account) return refuse('user-not-allowed')
  const refused = await provedBy(account, input, call.now)
  if (refused) return refused
  const stays = await transaction(call.db, async tx => {
    if (!(await lockCustomer(tx, account.id))) return refuse('user-not-allowed')
    const orders = await openOrders(tx, account.id)
    if (orders.length > 0) return refuse('open-orders', { orders })
    await forgetOrders(tx, account.id)
    const { customerId, provenEmail } = whoseOf(account)
    await forgetCustomer(tx, customerId, provenEmail)
    await sayGoodbye(tx, account, call.now)
    return null
  })
  call.jobs.soon('mails')
  return stays
}

/** Where the mail goes stands in its row alone, which forgets it when the mail has left. */
async function sayGoodbye(tx: Db, { id, name, email, lang }: Account, now: number): Promise<void> {
  const recipient = { customerId: id, name, email, lang }
  const key = `account-deleted ${randomId()}`
  await queueMail(tx, { key, code: 'account-deleted', data: { recipient } }, now)
}

async function provedBy(
  { passwordHash, email, loggedInAt }: Account,
  input: { password?: string | undefined; email?: string | undefined },
  now: number,
): Promise<Refusal | null> {
  if (passwordHash) {
    const matches = await isPassword(passwordHash, input.password ?? '')
    if (isRefusal(matches)) return matches
    return matches ? null : refuse('customer-not-allowed')
  }
  if (loggedInAt.getTime() + freshLogin < now) return refuse('login-needed')
  return emailKey(input.email ?? '') === emailKey(email) ? null : refuse('customer-not-allowed')
}

/** What came by mail alone is only theirs whose mailbox is proved. */
function whoseOf({ id, email, emailVerifiedAt }: Account) {
  return { customerId: id, provenEmail: emailVerifiedAt ? emailKey(email) : null }
}
