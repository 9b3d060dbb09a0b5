import { randomUUID } from 'node:crypto'
import type { Cents } from '#shop/money.ts'
import type { Db } from './database.ts'

export type RefundReason =
  | 'late'
  | 'double'
  | 'wrong-amount'
  | 'canceled'
  | 'not-accepted'
  | 'changed'

export type NewRefund = {
  readonly orderId: string
  readonly attemptId: string
  readonly changeId?: string | null
  readonly amount: Cents
  readonly reason: RefundReason
  /** When the money leaves at the earliest (epoch milliseconds). */
  readonly dueAt: number
}

/** Writes down that money goes back, beside its cause; a job tells the provider after the commit. */
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
