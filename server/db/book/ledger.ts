import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'

type PaidAttempt = {
  readonly id: string
  readonly changeId: string | null
  readonly charged: Cents
  /** All refunds that were not withdrawn, sent or not. */
  readonly refunded: Cents
}

/** What was charged for an order, newest first. Lock the order before giving money back. */
export async function paidAttempts(tx: Db, orderId: string): Promise<PaidAttempt[]> {
  const { rows } = await tx.query<PaidAttempt>({
    name: 'ledger-paid-attempts',
    text: `select a.id, a.change_id as "changeId",
        coalesce(a.charged_cents, a.amount_cents) as charged,
        (select coalesce(sum(r.amount_cents), 0)::integer from refund r
          where r.attempt_id = a.id and r.status <> 'withdrawn') as refunded
      from payment_attempt a
      where a.order_id = $1 and (a.status = 'paid' or a.refund_due)
      order by a.created_at desc, a.id`,
    values: [orderId],
  })
  return rows
}
