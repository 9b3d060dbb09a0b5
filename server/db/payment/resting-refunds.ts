import type { PoolClient } from 'pg'
import type { Cents } from '#shop/money.ts'
import { refundRestMinutes } from '#shop/order-change/order-change.ts'
import type { Db } from '../database.ts'

/**
 * Refunds for changes that were not sent yet: a change that makes the order dearer is paid from
 * them first. The sending job takes each by its status, so none is both sent and kept.
 */
const resting = `status = 'due' and reason in ('changed', 'canceled')`

export async function restingSum(db: Db, orderId: string): Promise<Cents> {
  const { rows } = await db.query<{ sum: Cents }>({
    name: 'resting-refunds-sum',
    text: `select coalesce(sum(amount_cents), 0)::integer as sum from refund
      where order_id = $1 and ${resting}`,
    values: [orderId],
  })
  return rows[0]?.sum ?? 0
}

/** Their sum; it locks them until the transaction ends. */
export async function lockResting(tx: PoolClient, orderId: string): Promise<Cents> {
  await tx.query({
    name: 'resting-refunds-lock',
    text: `select from refund where order_id = $1 and ${resting} order by id for update`,
    values: [orderId],
  })
  return restingSum(tx, orderId)
}

/** Delays the refunds: none is sent before that instant. */
export async function holdResting(tx: PoolClient, orderId: string, until: number): Promise<void> {
  await tx.query({
    name: 'resting-refunds-hold',
    text: `update refund set due_at = greatest($2, created_at + $3 * interval '1 minute')
      where order_id = $1 and ${resting}`,
    values: [orderId, new Date(until), refundRestMinutes],
  })
}

/**
 * Keeps this many cents of the refunds here, the newest first. They must be locked and suffice.
 */
export async function keepResting(tx: PoolClient, orderId: string, amount: Cents): Promise<void> {
  if (amount === 0) return
  await tx.query({
    name: 'resting-refunds-keep',
    text: `with parts as (
        select id, amount_cents, greatest(0, least(amount_cents, $2::integer - coalesce(
          sum(amount_cents) over (order by created_at desc, id
            rows between unbounded preceding and 1 preceding), 0)))::integer as part
        from refund where order_id = $1 and ${resting}
      )
      update refund set
        status = case when part = refund.amount_cents then 'withdrawn' else status end,
        amount_cents = refund.amount_cents - case when part = refund.amount_cents then 0 else part end
      from parts where refund.id = parts.id and part > 0`,
    values: [orderId, amount],
  })
}
