import { randomUUID } from 'node:crypto'
import { emailKey } from '#shop/customer/email-key.ts'
import type { Db } from '../database.ts'

/** Milliseconds that failures are counted for, from the first. */
const window = 60 * 60_000

/** How often a login with this e-mail failed in the hour that began with the first failure. */
export async function loginFailures(db: Db, email: string, now: number): Promise<number> {
  const { rows } = await db.query<{ failures: number }>({
    name: 'login-failures',
    text: 'select failures from login_failure where email_mark = payer_key($1) and since > $2',
    values: [emailKey(email), new Date(now - window)],
  })
  return rows[0]?.failures ?? 0
}

/**
 * Counts a failed login and answers how many there are. At `many` the customer gets a mail, at most once a
 * day. One statement for known and unknown e-mails, so that its time tells no stranger which they are.
 */
export async function countLoginFailure(
  db: Db,
  email: string,
  now: number,
  many: number,
): Promise<number> {
  const { rows } = await db.query<{ failures: number }>({
    name: 'login-failure-count',
    text: `with counted as (
        insert into login_failure as known (email_mark, failures, since)
        values (payer_key($1), 1, $3)
        on conflict (email_mark) do update set
          failures = case when known.since > $4 then known.failures + 1 else 1 end,
          since = case when known.since > $4 then known.since else excluded.since end
        returning failures),
      told as (
        insert into mail (id, key, code, customer_id, data, next_try_at, created_at)
        select $2::uuid, concat_ws(' ', 'login-tries', id, $6::text), 'login-tries', id, '{}', $3, $3
        from customer, counted where email_key = $1 and failures = $5
        on conflict (key) do nothing)
      select failures from counted`,
    values: [
      emailKey(email),
      randomUUID(),
      new Date(now),
      new Date(now - window),
      many,
      new Date(now).toISOString().slice(0, 10),
    ],
  })
  return rows[0]?.failures ?? 0
}

/** Takes one failure back: the try was counted, and the machine was too busy to look at its PIN. */
export async function uncountLoginFailure(db: Db, account: string): Promise<void> {
  await db.query({
    name: 'login-failure-uncount',
    text: `with known as materialized (
        select email_mark, failures from login_failure where email_mark = payer_key($1) for update),
      gone as (delete from login_failure f using known k
        where f.email_mark = k.email_mark and k.failures = 1)
      update login_failure f set failures = k.failures - 1 from known k
      where f.email_mark = k.email_mark and k.failures > 1`,
    values: [emailKey(account)],
  })
}

/** After a right PIN, or a new one: what was wrong before counts no more. */
export async function forgetLoginFailures(db: Db, account: string): Promise<void> {
  await db.query({
    name: 'login-failures-forget',
    text: 'delete from login_failure where email_mark = payer_key($1)',
    values: [emailKey(account)],
  })
}
