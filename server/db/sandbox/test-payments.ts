import type { Pool } from 'pg'

/** How many orders were paid, or begun to be paid, with the local twins of the payment providers. */
export async function ordersWithTestPayments(db: Pool): Promise<number> {
  const { rows } = await db.query<{ orders: number }>(
    `select count(distinct order_id) as orders from payment_attempt
      where provider_ref in (select code from sandbox_viva_order)
        or provider_ref in (select reference from sandbox_epay_ticket)
        or provider_ref in (select reference from sandbox_stripe_session)`,
  )
  return rows[0]?.orders ?? 0
}
