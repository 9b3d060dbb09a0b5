import type { User } from '#shop/customer/customer.ts'
import type { Call } from '../calls/hook.ts'
import { giveSignUpGift } from '../carts/coupon.ts'
import { addCustomer } from '../db/customer/customers.ts'
import type { Db } from '../db/database.ts'
import { queueMail } from '../db/mail/mails.ts'

type NewCustomer = User & {
  /** null for a customer who came by Google or Facebook. */
  readonly passwordHash: string | null
  readonly emailVerified?: boolean
}

/**
 * Adds the customer with the sign-up gift and its mail; false where the e-mail has an account. After
 * the commit the caller must call `jobs.soon('mails')`.
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
