import type { PoolClient } from 'pg'
import type { Db } from './database.ts'
import { heldByOrders } from './demo-removal.ts'
import { releaseKitchen } from './load/capacity.ts'
import { claimed, type DueMail, recipient } from './mail/sending.ts'

/** How far a guest's order for a date has come; `ref`: of its latest payment at the provider. */
export type GuestOrder = {
  readonly id: string
  readonly status: string
  readonly isPaid: boolean
  readonly changes: number
  readonly provider: string | null
  readonly ref: string | null
  readonly placedAt: Date
}

/** A customer's latest order with a delivery on this date, or one moved away from it. */
export async function guestOrder(
  db: Db,
  customerId: string,
  date: string,
): Promise<GuestOrder | null> {
  const { rows } = await db.query<GuestOrder>({
    name: 'demo-guest-order',
    text: `select o.id, o.status, o.paid_at is not null as "isPaid", o.placed_at as "placedAt",
        (select count(*)::integer from order_change c where c.order_id = o.id) as changes,
        a.provider, a.provider_ref as ref
      from customer_order o left join lateral (
          select provider, provider_ref from payment_attempt
          where order_id = o.id order by created_at desc limit 1) a on true
      where o.customer_id = $1
        and exists (select from order_delivery d where d.order_id = o.id and d.date = $2)
      order by o.placed_at desc limit 1`,
    values: [customerId, date],
  })
  return rows[0] ?? null
}

export async function isSeeded(db: Db, name: string): Promise<boolean> {
  const { rowCount } = await db.query('select from seeded where name = $1', [name])
  return rowCount === 1
}

/** Deliveries of these customers before a date whose outcome a driver should have entered and did not. */
export async function untoldOf(
  db: Db,
  customers: readonly string[],
  before: string,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'demo-untold',
    text: `select d.id from order_delivery d join customer_order o on o.id = d.order_id
      where o.customer_id = any($1) and d.date < $2 and o.status = 'opened'
        and o.spot ->> 'kind' <> 'takeaway'
        and (d.status = 'not-met' or (d.status = 'planned' and exists (
          select from told_window t where t.date = d.date and t.time_period_id = d.time_period_id
            and t.spot_id = o.spot ->> 'id')))
      order by d.id`,
    values: [customers, before],
  })
  return rows.map(({ id }) => id)
}

/** Deletes what these customers ordered, once all of it lies before this date; answers how many orders. */
export async function deleteOldOrders(
  tx: PoolClient,
  customers: readonly string[],
  before: string,
): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from customer_order o where customer_id = any($1) and status <> 'opened'
        and status <> 'not-paid'
        and not exists (select from order_delivery d where d.order_id = o.id and d.date >= $2)
      order by id for update`,
    [customers, before],
  )
  const ids = rows.map(({ id }) => id)
  await releaseKitchen(tx, await heldByOrders(tx, ids))
  await tx.query('delete from customer_order where id = any($1)', [ids])
  return ids.length
}

/** Marks what was queued for a customer as sent when it came about, because they are invented. */
export async function countMailsOfAsSent(db: Db, customerId: string): Promise<void> {
  await db.query({
    name: 'demo-mails-sent',
    text: `update mail set status = 'sent', sent_at = created_at where status = 'queued' and (customer_id = $1
      or order_id in (select id from customer_order where customer_id = $1))`,
    values: [customerId],
  })
}

/** Mails of these customers' orders that are marked as sent and have no words yet. */
export async function unwrittenMails(db: Db, customers: readonly string[]): Promise<DueMail[]> {
  const { rows } = await db.query<DueMail>(
    `select ${claimed}, ${recipient} as recipient
      from mail m join customer_order o on o.id = m.order_id join customer c on c.id = o.customer_id
      where o.customer_id = any($1) and m.status = 'sent' and m.said is null
        and m.code not like 'staff-%' and m.created_at > now() - interval '80 days'
      order by m.created_at`,
    [customers],
  )
  return rows
}

/** The dishes of these customers' deliveries before a date that came, or will have once the jobs run. */
export async function dishesThatCame(
  db: Db,
  customers: readonly string[],
  before: string,
): Promise<{ deliveryId: string; date: string; mealId: string }[]> {
  const { rows } = await db.query<{ deliveryId: string; date: string; mealId: string }>(
    `select distinct d.id as "deliveryId", d.date::text, i.meal_id as "mealId"
      from order_delivery d join customer_order o on o.id = d.order_id
        join order_item i on i.delivery_id = d.id
      where o.customer_id = any($1) and d.status in ('planned', 'delivered') and d.date < $2
      order by 1, 3`,
    [customers, before],
  )
  return rows
}
