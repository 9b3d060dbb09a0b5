import { randomUUID } from 'node:crypto'
import { emailKey } from '#shop/customer.ts'
import type { Db } from './database.ts'

/** How often a customer gets a link to a new password at most, whoever asks for it; milliseconds. */
const pause = 5 * 60_000

/**
 * Writes down that somebody is to get a link to a new password: one statement, whether the e-mail is
 * a customer's or nobody's. Answers whether it is one's.
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
