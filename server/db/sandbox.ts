import type { Pool, PoolClient } from 'pg'
import { transaction } from './database.ts'

/** An order of the sandbox provider; `amount` in cents. */
export type SandboxOrder = {
  readonly code: string
  readonly amount: number
  readonly customerTrns: string
  readonly merchantTrns: string
  readonly sourceCode: string
  readonly email: string
  readonly fullName: string
  readonly requestLang: string
  /** 0 pending, 1 expired, 2 cancelled, 3 paid */
  readonly state: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

export type SandboxTransaction = {
  readonly id: string
  readonly orderCode: string
  readonly status: 'F' | 'E'
  readonly amount: number
  readonly eventId: number
  readonly createdAt: Date
}

const orderColumns = `code, amount, customer_trns as "customerTrns", merchant_trns as "merchantTrns",
  source_code as "sourceCode", email, full_name as "fullName", request_lang as "requestLang",
  created_at as "createdAt", expires_at as "expiresAt",
  case when state = 0 and expires_at <= $2 then 1 else state end as state`
const transactionColumns = `id, order_code as "orderCode", status, amount, event_id as "eventId",
  created_at as "createdAt"`

export async function addOrder(db: Pool, order: Omit<SandboxOrder, 'state'>): Promise<void> {
  await db.query(
    `insert into sandbox_viva_order (code, amount, customer_trns, merchant_trns, source_code, email,
        full_name, request_lang, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      order.code,
      order.amount,
      order.customerTrns,
      order.merchantTrns,
      order.sourceCode,
      order.email,
      order.fullName,
      order.requestLang,
      order.createdAt,
      order.expiresAt,
    ],
  )
}

/** An order as it stands at `now`: one that waited too long is expired. */
export async function findOrder(
  db: Pool | PoolClient,
  code: string,
  now: Date,
): Promise<SandboxOrder | null> {
  if (!/^\d{16}$/.test(code)) return null
  const { rows } = await db.query<SandboxOrder>(
    `select ${orderColumns} from sandbox_viva_order where code = $1`,
    [code, now],
  )
  return rows[0] ?? null
}

/** Changes an order that still waits; false where it does not. */
export async function changeOrder(
  db: Pool,
  code: string,
  change: { cancelled?: boolean; amount?: number | null; expiresAt?: Date | null },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update sandbox_viva_order set state = case when $3 then 2 else state end,
        amount = coalesce($4, amount), expires_at = coalesce($5, expires_at)
      where code = $1 and state = 0 and expires_at > $2`,
    [code, now, change.cancelled ?? false, change.amount ?? null, change.expiresAt ?? null],
  )
  return rowCount === 1
}

/** Records a try to pay a waiting order; `F` pays it. False where it no longer waits. */
export async function addTransaction(
  db: Pool,
  tried: Pick<SandboxTransaction, 'id' | 'orderCode' | 'status' | 'eventId'>,
  now: Date,
): Promise<boolean> {
  return transaction(db, async tx => {
    const { rows } = await tx.query<{ amount: number }>(
      `select amount from sandbox_viva_order
        where code = $1 and state = 0 and expires_at > $2 for update`,
      [tried.orderCode, now],
    )
    const [order] = rows
    if (!order) return false
    await tx.query(
      `insert into sandbox_viva_transaction (id, order_code, status, amount, event_id, created_at)
        values ($1, $2, $3, $4, $5, $6)`,
      [tried.id, tried.orderCode, tried.status, order.amount, tried.eventId, now],
    )
    if (tried.status === 'F')
      await tx.query('update sandbox_viva_order set state = 3 where code = $1', [tried.orderCode])
    return true
  })
}

export async function findTransaction(db: Pool, id: string): Promise<SandboxTransaction | null> {
  const { rows } = await db.query<SandboxTransaction>(
    `select ${transactionColumns} from sandbox_viva_transaction where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function transactionsOf(db: Pool, orderCode: string): Promise<SandboxTransaction[]> {
  const { rows } = await db.query<SandboxTransaction>(
    `select ${transactionColumns} from sandbox_viva_transaction
      where order_code = $1 order by created_at, id`,
    [orderCode],
  )
  return rows
}
