import type { DeliveryStatus } from '#shop/delivery-life.ts'
import type { OrderItem, OrderStatus } from '#shop/order/order.ts'
import type { TimePeriod } from '#shop/schedule.ts'
import type { Spot } from '#shop/spot.ts'
import type { Db } from '../database.ts'

type Tracked = {
  readonly id: string
  readonly number: number
  readonly orderStatus: OrderStatus
  readonly date: string
  readonly status: DeliveryStatus
  readonly timePeriod: Pick<TimePeriod, 'id' | 'from' | 'to'>
  readonly spot: Pick<Spot, 'id' | 'kind' | 'name'>
  readonly items: readonly Pick<OrderItem, 'slug' | 'name' | 'portion' | 'amount'>[]
  readonly isFrozen: boolean
  readonly isPacked: boolean
}

/** The delivery of a link, with how far its list and its bag are; null: there is none. */
export async function trackedDelivery(db: Db, track: string): Promise<Tracked | null> {
  const { rows } = await db.query<Tracked>({
    name: 'delivery-tracked',
    text: `select d.id, o.number, o.status as "orderStatus", d.date::text, d.status,
        json_build_object('id', d.time_period_id, 'from', left(d.time_from::text, 5),
          'to', left(d.time_to::text, 5)) as "timePeriod",
        json_build_object('id', o.spot -> 'id', 'kind', o.spot -> 'kind',
          'name', o.spot -> 'name') as spot,
        (select json_agg(json_build_object('slug', i.slug, 'name', i.name, 'portion', i.portion,
            'amount', i.amount) order by i.position)
          from order_item i where i.delivery_id = d.id) as items,
        coalesce((select l.kind <> 'thawed' from production_list l
          where l.date = d.date and l.time_period_id = d.time_period_id
          order by l.number desc limit 1), false) as "isFrozen",
        exists (select from closed_bag b where b.delivery_id = d.id) as "isPacked"
      from order_delivery d join customer_order o on o.id = d.order_id where d.track = $1`,
    values: [track],
  })
  return rows[0] ?? null
}
