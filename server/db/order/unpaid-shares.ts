import type { PoolClient } from 'pg'
import type { Demand } from '#shop/capacity/capacity.ts'
import type { Db } from '../database.ts'

type HeldUnproved = {
  readonly date: string
  readonly kind: Demand['kind']
  readonly what: string
  readonly held: number
  readonly most: number
}

/**
 * How much unpaid orders of unproved mailboxes hold of these meals and windows. Exact where the
 * caller has just taken of them, since their rows are locked until it commits.
 */
export async function heldUnproved(
  tx: PoolClient,
  demand: readonly Demand[],
): Promise<HeldUnproved[]> {
  const { rows } = await tx.query<HeldUnproved>({
    name: 'unpaid-unproved',
    text: `with wanted as (
        select date, kind, what from jsonb_to_recordset($1::jsonb) as w (date date, kind text, what text)
      ), waiting as materialized (
        select d.id, d.date, d.time_period_id from customer_order o
          join order_delivery d on d.order_id = o.id
        where o.status = 'not-paid' and o.is_unproved and d.status = 'planned'
          and d.date in (select date from wanted)
      ), held as (
        select date, 'window' as kind, time_period_id as what, count(*) as amount
          from waiting group by date, what
        union all select w.date, 'meal', i.meal_id, sum(i.amount)
          from waiting w join order_item i on i.delivery_id = w.id group by w.date, i.meal_id
      )
      select date, kind, what, held.amount::integer as held, most
      from wanted join held using (date, kind, what) join kitchen_load using (date, kind, what)`,
    values: [JSON.stringify(demand)],
  })
  return rows
}

/** The share of its ordered meals' portions that unpaid orders hold, of each day from a date on. */
export async function unpaidShares(
  db: Db,
  from: string,
): Promise<{ readonly date: string; readonly share: number }[]> {
  const { rows } = await db.query<{ date: string; share: number }>({
    name: 'unpaid-shares',
    text: `with waiting as (
        select d.date, sum(i.amount) as held from customer_order o
          join order_delivery d on d.order_id = o.id join order_item i on i.delivery_id = d.id
        where o.status = 'not-paid' and d.status = 'planned' and d.date >= $1
        group by d.date
      )
      select date, held::float / greatest(1, sum(most)) as share
      from waiting join kitchen_load using (date) where kind = 'meal'
      group by date, held order by date`,
    values: [from],
  })
  return rows
}
