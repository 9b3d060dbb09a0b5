import type { Db } from '../database.ts'
import { toCome } from '../delivery-states.ts'

/** What open orders and members still need of something that a shop is about to give up. */
export type Need = {
  readonly kind: 'meal' | 'plan' | 'spot' | 'time_period'
  readonly id: string
  /** Numbers of orders that wait to be paid or delivered. */
  readonly orders: readonly number[]
  readonly members: number
}

type Given = Readonly<Record<Need['kind'], readonly string[]>>

/** Orders hold copies of what they bought: only places cannot do without their row. */
export async function readNeeds(db: Db, gone: Given): Promise<Need[]> {
  const { rows } = await db.query<Need>(
    `with own as (select * from customer_order where status in ('not-paid', 'opened')),
      waiting as (
        select d.id, d.time_period_id, own.number from own join order_delivery d on d.order_id = own.id
        where d.status in (${toCome})
      ),
      used as (
        select 'meal' as kind, i.meal_id as id, number from waiting
          join order_item i on i.delivery_id = waiting.id where i.meal_id = any($1)
        union select 'plan', plan ->> 'id', number from own where plan ->> 'id' = any($2)
        union select 'spot', spot_id, number from own where spot_id = any($3)
        union select 'time_period', time_period_id, number from waiting where time_period_id = any($4)
      ),
      belonging as (select spot_id, count(*)::int as members from customer_spot
        where spot_id = any($3) group by spot_id)
    select coalesce(used.kind, 'spot') as kind, coalesce(used.id, spot_id) as id,
      coalesce(json_agg(distinct number) filter (where number is not null), '[]') as orders,
      coalesce(max(members), 0) as members
    from used full join belonging on used.kind = 'spot' and used.id = spot_id
    group by 1, 2 order by 1, 2`,
    [gone.meal, gone.plan, gone.spot, gone.time_period],
  )
  return rows
}
