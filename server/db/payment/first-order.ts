import type { Db } from '../database.ts'

/** How far the order came that came furthest: whether one was paid, and whether its money went back. */
export async function furthestOrder(db: Db): Promise<'none' | 'paid' | 'refunded'> {
  const { rows } = await db.query<{ paid: boolean; refunded: boolean }>(`select
    exists (select from payment_attempt where status = 'paid') as paid,
    exists (select from refund where status = 'done') as refunded`)
  const { paid = false, refunded = false } = rows[0] ?? {}
  return refunded ? 'refunded' : paid ? 'paid' : 'none'
}
