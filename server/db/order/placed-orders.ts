import type { Db } from '../database.ts'
import { fromRow, type OrderRow, read } from './order-row.ts'
import type { PlacedOrder } from './placed-order.ts'

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
