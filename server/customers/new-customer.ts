import type { Catalogue } from '#shop/catalogue.ts'
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

/** Adds the customer, gift and mail; false: the e-mail has an account. Call `jobs.soon('mails')` after the commit. */
export async function welcomeCustomer(
  tx: Db,
  {
    now,
    lang,
    catalogue,
  }: Pick<Call, 'now' | 'lang'> & { readonly catalogue: Pick<Catalogue, 'gift'> },
  { emailVerified = false, ...customer }: NewCustomer,
): Promise<boolean> {
  const at = new Date(now)
  const emailVerifiedAt = emailVerified ? at : null
  if (!(await addCustomer(tx, { ...customer, lang, emailVerifiedAt, now: at }))) return false
  const { id: customerId } = customer
  const amount = catalogue.gift ?? 0
  if (amount > 0) await giveSignUpGift(tx, customerId, { now: at, amount })
  const code = amount > 0 ? 'welcome' : 'welcome-plain'
  await queueMail(tx, { key: `welcome ${customerId}`, code, customerId }, now)
  return true
}
