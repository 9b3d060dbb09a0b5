import type { Cents } from '#shop/money.ts'
import type { Db } from '../database.ts'
import { standing } from '../delivery-states.ts'

export type BorneOrder = {
  readonly orderId: string
  /** null: the account was deleted. */
  readonly customerId: string | null
  readonly name: string | null
  readonly company: Cents
  readonly paymentType: string
  readonly deliveries: readonly {
    /** null: it is paused, and has no day. */
    readonly date: string | null
    readonly allowance: Cents
    readonly meals: Cents
  }[]
}

/** Paid orders of a company with a delivery between two dates. */
export async function borneOrders(
  db: Db,
  spotId: string,
  { from, to }: { from: string; to: string },
): Promise<BorneOrder[]> {
  const { rows } = await db.query<BorneOrder>({
    name: 'company-borne-orders',
    text: `select o.id as "orderId", o.customer_id as "customerId", c.name,
        o.company_cents as company, o.payment_type as "paymentType",
        (select jsonb_agg(jsonb_build_object('date', case when d.status <> 'paused' then d.date end,
            'allowance', d.allowance_cents,
            'meals', (select coalesce(sum(i.unit_price * i.amount), 0) from order_item i
              where i.delivery_id = d.id)) order by d.position)
          from order_delivery d where d.order_id = o.id and d.status in (${standing})) as deliveries
      from customer_order o left join customer c on c.id = o.customer_id
      where o.spot_id = $1 and o.company_cents > 0 and o.status in ('opened', 'delivered')
        and exists (select from order_delivery d where d.order_id = o.id
          and d.status in (${standing}) and d.date between $2 and $3)
      order by o.number`,
    values: [spotId, from, to],
  })
  return rows
}
