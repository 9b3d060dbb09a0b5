import type { PoolClient } from 'pg'
import { byBank } from '#shop/bank-transfer.ts'
import type { Cents } from '#shop/money.ts'

/** The transfer of a locked order whose money has not come: the one that waits, else the last one; null: none. */
export async function openTransfer(
  tx: PoolClient,
  orderId: string,
): Promise<{ readonly id: string; readonly amount: Cents } | null> {
  const { rows } = await tx.query<{ id: string; amount: number }>({
    name: 'bank-open',
    text: `select id, amount_cents as amount from payment_attempt
      where order_id = $1 and provider = '${byBank}' and status <> 'paid' and not refund_due
      order by status in ('created', 'pending') desc, created_at desc limit 1`,
    values: [orderId],
  })
  return rows[0] ?? null
}
