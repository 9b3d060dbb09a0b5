import type { Db } from '../database.ts'
import { toCome } from '../delivery-states.ts'

/** Deliveries that wait, from a date on, by where and when they arrive. `area`: a door's municipality. */
type SoldPlace = {
  readonly window: string
  readonly spot: string
  readonly area: string | null
  readonly count: number
}

export async function soldPlaces(db: Db, from: string): Promise<readonly SoldPlace[]> {
  const { rows } = await db.query<SoldPlace>({
    name: 'sold-places',
    text: `select d.time_period_id as window, o.spot_id as spot,
        case when o.spot ->> 'kind' = 'delivery'
          then coalesce(d.address, o.address) ->> 'municipality' end as area,
        count(*)::integer as count
      from order_delivery d join customer_order o on o.id = d.order_id
      where d.date >= $1 and d.status in (${toCome})
        and o.status in ('not-paid', 'opened')
      group by 1, 2, 3`,
    values: [from],
  })
  return rows
}
