import { randomUUID } from 'node:crypto'
import { emailKey } from '#shop/customer/email-key.ts'
import type { Db } from '../database.ts'

type Asked = {
  readonly isKnown: boolean
  /** false: another was asked for within the pause, and no mail is sent. */
  readonly isNew: boolean
  readonly askedAt: Date
}

/**
 * Queues a link to a new password, if a customer has the e-mail and none was asked for within the
 * pause (milliseconds). One statement for known and unknown e-mails, so that neither its time nor the
 * pause tells a stranger which they are.
 */
export async function askForPassword(
  db: Db,
  email: string,
  now: number,
  pause: number,
): Promise<Asked> {
  const { rows } = await db.query<Asked>({
    name: 'password-request',
    text: `with asked as (
        insert into password_request as known (email_mark, asked_at) values (payer_key($1), $3)
        on conflict (email_mark) do update set asked_at = excluded.asked_at
          where known.asked_at <= $4 or known.asked_at > excluded.asked_at
        returning asked_at),
      account as (select id from customer where email_key = $1),
      queued as (
        insert into mail (id, key, code, customer_id, data, next_try_at, created_at)
        select $2::uuid, concat_ws(' ', 'password-reset', id, $2::uuid), 'password-reset', id, '{}', $3, $3
        from account, asked on conflict (key) do nothing)
      select exists (select from account) as "isKnown", exists (select from asked) as "isNew",
        coalesce((select asked_at from asked),
          (select asked_at from password_request where email_mark = payer_key($1)), $3) as "askedAt"`,
    values: [emailKey(email), randomUUID(), new Date(now), new Date(now - pause)],
  })
  const [asked] = rows
  if (!asked) throw new Error('a request for a new password got no answer')
  return asked
}

/** The next link that the customer asks for is sent at once. */
export async function endPasswordPause(db: Db, customerId: string): Promise<void> {
  await db.query({
    name: 'password-request-end',
    text: `delete from password_request
      where email_mark = (select payer_key(email_key) from customer where id = $1)`,
    values: [customerId],
  })
}
