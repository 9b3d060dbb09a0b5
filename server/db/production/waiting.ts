import type { Db } from '../database.ts'

/** What of a window waits for its money: orders and changes, and the portions that they may add. */
export type Waiting = {
  readonly timePeriodId: string
  readonly orders: number
  readonly portions: number
}

export async function waitingOn(db: Db, date: string): Promise<Waiting[]> {
  const { rows } = await db.query<Waiting>({
    name: 'production-waiting',
    text: `with side as (
        select c.id, 1 as sign, d.value as delivery from order_change c,
          jsonb_array_elements(c.after -> 'deliveries') d where c.status = 'waiting'
        union all
        select c.id, -1, d.value from order_change c,
          jsonb_array_elements(c.before -> 'deliveries') d where c.status = 'waiting'
      ), part as (
        select id, delivery -> 'timePeriod' ->> 'id' as what, sign * (
          select coalesce(sum((i.value ->> 'amount')::integer), 0)
          from jsonb_array_elements(delivery -> 'items') i) as portions
        from side where delivery ->> 'status' = 'planned' and (delivery ->> 'date')::date = $1
        union all
        select o.id, d.time_period_id, (
          select coalesce(sum(i.amount), 0) from order_item i where i.delivery_id = d.id)
        from order_delivery d join customer_order o on o.id = d.order_id
        where d.date = $1 and d.status = 'planned' and o.status = 'not-paid'
      ), each as (
        select id, what, greatest(0, sum(portions)) as portions from part group by id, what
      )
      select what as "timePeriodId", count(*)::integer as orders, sum(portions)::integer as portions
      from each group by what`,
    values: [date],
  })
  return rows
}
