import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'

export type RefundReason =
  | 'late'
  | 'double'
  | 'wrong-amount'
  | 'canceled'
  | 'not-accepted'
  | 'changed'
  | 'goodwill'

export type NewRefund = {
  readonly orderId: string
  readonly attemptId: string
  readonly changeId?: string | null
  readonly amount: Cents
  readonly reason: RefundReason
  /** The earliest instant at which it is sent (epoch milliseconds). */
  readonly dueAt: number
}

/** Queues a refund in the transaction of its cause; a job tells the provider after the commit. */
export async function addRefund(tx: Db, refund: NewRefund, now: number): Promise<string> {
  const id = randomUUID()
  await tx.query({
    name: 'refund-add',
    text: `insert into refund
        (id, order_id, attempt_id, change_id, amount_cents, reason, due_at, next_try_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    values: [
      id,
      refund.orderId,
      refund.attemptId,
      refund.changeId ?? null,
      refund.amount,
      refund.reason,
      new Date(refund.dueAt),
      new Date(now),
    ],
  })
  return id
}

export async function attemptLedger(
  db: Pool,
  attemptId: string,
): Promise<{ charged: Cents; done: Cents; byHand: Cents }> {
  const { rows } = await db.query<{ charged: Cents; done: Cents; byHand: Cents }>({
    name: 'refund-attempt-ledger',
    text: `select coalesce(a.charged_cents, 0) as charged,
        coalesce(sum(r.amount_cents) filter (where r.status = 'done'), 0)::integer as done,
        coalesce(sum(r.amount_cents) filter (where r.status = 'by-hand'), 0)::integer as "byHand"
      from payment_attempt a left join refund r on r.attempt_id = a.id
      where a.id = $1 group by a.id`,
    values: [attemptId],
  })
  const [ledger] = rows
  if (!ledger) throw new Error(`refund of an unknown payment ${attemptId}`)
  return ledger
}
