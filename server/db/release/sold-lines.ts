import type { SoldLine } from '#shop/publishing/sold-line.ts'
import type { Db } from '../database.ts'
import { ahead, toCome } from '../delivery-states.ts'

/** Lines of these meals, or any, that wait to be delivered from a date on, paid or not, next ones first. */
export async function soldLines(
  db: Db,
  from: string,
  meals: readonly string[] | null,
): Promise<SoldLine[]> {
  if (meals?.length === 0) return []
  const { rows } = await db.query<SoldLine>({
    name: 'sold-lines',
    text: `select o.number, o.id as "orderId", d.id as "deliveryId", d.date, i.meal_id as "mealId",
        i.build_id as "buildId", i.name, i.portion, i.amount, d.status in (${ahead}) as "isPlanned",
        case when f.hash is not null then jsonb_build_object('allergens', f.info -> 'allergens',
          'traces', f.info -> 'traces') end as declared,
        jsonb_build_object('windowId', d.time_period_id, 'from', left(d.time_from::text, 5),
          'to', left(d.time_to::text, 5), 'spotId', o.spot_id,
          'area', case when o.spot ->> 'kind' = 'delivery'
            then coalesce(d.address, o.address) ->> 'municipality' end) as to
      from order_delivery d join customer_order o on o.id = d.order_id
        join order_item i on i.delivery_id = d.id left join food_info f on f.hash = i.food_info
      where d.date >= $1 and d.status in (${toCome})
        and o.status in ('not-paid', 'opened')
        and ($2::text[] is null or i.meal_id = any($2))
      order by d.date, o.number, i.position`,
    values: [from, meals],
  })
  return rows
}

/** By build: how many portions of these meals wait to be delivered from a date on, paid or not yet. */
export async function portionsWaiting(
  db: Db,
  from: string,
  meals: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await db.query<{ build: string; amount: number }>({
    name: 'portions-waiting',
    text: `select i.build_id as build, sum(i.amount)::integer as amount
      from order_delivery d join customer_order o on o.id = d.order_id
        join order_item i on i.delivery_id = d.id
      where d.date >= $1 and d.status in (${toCome})
        and o.status in ('not-paid', 'opened') and i.meal_id = any($2)
      group by i.build_id`,
    values: [from, meals],
  })
  return Object.fromEntries(rows.map(({ build, amount }) => [build, amount]))
}
