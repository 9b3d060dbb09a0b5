import type { Spot } from '#shop/address/spot.ts'
import type { TrackWish } from '#shop/delivering/track-wish.ts'
import type { DeliveryStatus } from '#shop/delivery-life.ts'
import type { OrderItem, OrderStatus } from '#shop/order/order.ts'
import type { TimePeriod } from '#shop/schedule/schedule.ts'
import type { Db } from '../database.ts'
import { doorPhone } from './door-phone.ts'

type Tracked = {
  readonly id: string
  readonly orderId: string
  readonly number: number
  readonly orderStatus: OrderStatus
  readonly date: string
  readonly status: DeliveryStatus
  readonly timePeriod: Pick<TimePeriod, 'id' | 'from' | 'to'>
  readonly spot: Pick<Spot, 'id' | 'kind' | 'name'>
  readonly items: readonly Pick<
    OrderItem,
    'buildId' | 'mealId' | 'slug' | 'name' | 'portion' | 'amount'
  >[]
  readonly notes: string
  readonly isFrozen: boolean
  /** How its bag was last closed for its day, with a mark of what went in; null: never. */
  readonly closed: { readonly food: string } | null
  /** The customer; null: the account is erased. */
  readonly customer: {
    readonly id: string
    readonly name: string
    readonly email: string
    /** At the door; without one, of the account. */
    readonly phone: string
    /** Whether they want to be asked how it was. */
    readonly isAsked: boolean
  } | null
  /** By meal: whether it was liked. */
  readonly ratings: Readonly<Record<string, boolean>>
  /** What was last written by the link, and when. */
  readonly told: {
    readonly wish: TrackWish
    /** With an offset, as the database writes it. */
    readonly at: string
    /** Nobody has taken it up yet. */
    readonly isNew: boolean
  } | null
}

/** The delivery of a link, with how far its list and its bag are; null: there is none. */
export async function trackedDelivery(db: Db, track: string): Promise<Tracked | null> {
  const { rows } = await db.query<Tracked>({
    name: 'delivery-tracked',
    text: `select d.id, o.id as "orderId", o.number, o.status as "orderStatus", d.date::text, d.status,
        json_build_object('id', d.time_period_id, 'from', left(d.time_from::text, 5),
          'to', left(d.time_to::text, 5)) as "timePeriod",
        json_build_object('id', o.spot -> 'id', 'kind', o.spot -> 'kind',
          'name', o.spot -> 'name') as spot,
        o.notes, (select json_agg(json_build_object('buildId', i.build_id, 'mealId', i.meal_id, 'slug', i.slug, 'name', i.name, 'portion', i.portion,
            'amount', i.amount) order by i.position)
          from order_item i where i.delivery_id = d.id) as items,
        coalesce((select l.kind <> 'thawed' from production_list l
          where l.date = d.date and l.time_period_id = d.time_period_id
          order by l.number desc limit 1), false) as "isFrozen",
        (select json_build_object('food', b.food) from closed_bag b
          where b.delivery_id = d.id and b.date = d.date order by b.number desc limit 1) as closed,
        case when c.id is not null then json_build_object('id', c.id, 'name', c.name,
          'email', c.email, 'isAsked', c.is_asked, 'phone', ${doorPhone}) end as customer,
        (select coalesce(json_object_agg(r.meal_id, r.liked), '{}') from dish_rating r
          where r.delivery_id = d.id) as ratings,
        (select json_build_object('wish', m.wish, 'at', m.created_at, 'isNew', m.state = 'new') from contact_message m
          where m.delivery_id = d.id order by m.created_at desc limit 1) as told
      from order_delivery d join customer_order o on o.id = d.order_id
        left join customer c on c.id = o.customer_id where d.track = $1`,
    values: [track],
  })
  return rows[0] ?? null
}

/** Keeps the delivery of a link from others until the transaction ends. */
export async function lockTracked(tx: Db, track: string): Promise<void> {
  await tx.query({
    name: 'delivery-tracked-lock',
    text: 'select from order_delivery where track = $1 for update',
    values: [track],
  })
}
