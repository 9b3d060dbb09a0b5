import type { Cents } from '#shop/money.ts'
import type {
  ChangeKind,
  EndReason,
  OrderDelivery,
  OrderDraft,
  OrderItem,
  OrderStatus,
} from '#shop/order.ts'
import type { StandingDelivery } from '#shop/order-rights.ts'
import type { OrderSums } from '#shop/order-sums.ts'
import type { AttemptStatus } from '#shop/payment.ts'
import type { Db } from './database.ts'
import { fromRow, type OrderRow, read } from './order-row.ts'

/**
 * An order as it was placed and as it stands; amounts in cents, instants in epoch milliseconds.
 */
export type PlacedOrder = Pick<
  OrderDraft,
  | 'type'
  | 'plan'
  | 'spot'
  | 'address'
  | 'timePeriod'
  | 'paymentType'
  | 'vat'
  | 'coupon'
  | 'invoice'
  | 'notes'
> & {
  readonly id: string
  readonly number: number
  readonly cartId: string | null
  readonly customerId: string | null
  readonly status: OrderStatus
  readonly placedAt: number
  readonly paidAt: number | null
  /** Of the open attempt, else of the latest. */
  readonly attemptStatus: AttemptStatus | null
  readonly totals: Omit<OrderDraft['totals'], 'grouped'> & {
    /** What a company pays of the grand total. */
    readonly company: Cents
  }
  /** The totals at placing, before any change. */
  readonly placed: Pick<OrderSums, 'subtotal' | 'discount' | 'shipping'>
  readonly deliveries: readonly OrderDelivery[]
  readonly endReason: EndReason | null
  /** Refunds, sent or due; amounts in cents. */
  readonly refunds: readonly {
    readonly id: string
    readonly amount: Cents
    readonly status: 'due' | 'sending' | 'done' | 'by-hand'
    readonly reason: string
    /** The change that caused it. */
    readonly changeId: string | null
    readonly createdAt: number
  }[]
  /** Changes since it was paid, oldest first. */
  readonly changes: readonly {
    readonly id: string
    readonly kind: ChangeKind
    readonly status: 'waiting' | 'applied' | 'undone'
    /** Cents that it added to the order; negative: it made it cheaper. */
    readonly effect: Cents
    /** The payment that it waits for; null: none. */
    readonly attempt: ChangeAttempt | null
    /** The deliveries that it touched, before and after. */
    readonly touched: readonly StandingDelivery[]
    readonly byShop: boolean
    readonly createdAt: number
  }[]
}

/** How the payment of a change stands; `expiresAt` in epoch milliseconds. */
export type ChangeAttempt = {
  readonly provider: string
  readonly status: AttemptStatus
  readonly redirectUrl: string | null
  readonly expiresAt: number
}

/** An item as it is inserted. */
export type Line = OrderItem & { readonly deliveryId: string; readonly position: number }

export async function placedOrder(db: Db, id: string): Promise<PlacedOrder | null> {
  const { rows } = await db.query<OrderRow>({
    name: 'order-one',
    text: `${read} where o.id = $1`,
    values: [id],
  })
  return rows[0] ? fromRow(rows[0]) : null
}

/** Several orders by their ids, each once. */
export async function placedOrders(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlacedOrder>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query<OrderRow>({
    name: 'order-several',
    text: `${read} where o.id = any($1)`,
    values: [ids],
  })
  return new Map(rows.map(row => [row.id, fromRow(row)]))
}

export async function placedOrderOfCart(db: Db, cartId: string): Promise<PlacedOrder | null> {
  const { rows } = await db.query<OrderRow>({
    name: 'order-of-cart',
    text: `${read} where o.cart_id = $1`,
    values: [cartId],
  })
  return rows[0] ? fromRow(rows[0]) : null
}

/** A customer's orders, newest first; `before` is the number of the last one seen. */
export async function placedOrdersOf(
  db: Db,
  customerId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<PlacedOrder[]> {
  const { rows } = await db.query<OrderRow>({
    name: 'order-of-customer',
    text: `${read} where o.customer_id = $1 and ($2::bigint is null or o.number < $2::bigint)
      order by o.number desc limit $3`,
    values: [customerId, before, limit],
  })
  return rows.map(fromRow)
}
