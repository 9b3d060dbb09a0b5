import type { Pool, PoolClient } from 'pg'
import { transaction } from '../database.ts'
import { addEvent } from './events.ts'

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

export const orderColumns = `o.code, o.amount, o.customer_trns as "customerTrns",
  o.merchant_trns as "merchantTrns", o.source_code as "sourceCode", o.email,
  o.full_name as "fullName", o.request_lang as "requestLang", o.created_at as "createdAt",
  o.expires_at as "expiresAt",
  case when o.state = 0 and o.expires_at <= $2 then 1 else o.state end as state`
export async function addOrder(db: Pool, order: Omit<SandboxOrder, 'state'>): Promise<void> {
  await db.query({
    name: 'sandbox-order-add',
    text: `insert into sandbox_viva_order (code, amount, customer_trns, merchant_trns, source_code,
        email, full_name, request_lang, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
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
  })
}

export async function findOrder(
  db: Pool | PoolClient,
  code: string,
  now: Date,
): Promise<SandboxOrder | null> {
  if (!/^\d{16}$/.test(code)) return null
  const [order] = await findOrders(db, [code], now)
  return order ?? null
}

/** Several orders as they stand at `now`, in no order. */
export async function findOrders(
  db: Pool | PoolClient,
  codes: readonly string[],
  now: Date,
): Promise<SandboxOrder[]> {
  const { rows } = await db.query<SandboxOrder>({
    name: 'sandbox-orders',
    text: `select ${orderColumns} from sandbox_viva_order o where o.code = any($1)`,
    values: [codes, now],
  })
  return rows
}

/** Changes an order that still waits; false: it does not. */
export async function changeOrder(
  db: Pool,
  code: string,
  change: { cancelled?: boolean; amount?: number | null; expiresAt?: Date | null },
  now: Date,
): Promise<boolean> {
  return transaction(db, async tx => {
    const { rowCount } = await tx.query(
      `update sandbox_viva_order set state = case when $3 then 2 else state end,
          amount = coalesce($4, amount), expires_at = coalesce($5, expires_at)
        where code = $1 and state = 0 and expires_at > $2`,
      [code, now, change.cancelled ?? false, change.amount ?? null, change.expiresAt ?? null],
    )
    if (rowCount !== 1) return false
    if (change.cancelled) await addEvent(tx, 4865, code, null, now)
    return true
  })
}
