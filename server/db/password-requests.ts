import { randomUUID } from 'node:crypto'
import { emailKey } from '#shop/email-key.ts'
import type { Db } from './database.ts'

/** The least time between two links to a new password for one e-mail, in milliseconds. */
const pause = 5 * 60_000

/**
 * Queues a link to a new password, if a customer has the e-mail. One statement either way, so that
 * its time tells a stranger nothing. Answers whether a customer has it.
 */
export async function askForPassword(db: Db, email: string, now: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'password-request',
    text: `with known as (select id from customer where email_key = $1),
      asked as (
        insert into mail (id, key, code, customer_id, data, next_try_at, created_at)
        select $2, concat_ws(' ', 'password-reset', id, $3::text), 'password-reset', id, '{}', $4, $4
        from known on conflict (key) do nothing)
      select from known`,
    values: [emailKey(email), randomUUID(), String(Math.floor(now / pause)), new Date(now)],
  })
  return rowCount === 1
}
