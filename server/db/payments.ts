import type { Pool, PoolClient } from 'pg'
import type { Cents } from '#shop/money.ts'
import type { AttemptState, AttemptStatus, Settlement } from '#shop/payment.ts'
import type { Attempt } from '../outside/payments/provider.ts'
import type { LockedOrder } from './orders.ts'

/** One try to pay an order, as it stands. */
export type PaymentAttempt = Attempt &
  AttemptState & {
    readonly status: AttemptStatus
    readonly method: string
    readonly redirectUrl: string | null
    readonly transactionId: string | null
    readonly reason: string | null
    /** The change of a paid order that it pays for; null: the order itself. */
    readonly changeId: string | null
    /** Whose order it pays. */
    readonly customerId: string | null
  }

export type Row = Omit<PaymentAttempt, 'createdAt' | 'expiresAt'> & {
  createdAt: Date
  expiresAt: Date
}

/** Of an attempt `a` and its order `o`. */
export const columns = `a.id, a.order_id as "orderId", o.number as "orderNumber", a.provider,
    a.provider_ref as "providerRef", a.amount_cents as amount, a.status, a.method,
    a.redirect_url as "redirectUrl", a.transaction_id as "transactionId", a.reason,
    a.refund_due as "refundDue", a.change_id as "changeId", a.secret, a.created_at as "createdAt", a.expires_at as "expiresAt",
    o.customer_id as "customerId"`
const read = `select ${columns}
  from payment_attempt a join customer_order o on o.id = a.order_id`

export async function one(db: Pool | PoolClient, id: string): Promise<PaymentAttempt | null> {
  const { rows } = await db.query<Row>({
    name: 'payment-one',
    text: `${read} where a.id = $1`,
    values: [id],
  })
  return attempt(rows[0])
}

export async function byReference(
  db: Pool,
  provider: string,
  providerRef: string,
): Promise<PaymentAttempt | null> {
  const { rows } = await db.query<Row>({
    name: 'payment-by-reference',
    text: `${read} where a.provider = $1 and a.provider_ref = $2`,
    values: [provider, providerRef],
  })
  return attempt(rows[0])
}

/** The attempt under way, else the latest one, locked. Its order must be locked already. */
export async function lockLatest(tx: PoolClient, orderId: string): Promise<PaymentAttempt | null> {
  const { rows } = await tx.query<Row>({
    name: 'payment-lock-latest',
    text: `${read} where a.order_id = $1
      order by a.status in ('created', 'pending') desc, a.created_at desc, a.id limit 1
      for update of a`,
    values: [orderId],
  })
  return attempt(rows[0])
}

/**
 * One attempt and the order that it pays, both locked until the transaction ends. One statement, for
 * every payment waits for it. It locks in the order of its last line: the order's row first, as
 * whoever locks both does; and what others changed while it waited is in its answer.
 */
export async function lockWithOrder(
  tx: PoolClient,
  id: string,
): Promise<{ order: LockedOrder; attempt: PaymentAttempt } | null> {
  const { rows } = await tx.query<Row & LockedWith>({
    name: 'payment-lock-with-order',
    text: `select ${columns}, o.status as "orderStatus", o.grandtotal, o.company_cents as company,
        o.cart_id as "cartId", o.cart_version as "cartVersion", o.spot_id as "spotId"
      from customer_order o join payment_attempt a on a.order_id = o.id
      where a.id = $1
      for update of o, a`,
    values: [id],
  })
  const [row] = rows
  if (!row) return null
  const { orderStatus, grandtotal, company, cartId, cartVersion, spotId, ...rest } = row
  const { orderId, orderNumber: number, customerId } = rest
  const order = { id: orderId, number, status: orderStatus, customerId }
  return {
    order: { ...order, grandtotal, company, cartId, cartVersion, spotId },
    attempt: attemptFrom(rest),
  }
}

type LockedWith = Omit<LockedOrder, 'id' | 'number' | 'status'> & {
  readonly orderStatus: LockedOrder['status']
}

/** The customer is given time to pay before the provider is asked by itself. */
const firstCheckMilliseconds = 2 * 60_000

export function firstCheck(createdAt: number): Date {
  return new Date(createdAt + firstCheckMilliseconds)
}

/** An attempt on its way into its table. */
export type FreshAttempt = Pick<PaymentAttempt, 'id' | 'provider' | 'method' | 'amount'> & {
  /** Epoch milliseconds, as is `expiresAt`. */
  readonly createdAt: number
  readonly expiresAt: number
}

export async function insert(
  tx: PoolClient,
  fresh: FreshAttempt & { readonly orderId: string; readonly changeId?: string | null },
): Promise<PaymentAttempt> {
  const { rows } = await tx.query<Row>({
    name: 'payment-insert',
    text: `with a as (
        insert into payment_attempt
          (id, order_id, provider, method, amount_cents, created_at, expires_at, change_id,
            next_check_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *
      )
      select ${columns} from a join customer_order o on o.id = a.order_id`,
    values: [
      fresh.id,
      fresh.orderId,
      fresh.provider,
      fresh.method,
      fresh.amount,
      new Date(fresh.createdAt),
      new Date(fresh.expiresAt),
      fresh.changeId ?? null,
      firstCheck(fresh.createdAt),
    ],
  })
  const written = attempt(rows[0])
  if (!written) throw new Error(`payment ${fresh.id} has no order`)
  return written
}

/** The provider took it. False where it was given up meanwhile. */
export async function started(
  db: Pool,
  id: string,
  {
    providerRef,
    redirectUrl,
    secret = null,
  }: { providerRef: string; redirectUrl: string; secret?: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'payment-started',
    text: `update payment_attempt set status = 'pending', provider_ref = $2, redirect_url = $3,
        secret = $4
      where id = $1 and status = 'created'`,
    values: [id, providerRef, redirectUrl, secret],
  })
  return rowCount === 1
}

/** What was paid has no reason of an earlier failure; what failed and then ended keeps it. */
export async function settle(
  tx: PoolClient,
  id: string,
  { status, refundDue, reason }: Settlement,
  told: { transactionId: string | null; charged: Cents | null; now: number },
): Promise<void> {
  await tx.query({
    name: 'payment-settle',
    text: `update payment_attempt set status = $2, refund_due = $3,
        reason = case when $2 = 'paid' then $4 else coalesce($4, reason) end,
        transaction_id = coalesce($5, transaction_id), charged_cents = $6, settled_at = $7
      where id = $1`,
    values: [id, status, refundDue, reason, told.transactionId, told.charged, new Date(told.now)],
  })
}

function attempt(row: Row | undefined): PaymentAttempt | null {
  return row ? attemptFrom(row) : null
}

export function attemptFrom(row: Row): PaymentAttempt {
  return { ...row, createdAt: row.createdAt.getTime(), expiresAt: row.expiresAt.getTime() }
}
