import { randomUUID } from 'node:crypto'
import type { Db } from '../database.ts'

/** The least time between two such links to one customer, in milliseconds. */
const pause = 5 * 60_000

export type ProofAsked = { readonly isVerified: boolean; readonly isSent: boolean }

/**
 * Queues a link that proves the customer's mailbox, unless it is proved. Answers whether it is, and
 * whether a link goes out now or one has gone out a moment ago; null: the customer was deleted.
 */
export async function askForProof(
  db: Db,
  customerId: string,
  now: number,
): Promise<ProofAsked | null> {
  const { rows } = await db.query<ProofAsked>({
    name: 'email-request',
    text: `with asking as (select id, email_verified_at from customer where id = $1),
      asked as (
        insert into mail (id, key, code, customer_id, data, next_try_at, created_at)
        select $2, concat_ws(' ', 'email-verify', id, $3::text), 'email-verify', id, '{}', $4, $4
        from asking where email_verified_at is null on conflict (key) do nothing returning id)
      select email_verified_at is not null as "isVerified",
        exists (select from asked) as "isSent" from asking`,
    values: [customerId, randomUUID(), String(Math.floor(now / pause)), new Date(now)],
  })
  return rows[0] ?? null
}
