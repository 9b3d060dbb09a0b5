import type { Db } from '../database.ts'
import { ahead } from '../delivery-states.ts'

/** The instant at which a delivery's window starts, in Athens time, whatever the clocks did before. */
const starts = `((d.date + d.time_from) at time zone 'Europe/Athens')`
const ends = `((d.date + d.time_to) at time zone 'Europe/Athens')`

/**
 * Queues one mail for each planned delivery whose meals can be changed for less than `noticeHours`
 * more. An order placed later than that gets none. `today` is the date in Athens. Answers how many.
 */
export async function queueDeliveryReminders(
  db: Db,
  when: { now: number; today: string; noticeHours: number },
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'mail-delivery-reminders',
    text: `insert into mail (id, key, code, order_id, data, next_try_at, created_at)
      select gen_random_uuid(), 'delivery-reminder ' || d.id || ' ' || d.date, 'delivery-reminder',
        o.id, jsonb_build_object('deliveryId', d.id, 'date', d.date), $1, $1
      from order_delivery d join customer_order o on o.id = d.order_id
      where d.status in (${ahead}) and o.status = 'opened' and o.customer_id is not null
        and d.date between $2::date and $2::date + 9
        and ${starts} - make_interval(hours => d.change_hours) >= $1
        and ${starts} - make_interval(hours => d.change_hours + $3) <= $1
        and o.placed_at < ${starts} - make_interval(hours => d.change_hours + $3)
      on conflict (key) do nothing`,
    values: [new Date(when.now), when.today, when.noticeHours],
  })
  return rowCount ?? 0
}

/** Queues one mail for each planned delivery of `today` whose window has not ended. Answers how many. */
export async function queueDeliveriesToday(
  db: Db,
  { now, today }: { now: number; today: string },
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'mail-deliveries-today',
    text: `insert into mail (id, key, code, order_id, data, next_try_at, created_at)
      select gen_random_uuid(), 'delivery-today ' || d.id || ' ' || d.date, 'delivery-today',
        o.id, jsonb_build_object('deliveryId', d.id, 'date', d.date), $1, $1
      from order_delivery d join customer_order o on o.id = d.order_id
      where d.status in (${ahead}) and o.status = 'opened' and o.customer_id is not null
        and d.date = $2::date and ${ends} > $1
      on conflict (key) do nothing`,
    values: [new Date(now), today],
  })
  return rowCount ?? 0
}

/** Within so many days a customer is asked once, however often something comes. */
const restDays = 6

/**
 * Queues the question how it was for what came on `day`, once a customer, to those who did not answer it
 * on the page already. Answers how many.
 */
export async function queueMealQuestions(
  db: Db,
  { now, day }: { now: number; day: string },
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'mail-meal-questions',
    text: `with came as (
        select distinct on (c.id) c.id as customer, o.id as of, d.id as delivery, d.track
        from order_delivery d join customer_order o on o.id = d.order_id
          join customer c on c.id = o.customer_id
        where d.date = $2::date and d.status = 'delivered' and c.is_asked
          and (c.asked_at is null or c.asked_at <= $1::timestamptz - make_interval(days => $3))
          and not exists (select from dish_rating r where r.delivery_id = d.id)
        order by c.id, d.time_from, d.id
      ), asked as (
        update customer set asked_at = $1 from came where id = came.customer returning id
      )
      insert into mail (id, key, code, order_id, data, next_try_at, created_at)
      select gen_random_uuid(), 'meal-question ' || delivery, 'meal-question', of,
        jsonb_build_object('deliveryId', delivery, 'track', track), $1, $1
      from came join asked on asked.id = came.customer
      on conflict (key) do nothing`,
    values: [new Date(now), day, restDays],
  })
  return rowCount ?? 0
}
