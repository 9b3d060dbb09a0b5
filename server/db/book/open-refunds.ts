import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'

/** Money that has still to go back, and the payment that it is of. */
type OpenRefund = {
  readonly id: string
  readonly order: number
  readonly amount: Cents
  readonly status: 'due' | 'sending' | 'by-hand'
  readonly method: string
  readonly transaction: string | null
  readonly error: string | null
  readonly since: Date
}

/** What somebody sends by hand first, then what the job sends; the oldest first. */
export async function openRefunds(db: Db): Promise<OpenRefund[]> {
  const { rows } = await db.query<OpenRefund>(
    `select r.id, o.number as "order", r.amount_cents as amount, r.status, a.method,
        coalesce(a.transaction_id, a.provider_ref) as transaction, r.error, r.created_at as since
      from refund r join payment_attempt a on a.id = r.attempt_id
        join customer_order o on o.id = r.order_id
      where r.status = 'by-hand' or r.status in ('due', 'sending')
      order by r.status <> 'by-hand', r.created_at, r.id limit 200`,
  )
  return rows
}
