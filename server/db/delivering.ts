import type { PoolClient } from 'pg'
import { deliverable, over, toCome } from './delivery-states.ts'
import { doorAttempt } from './payment/door.ts'

/** Of order `o`; none of a window of which people say what became of each bag. */
const windowEnded = `d.status in (${deliverable})
  and (d.date + d.time_to) at time zone 'Europe/Athens' <= $1
  and not exists (select from told_window t where t.date = d.date
    and t.time_period_id = d.time_period_id and t.spot_id = o.spot ->> 'id')`

/** Locks paid orders with a delivery over at `now` or none to come, but for those to be paid at the door. */
export async function lockHandedOver(
  tx: PoolClient,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'orders-lock-handed-over',
    text: `select o.id from customer_order o
      where o.status = 'opened' and not exists (select from ${doorAttempt}) and (
        exists (select from order_delivery d where d.order_id = o.id and ${windowEnded})
        or exists (select from order_delivery d where d.order_id = o.id and d.status in (${over}))
          and not exists (select from order_delivery d
            where d.order_id = o.id and d.status in (${toCome})))
      order by o.id limit $2 for update of o skip locked`,
    values: [new Date(now), limit],
  })
  return rows.map(({ id }) => id)
}

/**
 * Marks deliveries of locked orders as delivered once their window has ended, and then the orders
 * that have none left to come. A paused delivery is still to come.
 */
export async function markDelivered(
  tx: PoolClient,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await tx.query({
    name: 'orders-mark-delivered',
    text: `with handed_over as (
        update order_delivery d set status = 'delivered' from customer_order o
        where o.id = d.order_id and d.order_id = any($2) and ${windowEnded}
      )
      update customer_order o set status = 'delivered', updated_at = $1
      where o.id = any($2) and o.status = 'opened' and not exists (
        select from order_delivery d
        where d.order_id = o.id and d.status in (${toCome}) and not (${windowEnded}))`,
    values: [new Date(now), ids],
  })
}
