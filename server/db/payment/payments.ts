import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Cents } from '#shop/money.ts'
import {
  type AttemptState,
  type AttemptStatus,
  attemptsAnHour,
  paymentMinutes,
  type Settlement,
  unprovedMinutes,
} from '#shop/payment.ts'
import type { Attempt } from '../../outside/payments/provider.ts'
import type { LockedOrder } from '../order/orders.ts'

/** An attempt to pay an order, as it stands; its statements are in one file, since they lock in one order. */
export type PaymentAttempt = Attempt &
  AttemptState & {
    readonly status: AttemptStatus
    readonly method: string
    readonly redirectUrl: string | null
    readonly transactionId: string | null
    readonly reason: string | null
    /** The change that it pays for; null: the order itself. */
    readonly changeId: string | null
    readonly customerId: string | null
  }

type Row = Omit<PaymentAttempt, 'createdAt' | 'expiresAt'> & {
  createdAt: Date
  expiresAt: Date
}

/** Of an attempt `a` and its order `o`. */
const columns = `a.id, a.order_id as "orderId", o.number as "orderNumber", a.provider,
    a.provider_ref as "providerRef", a.amount_cents as amount, a.status, a.method,
    a.redirect_url as "redirectUrl", a.transaction_id as "transactionId", a.reason,
    a.refund_due as "refundDue", a.change_id as "changeId", a.secret,
    a.created_at as "createdAt", a.expires_at as "expiresAt", o.customer_id as "customerId"`
const read = `select ${columns}
  from payment_attempt a join customer_order o on o.id = a.order_id`

export async function one(db: Pool | PoolClient, id: string): Promise<PaymentAttempt | null> {
  const { rows } = await db.query<Row>({
    name: 'payment-one',
    text: `${read} where a.id = $1`,
    values: [id],
  })
  return rows[0] ? attemptFrom(rows[0]) : null
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
  return rows[0] ? attemptFrom(rows[0]) : null
}

/** Locks the open attempt, else the latest. Lock its order before. */
export async function lockLatest(tx: PoolClient, orderId: string): Promise<PaymentAttempt | null> {
  const { rows } = await tx.query<Row>({
    name: 'payment-lock-latest',
    text: `${read} where a.order_id = $1
      order by a.status in ('created', 'pending') desc, a.created_at desc, a.id limit 1
      for update of a`,
    values: [orderId],
  })
  return rows[0] ? attemptFrom(rows[0]) : null
}

/**
 * One attempt and the order that it pays, both locked until the transaction ends. The last line
 * locks the order's row first, as every transaction does that locks both; and the answer holds what
 * others changed while this one waited.
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

/** Whether so many payments of an order began in the last hour that no further one may. */
export async function isTriedTooOften(
  tx: PoolClient,
  orderId: string,
  now: number,
): Promise<boolean> {
  const { rows } = await tx.query<{ begun: number }>({
    name: 'payment-begun',
    text: 'select count(*) as begun from payment_attempt where order_id = $1 and created_at > $2',
    values: [orderId, new Date(now - 60 * 60_000)],
  })
  return (rows[0]?.begun ?? 0) >= attemptsAnHour
}

/** The customer gets this time to pay before a job asks the provider. */
const firstCheckMilliseconds = 2 * 60_000

/**
 * Writes a new attempt; it can be paid for `paymentMinutes`, or for `unprovedMinutes` where it pays
 * for an order of a customer whose mailbox is unproved.
 */
export async function insert(
  tx: PoolClient,
  fresh: Pick<PaymentAttempt, 'orderId' | 'provider' | 'method' | 'amount'> & {
    readonly changeId?: string
    /** Epoch milliseconds. */
    readonly now: number
    /** Until when it can be paid, where that is another time. */
    readonly until?: number
  },
): Promise<PaymentAttempt> {
  const { now } = fresh
  const { rows } = await tx.query<Row>({
    name: 'payment-insert',
    text: `with a as (
        insert into payment_attempt
          (id, order_id, provider, method, amount_cents, created_at, expires_at, change_id,
            next_check_at)
        select $1, $2, $3, $4, $5, $6, case when $8::text is null and exists (
            select from customer_order o join customer c on c.id = o.customer_id
            where o.id = $2 and c.email_verified_at is null)
          then $10::timestamptz else $7 end, $8, $9
        returning *
      )
      select ${columns} from a join customer_order o on o.id = a.order_id`,
    values: [
      randomUUID(),
      fresh.orderId,
      fresh.provider,
      fresh.method,
      fresh.amount,
      new Date(now),
      new Date(fresh.until ?? now + paymentMinutes * 60_000),
      fresh.changeId ?? null,
      new Date(now + firstCheckMilliseconds),
      new Date(now + unprovedMinutes * 60_000),
    ],
  })
  const [row] = rows
  if (!row) throw new Error(`a payment of a lost order ${fresh.orderId}`)
  return attemptFrom(row)
}

/** The provider took the attempt. False: the attempt was given up meanwhile. */
export async function markStarted(
  db: Pool,
  id: string,
  {
    providerRef,
    redirectUrl,
    secret = null,
    nextCheckAt,
  }: {
    readonly providerRef: string
    readonly redirectUrl: string
    readonly secret?: string | null
    /** Epoch milliseconds; none: as it was written at first. */
    readonly nextCheckAt: number | null
  },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'payment-started',
    text: `update payment_attempt set status = 'pending', provider_ref = $2, redirect_url = $3,
        secret = $4, next_check_at = coalesce($5, next_check_at)
      where id = $1 and status = 'created'`,
    values: [id, providerRef, redirectUrl, secret, nextCheckAt && new Date(nextCheckAt)],
  })
  return rowCount === 1
}

/**
 * Writes what the provider's word made of an attempt. A paid attempt loses the reason of an earlier
 * failure; an attempt that failed and then ended keeps it.
 */
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

function attemptFrom(row: Row): PaymentAttempt {
  return { ...row, createdAt: row.createdAt.getTime(), expiresAt: row.expiresAt.getTime() }
}
