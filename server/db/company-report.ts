import type { Cents } from '#shop/money.ts'
import type { Db } from './database.ts'

/** An order that a company bears a part of, with what its deliveries cost; nothing of what is in them. */
export type BorneOrder = {
  readonly orderId: string
  /** Null: the account is gone. */
  readonly customerId: string | null
  readonly name: string | null
  readonly company: Cents
  readonly paymentType: string
  /** Those that stand, in their order. */
  readonly deliveries: readonly {
    readonly date: string
    readonly allowance: Cents
    readonly meals: Cents
  }[]
}

/** The orders of a company that are paid for and have a delivery from one date to another. */
export async function borneOrders(
  db: Db,
  spotId: string,
  { from, to }: { from: string; to: string },
): Promise<BorneOrder[]> {
  const { rows } = await db.query<BorneOrder>({
    name: 'company-borne-orders',
    text: `select o.id as "orderId", o.customer_id as "customerId", c.name,
        o.company_cents as company, o.payment_type as "paymentType",
        (select jsonb_agg(jsonb_build_object('date', d.date, 'allowance', d.allowance_cents,
            'meals', (select coalesce(sum(i.unit_price * i.amount), 0) from order_item i
              where i.delivery_id = d.id)) order by d.position)
          from order_delivery d where d.order_id = o.id and d.status <> 'canceled') as deliveries
      from customer_order o left join customer c on c.id = o.customer_id
      where o.spot_id = $1 and o.company_cents > 0 and o.status in ('opened', 'delivered')
        and exists (select from order_delivery d where d.order_id = o.id
          and d.status <> 'canceled' and d.date between $2 and $3)
      order by o.number`,
    values: [spotId, from, to],
  })
  return rows
}
