import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'

export type DeskDocument = {
  readonly id: string
  readonly number: number
  readonly order: number
  readonly isCredit: boolean
  readonly amount: Cents
  readonly method: string
  readonly status: 'due' | 'sending' | 'issued'
  readonly mark: string | null
  readonly error: string | null
  readonly tries: number
  readonly createdAt: Date
  readonly issuedAt: Date | null
  readonly type: string | null
  readonly net: Cents | null
  readonly vat: Cents | null
  readonly vatNumber: string | null
}

const documents = `select f.id, f.number, o.number as "order", f.refund_id is not null as "isCredit",
    f.amount_cents as amount, a.method, f.status, f.mark, f.error, f.tries,
    f.created_at as "createdAt", f.issued_at as "issuedAt", f.content ->> 'type' as type,
    (f.content ->> 'net')::integer as net, (f.content ->> 'vat')::integer as vat,
    o.invoice ->> 'vatNumber' as "vatNumber"
  from fiscal_document f join customer_order o on o.id = f.order_id
    left join refund r on r.id = f.refund_id
    join payment_attempt a on a.id = coalesce(f.attempt_id, r.attempt_id)`

/** The fiscal documents that money between two instants asked for, the newest first; null: all. */
export async function documentsBetween(
  db: Db,
  from: Date,
  to: Date,
  most: number | null = null,
): Promise<DeskDocument[]> {
  const { rows } = await db.query<DeskDocument>(
    `${documents} where f.created_at >= $1 and f.created_at < $2 order by f.number desc limit $3`,
    [from, to, most],
  )
  return rows
}

export async function documentCount(db: Db, from: Date, to: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from fiscal_document
      where created_at >= $1 and created_at < $2`,
    [from, to],
  )
  return rows[0]?.count ?? 0
}

/** Those that a try did not issue, of any time. */
export async function documentsFailing(db: Db): Promise<DeskDocument[]> {
  const { rows } = await db.query<DeskDocument>(
    `${documents} where f.status in ('due', 'sending') and f.error is not null
      order by f.number limit 200`,
  )
  return rows
}

/** Has the job try it at once; answers its number, or null where it is not waiting. */
export async function hurryDocument(tx: Db, id: string, now: number): Promise<number | null> {
  const { rows } = await tx.query<{ number: number }>({
    name: 'fiscal-document-hurry',
    text: `update fiscal_document set next_try_at = $2
      where id = $1 and status in ('due', 'sending') returning number`,
    values: [id, new Date(now)],
  })
  return rows[0]?.number ?? null
}
