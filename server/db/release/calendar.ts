import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'
import { standing } from '../delivery-states.ts'

/** Deliveries of each day between two dates, both included: paid, or waiting to be. */
export async function deliveriesByDay(
  db: Db,
  from: string,
  to: string,
): Promise<readonly { readonly date: string; readonly count: number }[]> {
  const { rows } = await db.query<{ date: string; count: number }>({
    name: 'deliveries-by-day',
    text: `select d.date, count(*)::integer as count
      from order_delivery d
      where d.date between $1 and $2 and d.status in (${standing})
        and not exists (select from customer_order o
          where o.id = d.order_id and o.status not in ('not-paid', 'opened', 'delivered'))
      group by d.date order by d.date`,
    values: [from, to],
  })
  return rows
}

type CouponWeek = {
  readonly couponId: string
  /** Its Monday. */
  readonly week: string
  readonly orders: number
  readonly paid: Cents
  readonly discount: Cents
}

/** What paid orders with each of everybody's coupons came to, by the week in which they were paid. */
export async function couponWeeks(db: Db): Promise<CouponWeek[]> {
  const { rows } = await db.query<CouponWeek>({
    name: 'coupon-weeks',
    text: `select u.coupon_id as "couponId", count(*)::integer as orders,
        date_trunc('week', o.paid_at at time zone 'Europe/Athens')::date as week,
        sum(o.grandtotal)::integer as paid, sum(o.discount)::integer as discount
      from coupon_use u join coupon c on c.id = u.coupon_id and c.customer_id is null
        join customer_order o on o.id = u.order_id
      where o.status in ('opened', 'delivered') and o.paid_at is not null
      group by 1, 3 order by 1, 3`,
  })
  return rows
}

/** How often each of everybody's coupons is used, unpaid orders among them. */
export async function couponUses(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ id: string; taken: number }>({
    name: 'coupon-uses',
    text: 'select id, taken from coupon where customer_id is null',
  })
  return new Map(rows.map(({ id, taken }) => [id, taken]))
}
