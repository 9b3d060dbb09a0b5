import { randomUUID } from 'node:crypto'
import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'

/** Records that a payment or a refund needs its fiscal document, once; a job issues it. */
export async function addFiscalDocument(
  tx: Db,
  document: {
    readonly orderId: string
    readonly attemptId?: string
    readonly refundId?: string
    readonly amount: Cents
  },
  now: number,
): Promise<void> {
  await tx.query({
    name: 'fiscal-document-add',
    text: `insert into fiscal_document
        (id, order_id, attempt_id, refund_id, amount_cents, next_try_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
    values: [
      randomUUID(),
      document.orderId,
      document.attemptId ?? null,
      document.refundId ?? null,
      document.amount,
      new Date(now),
    ],
  })
}
