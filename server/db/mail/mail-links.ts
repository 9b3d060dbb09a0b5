import { emailKey } from '#shop/customer/email-key.ts'
import type { Db } from '../database.ts'

export type LinkPurpose = 'password-reset' | 'email-verify'
type Link = { readonly tokenHash: Buffer; readonly purpose: LinkPurpose }

/**
 * Keeps the hash of a mail link's secret; the customer's older link ends. false: the customer has
 * another e-mail by now than the one that the mail goes to.
 */
export async function keepMailLink(
  db: Db,
  link: Link & { customerId: string; email: string; now: number; expiresAt: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'mail-link-keep',
    text: `with older as (delete from mail_link where customer_id = $3 and purpose = $2)
      insert into mail_link (token_hash, purpose, customer_id, created_at, expires_at)
      select $1, $2, id, $4, $5 from customer where id = $3 and email_key = $6 for key share`,
    values: [
      link.tokenHash,
      link.purpose,
      link.customerId,
      new Date(link.now),
      new Date(link.expiresAt),
      emailKey(link.email),
    ],
  })
  return rowCount === 1
}

/** The e-mail of the customer whose link this is; null: it is not valid at `now`. It stays valid. */
export async function emailOfLink(
  db: Db,
  { tokenHash, purpose }: Link,
  now: number,
): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>({
    name: 'mail-link-email',
    text: `select c.email from mail_link l join customer c on c.id = l.customer_id
      where l.token_hash = $1 and l.purpose = $2 and l.expires_at > $3`,
    values: [tokenHash, purpose, new Date(now)],
  })
  return rows[0]?.email ?? null
}

/** Uses a link up and answers whose it is; null: unknown, used, expired, or of another than the one named. */
export async function takeMailLink(
  db: Db,
  { tokenHash, purpose, customerId }: Link & { customerId?: string },
  now: number,
): Promise<string | null> {
  const { rows } = await db.query<{ customerId: string }>({
    name: 'mail-link-take',
    text: `delete from mail_link where token_hash = $1 and purpose = $2 and expires_at > $3
      and ($4::text is null or customer_id = $4)
      returning customer_id as "customerId"`,
    values: [tokenHash, purpose, new Date(now), customerId ?? null],
  })
  return rows[0]?.customerId ?? null
}

/** Ends the customer's links for these purposes, also those of mails that are still to be sent. */
export async function endMailLinks(
  db: Db,
  customerId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db.query({
    name: 'mail-links-end',
    text: `with unsent as (
        delete from mail where customer_id = $1 and code = any($2) and status = 'queued')
      delete from mail_link where customer_id = $1 and purpose = any($2)`,
    values: [customerId, purposes],
  })
}
