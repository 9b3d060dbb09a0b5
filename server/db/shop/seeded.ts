import type { Pool, PoolClient } from 'pg'
import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'
import { addFiscalDocument } from '../payment/fiscal-documents.ts'

/** Claims a seed until the transaction ends; false: it was filled in before. Waits for another process as long as that seeds. */
export async function claimSeed(tx: PoolClient, name: string): Promise<boolean> {
  await tx.query('set local lock_timeout = 0; set local statement_timeout = 0')
  await tx.query('lock table seeded')
  const { rowCount } = await tx.query(
    'insert into seeded (name) values ($1) on conflict do nothing',
    [name],
  )
  return rowCount === 1
}

/** Whether the database has a place, a meal, a customer or an order. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ used: boolean }>(`select exists (select from meal)
    or exists (select from spot) or exists (select from customer) or exists (select from customer_order) as used`)
  return rows[0]?.used ?? false
}

export async function hasShop(db: Pool): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('fiscal_document') is not null as there`,
  )
  return rows[0]?.there ?? false
}

/** Marks the mails of the demo's own orders as sent, because their customers are invented. */
export async function countMailsAsSent(tx: PoolClient, now: Date): Promise<void> {
  await tx.query(`update mail set status = 'sent', sent_at = $1 where status = 'queued'`, [now])
}

/** Marks the refunds of a demo order as sent: its payments never reached a provider. */
export async function countRefundsAsSent(tx: PoolClient, orderId: string): Promise<void> {
  const { rows } = await tx.query<{ id: string; amount: Cents; doneAt: Date }>(
    `update refund set status = 'done', done_at = due_at where order_id = $1 and status = 'due'
      returning id, amount_cents as amount, done_at as "doneAt"`,
    [orderId],
  )
  for (const { id, amount, doneAt } of rows)
    await addFiscalDocument(tx, { orderId, refundId: id, amount }, doneAt.getTime())
}
