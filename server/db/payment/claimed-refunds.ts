import type { Pool } from 'pg'
import type { Cents } from '#shop/money.ts'
import { type Db, transaction } from '../database.ts'

export type ClaimedRefund = {
  readonly id: string
  readonly orderId: string
  readonly attemptId: string
  readonly amount: Cents
  /** An earlier try may have reached the provider. */
  readonly begun: boolean
}

/**
 * Takes the next due refund. From now on it cannot be withdrawn, and no other refund of the same
 * attempt is taken before it is done, because what was refunded is known by sums. If the process
 * dies, it is due again after 1 minute, then 5, 15, an hour, four.
 */
export async function claimRefund(db: Pool, now: number): Promise<ClaimedRefund | null> {
  return transaction(db, async tx => {
    // Two claims at once could each overlook the other's.
    await tx.query({
      name: 'refund-claim-lock',
      text: `select pg_advisory_xact_lock(hashtext('refund claim'))`,
    })
    const { rows } = await tx.query<ClaimedRefund>({
      name: 'refund-claim',
      text: `with next as (
          select r.id, r.status from refund r
          where r.status in ('due', 'sending') and r.due_at <= $1 and r.next_try_at <= $1
            and not exists (select from refund o
              where o.attempt_id = r.attempt_id and o.id <> r.id and o.status = 'sending')
          order by r.next_try_at, r.id limit 1 for update skip locked
        )
        update refund r set status = 'sending', tries = tries + 1,
          next_try_at = $1::timestamptz
            + (array[1, 5, 15, 60, 240])[least(tries + 1, 5)] * interval '1 minute'
        from next where r.id = next.id
        returning r.id, order_id as "orderId", attempt_id as "attemptId", amount_cents as amount,
          next.status = 'sending' as begun`,
      values: [new Date(now)],
    })
    return rows[0] ?? null
  })
}

/** Marks a refund as sent. `documented`: the payment has its fiscal document. null: it was marked before. */
export async function markRefundDone(
  tx: Db,
  id: string,
  providerRef: string | null,
  now: number,
): Promise<{ documented: boolean } | null> {
  const { rows } = await tx.query<{ documented: boolean }>({
    name: 'refund-done',
    text: `update refund set status = 'done', provider_ref = coalesce($2, provider_ref),
        error = null, done_at = $3
      where id = $1 and status in ('sending', 'by-hand')
      returning exists (select from fiscal_document d where d.attempt_id = refund.attempt_id)
        as documented`,
    values: [id, providerRef, new Date(now)],
  })
  return rows[0] ?? null
}

/** Leaves a refund to staff, who make it at the bank. */
export async function markRefundByHand(db: Db, id: string): Promise<void> {
  await db.query({
    name: 'refund-by-hand',
    text: `update refund set status = 'by-hand' where id = $1 and status = 'sending'`,
    values: [id],
  })
}

/** Records a failed try. `untouched`: it surely was not sent and may still be withdrawn. */
export async function markRefundFailed(
  db: Db,
  id: string,
  { error, untouched }: { error: string; untouched: boolean },
): Promise<void> {
  await db.query({
    name: 'refund-failed',
    text: `update refund set error = $2, status = case when $3 then 'due' else status end
      where id = $1 and status = 'sending'`,
    values: [id, error.slice(0, 500), untouched],
  })
}
