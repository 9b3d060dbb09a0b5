import type { DueDelivery } from '#shop/packing/production.ts'
import type { Db } from '../database.ts'
import { onItsDay } from '../delivery-states.ts'
import { doorAttempt } from '../payment/door.ts'

/** The paid deliveries of a day that were not cancelled or paused, and when they last changed. */
export async function dueOn(
  db: Db,
  date: string,
): Promise<{ deliveries: DueDelivery[]; changedAt: Date | null }> {
  const { rows } = await db.query<DueDelivery & { changedAt: Date }>({
    name: 'desk-day',
    text: `select d.id, o.number, o.spot, coalesce(d.address, o.address) as address, o.notes,
        coalesce(c.name, '') as name, (select a.amount_cents from ${doorAttempt}) as due, o.updated_at as "changedAt",
        json_build_object('id', d.time_period_id, 'from', left(d.time_from::text, 5), 'to', left(d.time_to::text, 5),
          'orderHours', d.order_hours, 'changeHours', d.change_hours) as "timePeriod",
        (select json_agg(json_build_object('buildId', i.build_id, 'mealId', i.meal_id,
            'slug', i.slug, 'name', i.name, 'portion', i.portion, 'type', i.type,
            'price', i.unit_price, 'amount', i.amount, 'vatRate', i.vat_rate, 'soldAs',
            case when now_declared.hash <> i.food_info then (select json_build_object(
                'allergens', f.info -> 'allergens', 'traces', f.info -> 'traces',
                'ingredients', f.info -> 'ingredients')
              from food_info f where f.hash = i.food_info) end) order by i.position)
          from order_item i left join build_food_info now_declared on now_declared.build_id = i.build_id
          where i.delivery_id = d.id) as items
      from order_delivery d join customer_order o on o.id = d.order_id
        left join customer c on c.id = o.customer_id
      where d.date = $1 and d.status in (${onItsDay})
        and o.status in ('opened', 'delivered')`,
    values: [date],
  })
  const instants = rows.map(({ changedAt }) => changedAt.getTime())
  return {
    deliveries: rows.map(({ changedAt: _changedAt, ...delivery }) => delivery),
    changedAt: instants.length > 0 ? new Date(Math.max(...instants)) : null,
  }
}
