import type { Pool } from 'pg'

/** Seconds until a bank without messages is asked again, at least; later the twentieth of the age. */
export const silentSeconds = 15
/** Minutes after which a payment is over that such a bank is still asked about so often. */
const silentMinutes = 30

/**
 * Takes attempts whose provider is to be asked now, each once: the next time is written before the
 * provider is asked, so that another process, or this one after a crash, asks later. Declined
 * attempts are among them, because their page takes another card; withdrawn ones too, until the
 * provider confirms it (epay's tickets only run out). `silent`: the providers that send no messages.
 */
export async function claimDueAttempts(
  db: Pool,
  { now, limit, silent }: { now: number; limit: number; silent: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'payment-claim-due',
    text: `update payment_attempt set checks = checks + 1,
        next_check_at = $1::timestamptz + case
          when provider = any($3) and $1 < expires_at + interval '${silentMinutes} minutes'
            then greatest(interval '${silentSeconds} seconds', ($1 - created_at) / 20)
          else interval '1 minute' * least(60, power(2, least(checks, 6))) end
      where id in (
        select id from payment_attempt
        where next_check_at <= $1 and not refund_due
          and status in ('created', 'pending', 'failed', 'cancelled')
        order by next_check_at limit $2 for update skip locked)
      returning id`,
    values: [new Date(now), limit, silent],
  })
  return rows.map(({ id }) => id)
}

export async function stopAsking(db: Pool, id: string): Promise<void> {
  await db.query({
    name: 'payment-stop-asking',
    text: 'update payment_attempt set next_check_at = null where id = $1',
    values: [id],
  })
}
