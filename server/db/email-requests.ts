import { randomUUID } from 'node:crypto'
import type { Db } from './database.ts'

/** How often a customer gets a link to confirm the mailbox at most, milliseconds. */
const pause = 5 * 60_000

/**
 * Writes down that the customer is to get a link that shows whose the mailbox is, where they have not
 * shown it yet. Answers whether they have; null: the customer is gone.
 */
export async function askForProof(
  db: Db,
  customerId: string,
  now: number,
): Promise<{ isVerified: boolean } | null> {
  const { rows } = await db.query<{ isVerified: boolean }>({
    name: 'email-request',
    text: `with asking as (select id, email_verified_at from customer where id = $1),
      asked as (
        insert into mail (id, key, code, customer_id, data, next_try_at, created_at)
        select $2, concat_ws(' ', 'email-verify', id, $3::text), 'email-verify', id, '{}', $4, $4
        from asking where email_verified_at is null on conflict (key) do nothing)
      select email_verified_at is not null as "isVerified" from asking`,
    values: [customerId, randomUUID(), String(Math.floor(now / pause)), new Date(now)],
  })
  return rows[0] ?? null
}
