import type { User } from '#shop/customer/customer.ts'
import { emailKey } from '#shop/customer/email-key.ts'
import type { Db } from '../database.ts'
import { forgetUnproven } from './unproven-accounts.ts'

export type Identity = { readonly provider: 'google' | 'facebook'; readonly subject: string }

/** Makes a second login of the same person wait until the transaction ends. */
export async function lockIdentity(tx: Db, { provider, subject }: Identity): Promise<void> {
  await tx.query({
    name: 'identity-lock',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`identity ${provider} ${subject}`],
  })
}

export async function customerOfIdentity(
  db: Db,
  { provider, subject }: Identity,
): Promise<User | null> {
  const { rows } = await db.query<User>({
    name: 'identity-customer',
    text: `select c.id, c.name, c.email from customer_identity i join customer c on c.id = i.customer_id
      where i.provider = $1 and i.subject = $2`,
    values: [provider, subject],
  })
  return rows[0] ?? null
}

type Claimant = User & { readonly emailVerifiedAt: Date | null }

/** The customer with this e-mail, locked until the transaction ends. */
export async function lockCustomerByEmail(tx: Db, email: string): Promise<Claimant | null> {
  const { rows } = await tx.query<Claimant>({
    name: 'identity-email',
    text: `select id, name, email, email_verified_at as "emailVerifiedAt" from customer
      where email_key = $1 for update`,
    values: [emailKey(email)],
  })
  return rows[0] ?? null
}

export async function addIdentity(
  tx: Db,
  { provider, subject }: Identity,
  { customerId, email, now }: { customerId: string; email: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'identity-add',
    text: `insert into customer_identity (provider, subject, customer_id, email, created_at)
      values ($1, $2, $3, $4, $5)`,
    values: [provider, subject, customerId, email, now],
  })
}

/**
 * Gives an account to the owner of its mailbox, since a stranger may have opened it with that
 * e-mail: every login into it ends, what the stranger left goes, and it gets the owner's name.
 */
export async function takeOver(
  tx: Db,
  customerId: string,
  { name, cartId, now }: { name: string; cartId: string | undefined; now: Date },
): Promise<void> {
  await forgetUnproven(tx, customerId, cartId)
  await tx.query({
    name: 'identity-sessions-end',
    text: 'delete from session where customer_id = $1',
    values: [customerId],
  })
  await tx.query({
    name: 'identity-links-end',
    text: 'delete from mail_link where customer_id = $1',
    values: [customerId],
  })
  await tx.query({
    name: 'identity-take-over',
    text: `update customer set password_hash = null, name = $2, email_verified_at = $3 where id = $1`,
    values: [customerId, name, now],
  })
}
