import type { SpotKind } from '#shop/address/spot.ts'
import type { Cents } from '#shop/money.ts'
import type { OrderStatus } from '#shop/order/order.ts'
import type { Db } from '../database.ts'
import { ahead } from '../delivery-states.ts'

export type ListedOrder = {
  readonly id: string
  readonly number: number
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly grandtotal: Cents
  /** Empty: the account was erased. */
  readonly name: string
  /** To the door, fetched at a counter, or to an office; as it was when it was ordered. */
  readonly way: SpotKind
  /** The first day that is still to come; null: none. */
  readonly nextDate: string | null
  /** Deliveries that are still to come. */
  readonly ahead: number
  /** The newest confirmation whose words are kept; null: there is none. */
  readonly confirmationId: string | null
}

/** The newest orders from below the number `before`, or the newest of all. */
export async function listedOrders(
  db: Db,
  { before, most }: { before: number | null; most: number },
): Promise<ListedOrder[]> {
  const { rows } = await db.query<ListedOrder>(
    `select o.id, o.number::integer as number, o.status, o.placed_at as "placedAt", o.grandtotal,
        coalesce(c.name, '') as name, o.spot ->> 'kind' as way,
        d.next as "nextDate", d.ahead, m.id as "confirmationId"
      from customer_order o left join customer c on c.id = o.customer_id
        cross join lateral (select min(date)::text as next, count(*)::integer as ahead
          from order_delivery where order_id = o.id and status in (${ahead})) d
        left join lateral (select id from mail
          where order_id = o.id and code = 'order-confirmed' and said is not null
          order by created_at desc limit 1) m on true
      where $1::bigint is null or o.number < $1
      order by o.number desc limit $2`,
    [before, most],
  )
  return rows
}
