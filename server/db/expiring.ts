import type { Pool } from 'pg'
import { paymentMinutes, unprovedMinutes } from '#shop/payment.ts'

/**
 * Unpaid orders past their time, which is shorter where the mailbox was unproved, with no attempt
 * that is still within its own time. They come in another order each time, so that those that
 * cannot be ended do not keep the rest waiting.
 */
export async function expiredOrders(
  db: Pool,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const before = (minutes: number) => new Date(now - minutes * 60_000)
  const { rows } = await db.query<{ id: string }>({
    name: 'order-expired',
    text: `select o.id from customer_order o
      where o.status = 'not-paid' and o.placed_at <= $1
        and (o.is_unproved or o.placed_at <= $4)
        and not exists (select from payment_attempt a
          where a.order_id = o.id and a.status in ('created', 'pending', 'failed')
            and a.expires_at > $2)
      order by hashtext(o.id || $2::text) limit $3`,
    values: [before(unprovedMinutes), new Date(now), limit, before(paymentMinutes)],
  })
  return rows.map(({ id }) => id)
}

/** Attempts of an order that could still be paid. */
export async function payableAttempts(db: Pool, orderId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'payment-payable',
    text: `select id from payment_attempt
      where order_id = $1 and status in ('created', 'pending', 'failed') and not refund_due
      order by created_at`,
    values: [orderId],
  })
  return rows.map(({ id }) => id)
}
