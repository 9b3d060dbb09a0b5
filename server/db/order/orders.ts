import type { PoolClient } from 'pg'
import type { Cents } from '#shop/money.ts'
import type { OrderStatus } from '#shop/order/order.ts'
import type { PayableOrder } from '#shop/payment.ts'
import { deliverable } from '../delivery-states.ts'

export type LockedOrder = PayableOrder & {
  readonly id: string
  readonly number: number
  readonly status: OrderStatus
  readonly customerId: string | null
  readonly cartId: string | null
  readonly cartVersion: number
  readonly spotId: string
}

const lockedColumns = `id, number, status, grandtotal, company_cents as company, customer_id as "customerId",
  cart_id as "cartId", cart_version as "cartVersion", spot_id as "spotId"`

/** An order, locked until the transaction ends. */
export async function lockOrder(tx: PoolClient, id: string): Promise<LockedOrder | null> {
  const { rows } = await tx.query<LockedOrder>({
    name: 'order-lock',
    text: `select ${lockedColumns} from customer_order where id = $1 for update`,
    values: [id],
  })
  return rows[0] ?? null
}

export async function lockOfCart(tx: PoolClient, cartId: string): Promise<LockedOrder | null> {
  const { rows } = await tx.query<LockedOrder>({
    name: 'order-lock-of-cart',
    text: `select ${lockedColumns} from customer_order where cart_id = $1 for update`,
    values: [cartId],
  })
  return rows[0] ?? null
}

/** The order that an attempt pays. To lock both, lock the order first. */
export async function lockOfAttempt(
  tx: PoolClient,
  attemptId: string,
): Promise<LockedOrder | null> {
  const { rows } = await tx.query<LockedOrder>({
    name: 'order-lock-of-attempt',
    text: `select ${lockedColumns} from customer_order
      where id = (select order_id from payment_attempt where id = $1) for update`,
    values: [attemptId],
  })
  return rows[0] ?? null
}

/** Takes the cart off an order that ended unpaid, so that it can be placed again. */
export async function releaseCart(tx: PoolClient, id: string): Promise<void> {
  await tx.query({
    name: 'order-release-cart',
    text: 'update customer_order set cart_id = null where id = $1',
    values: [id],
  })
}

/**
 * The statement that opens order $1 at $2: its status, its coupon's use, its cart's end and the
 * customer's mail. `beside` is written with it and finds the sum to charge in `opened.charged`.
 */
function opening(beside = ''): string {
  return `with opened as (
        update customer_order set status = 'opened', paid_at = $2, updated_at = $2,
          network_key = null
        where id = $1
        returning id, cart_id, grandtotal - company_cents as charged
      ), cart_gone as (
        delete from cart where id = (select cart_id from opened)
      ), coupon_used as (
        update coupon_use set used_at = $2 where order_id = $1 and used_at is null
      )${beside}
      insert into mail (id, key, code, order_id, next_try_at, created_at)
      select gen_random_uuid(), 'order-confirmed ' || $1, 'order-confirmed', $1, $2, $2 from opened`
}

/** Opens an order that the customer has nothing to pay for. */
export async function open(tx: PoolClient, id: string, now: number): Promise<void> {
  await tx.query({ name: 'order-open', text: opening(), values: [id, new Date(now)] })
}

/** Marks the attempt as paid, opens its order, and asks for its fiscal document. */
export async function openPaid(
  tx: PoolClient,
  id: string,
  paid: {
    readonly attemptId: string
    readonly transactionId: string | null
    readonly charged: Cents | null
    readonly reason: string | null
  },
  now: number,
): Promise<void> {
  await tx.query({
    name: 'order-open-paid',
    text: opening(`, paid as (
        update payment_attempt set status = 'paid', refund_due = false,
          transaction_id = coalesce($4, transaction_id), charged_cents = $5,
          reason = $6, settled_at = $2
        where id = $3
      ), document as (
        insert into fiscal_document (id, order_id, attempt_id, amount_cents, next_try_at, created_at)
        select gen_random_uuid(), $1, $3, charged, $2, $2 from opened
      )`),
    values: [id, new Date(now), paid.attemptId, paid.transactionId, paid.charged, paid.reason],
  })
}

export async function deliver(tx: PoolClient, id: string, now: number): Promise<void> {
  await tx.query({
    name: 'order-deliver',
    text: `with delivered as (
        update customer_order set status = 'delivered', updated_at = $2
        where id = $1 and status = 'opened' returning id
      )
      update order_delivery set status = 'delivered'
      where order_id = (select id from delivered) and status in (${deliverable})`,
    values: [id, new Date(now)],
  })
}
