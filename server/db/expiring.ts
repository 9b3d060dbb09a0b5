import type { Pool } from 'pg'

/** Unpaid orders past their time, with no attempt that is still within its own time. */
export async function expiredOrders(
  db: Pool,
  { placedBefore, now, limit }: { placedBefore: number; now: number; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'order-expired',
    text: `select o.id from customer_order o
      where o.status = 'not-paid' and o.placed_at <= $1
        and not exists (select from payment_attempt a
          where a.order_id = o.id and a.status in ('created', 'pending', 'failed')
            and a.expires_at > $2)
      order by o.placed_at limit $3`,
    values: [new Date(placedBefore), new Date(now), limit],
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
