import type { User } from '#shop/customer.ts'
import type { Call } from '../calls/hook.ts'
import { giveSignUpGift } from '../carts/coupon.ts'
import { addCustomer } from '../db/customers.ts'
import type { Db } from '../db/database.ts'
import { queueMail } from '../db/mails.ts'

type NewCustomer = User & {
  /** null: a provider vouches for them, there is no password. */
  readonly passwordHash: string | null
  /** A provider knows that the mailbox is theirs. */
  readonly emailVerified?: boolean
}

/**
 * What every new customer gets, however they came: the gift and the mail that tells of it. False where
 * the e-mail is somebody's already. After the commit the caller says `jobs.soon('mails')`.
 */
export async function welcomeCustomer(
  tx: Db,
  { now, lang }: Pick<Call, 'now' | 'lang'>,
  { emailVerified = false, ...customer }: NewCustomer,
): Promise<boolean> {
  const at = new Date(now)
  const emailVerifiedAt = emailVerified ? at : null
  if (!(await addCustomer(tx, { ...customer, lang, emailVerifiedAt, now: at }))) return false
  await giveSignUpGift(tx, customer.id, at)
  const { id: customerId } = customer
  await queueMail(tx, { key: `welcome ${customerId}`, code: 'welcome', customerId }, now)
  return true
}
