import { randomUUID } from 'node:crypto'
import { emailKey } from '#shop/customer/email-key.ts'
import type { Db } from '../database.ts'

type Asked = { byCustomer: number; forAddress: number; ownForAddress: number }

/** How often the customer, and everybody for one address, asked for a change since an instant. */
export async function emailChangesSince(
  db: Db,
  { customerId, email, since }: { customerId: string; email: string; since: number },
): Promise<Asked> {
  const { rows } = await db.query<Asked>({
    name: 'email-changes-since',
    text: `select
      (select count(*) from email_change where customer_id = $1 and created_at > $3) as "byCustomer",
      (select count(*) from email_change where new_key = $2 and created_at > $3) as "forAddress",
      (select count(*) from email_change where customer_id = $1 and new_key = $2
        and created_at > $3) as "ownForAddress"`,
    values: [customerId, emailKey(email), new Date(since)],
  })
  return rows[0] ?? { byCustomer: 0, forAddress: 0, ownForAddress: 0 }
}

/** Notes the wish for an e-mail in place of an older wish; answers its id. */
export async function addEmailChange(
  tx: Db,
  {
    customerId,
    email,
    now,
    expiresAt,
  }: { customerId: string; email: string; now: number; expiresAt: number },
): Promise<string> {
  await endEmailChange(tx, customerId)
  const id = randomUUID()
  await tx.query({
    name: 'email-change-add',
    text: `insert into email_change (id, customer_id, new_email, new_key, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [id, customerId, email, emailKey(email), new Date(now), new Date(expiresAt)],
  })
  return id
}

/** Calls the customer's wish off, with its link and a mail that was not sent yet. */
export async function endEmailChange(tx: Db, customerId: string): Promise<void> {
  await tx.query({
    name: 'email-change-end',
    text: `with unsent as (
        delete from mail where customer_id = $1 and code = 'email-change' and status = 'queued')
      update email_change set status = 'ended', token_hash = null
      where customer_id = $1 and status = 'waiting'`,
    values: [customerId],
  })
}

/** Keeps the hash of the secret in the mail; false: the change was called off. */
export async function keepChangeToken(db: Db, id: string, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'email-change-token',
    text: `update email_change set token_hash = $2 where id = $1 and status = 'waiting'`,
    values: [id, tokenHash],
  })
  return rowCount === 1
}

type Changed = { readonly oldEmail: string; readonly newEmail: string }

/** Gives the customer the e-mail that a link proves; null: no such link. Throws `isEmailTaken` for another's e-mail. */
export async function changeEmail(
  tx: Db,
  customerId: string,
  tokenHash: Buffer,
  now: number,
): Promise<Changed | null> {
  const { rows } = await tx.query<Changed & { newKey: string }>({
    name: 'email-change-take',
    text: `update email_change e set status = 'done', done_at = $3, token_hash = null,
        old_email = c.email
      from customer c
      where e.token_hash = $2 and e.customer_id = $1 and e.status = 'waiting' and e.expires_at > $3
        and c.id = e.customer_id
      returning e.old_email as "oldEmail", e.new_email as "newEmail", e.new_key as "newKey"`,
    values: [customerId, tokenHash, new Date(now)],
  })
  const [changed] = rows
  if (!changed) return null
  const { oldEmail, newEmail, newKey } = changed
  await tx.query({
    name: 'customer-email',
    text: 'update customer set email = $2, email_key = $3, email_verified_at = $4 where id = $1',
    values: [customerId, newEmail, newKey, new Date(now)],
  })
  return { oldEmail, newEmail }
}

export function isEmailTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'customer_email_key_key'
}
