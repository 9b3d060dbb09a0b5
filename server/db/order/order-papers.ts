import type { Cents } from '#shop/money.ts'
import type { AttemptStatus } from '#shop/payment.ts'
import type { Db } from '../database.ts'
import { type OrderMail, orderMails } from './order-mails.ts'

export async function orderIdOf(db: Db, name: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'desk-order',
    // Each by its own index: "or" would read the whole table.
    text: `select id from customer_order where id = $1
      union all select id from customer_order where number = $2 limit 1`,
    values: [name, /^[1-9]\d{0,14}$/.test(name) ? Number(name) : null],
  })
  return rows[0]?.id ?? null
}

type DeskAttempt = {
  readonly provider: string
  readonly providerRef: string | null
  readonly method: string
  readonly status: AttemptStatus
  readonly amount: Cents
  readonly reason: string | null
  readonly createdAt: Date
}
export type DeskNotes = {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string } | null
  readonly attempts: readonly DeskAttempt[]
  readonly refunds: readonly DeskRefund[]
  readonly documents: readonly {
    readonly number: number
    readonly amount: Cents
    readonly status: string
    readonly mark: string | null
    readonly createdAt: Date
  }[]
  readonly mails: readonly OrderMail[]
}

/** What staff see of an order beyond what its customer sees. */
export async function notesOn(db: Db, orderId: string): Promise<DeskNotes> {
  const [customers, attempts, refunds, documents, mails] = await Promise.all([
    db.query(
      `select c.id, c.name, c.email from customer c join customer_order o on o.customer_id = c.id
        where o.id = $1`,
      [orderId],
    ),
    db.query(
      `select provider, provider_ref as "providerRef", method, status, amount_cents as amount,
        reason, created_at as "createdAt"
        from payment_attempt where order_id = $1 order by created_at, id`,
      [orderId],
    ),
    db.query(`${refund} where r.order_id = $1 order by r.created_at, r.id`, [orderId]),
    db.query(
      `select number, amount_cents * case when refund_id is null then 1 else -1 end as amount, status,
        mark, created_at as "createdAt" from fiscal_document where order_id = $1 order by number`,
      [orderId],
    ),
    orderMails(db, orderId),
  ])
  return {
    customer: customers.rows[0] ?? null,
    attempts: attempts.rows,
    refunds: refunds.rows,
    documents: documents.rows,
    mails,
  }
}

type DeskRefund = {
  readonly id: string
  readonly orderId: string
  readonly attemptId: string
  readonly amount: Cents
  readonly reason: string
  readonly status: 'due' | 'sending' | 'done' | 'by-hand' | 'withdrawn'
  readonly createdAt: Date
  readonly sentAt: Date | null
}

const refund = `select r.id, r.order_id as "orderId", r.attempt_id as "attemptId",
    r.amount_cents as amount, r.reason, r.status, r.created_at as "createdAt",
    r.done_at as "sentAt" from refund r`

export async function refundOf(db: Db, id: string): Promise<DeskRefund | null> {
  const { rows } = await db.query<DeskRefund>({
    name: 'desk-refund',
    text: `${refund} where r.id::text = $1`,
    values: [id.toLowerCase()],
  })
  return rows[0] ?? null
}
