import type { PoolClient } from 'pg'
import type { OrderDelivery } from '#shop/order/order.ts'
import type { OrderSums } from '#shop/order/sums.ts'

/** Writes deliveries as they become, their items, and the order's totals. */
export async function writeDeliveries(
  tx: PoolClient,
  orderId: string,
  deliveries: readonly OrderDelivery[],
  sums: OrderSums,
  now: number,
): Promise<void> {
  const { rows: sold } = await tx.query<{ line: string; foodInfo: string | null }>({
    name: 'change-items-delete',
    text: `delete from order_item where delivery_id = any($1)
      returning delivery_id || ' ' || build_id as line, food_info as "foodInfo"`,
    values: [deliveries.map(({ id }) => id)],
  })
  // A line that stays was sold under what was declared then.
  const foodInfos = new Map(sold.map(({ line, foodInfo }) => [line, foodInfo]))
  const items = deliveries.flatMap(({ id: deliveryId, items }) =>
    items.map((item, position) => {
      const foodInfo = foodInfos.get(`${deliveryId} ${item.buildId}`) ?? null
      return { ...item, deliveryId, position, foodInfo }
    }),
  )
  await tx.query({
    name: 'change-write',
    text: `with changed as (
        update order_delivery d set date = new.date, days = new.days, status = new.status,
          address = new.address, time_period_id = new."timePeriod" ->> 'id',
          time_period_code = new."timePeriod" ->> 'code',
          time_period_name = new."timePeriod" -> 'name',
          time_from = (new."timePeriod" ->> 'from')::time,
          time_to = (new."timePeriod" ->> 'to')::time,
          order_hours = coalesce((new."timePeriod" ->> 'orderHours')::smallint, d.order_hours),
          change_hours = coalesce((new."timePeriod" ->> 'changeHours')::smallint, d.change_hours)
        from jsonb_to_recordset($2::jsonb) as new (id text, date date, days smallint, status text,
          address jsonb, "timePeriod" jsonb)
        where d.id = new.id and d.order_id = $1
      ), filled as (
        insert into order_item (delivery_id, position, build_id, meal_id, slug, name, portion,
          type, unit_price, single_price, amount, vat_rate, food_info)
        select "deliveryId", position, "buildId", "mealId", slug, name, portion, type, price,
          singly, amount, "vatRate", "foodInfo"
        from jsonb_to_recordset($3::jsonb) as i ("deliveryId" text, position smallint,
          "buildId" text, "mealId" text, slug text, name jsonb, portion text, type text,
          price integer, singly integer, amount integer, "vatRate" numeric,
          "foodInfo" text)
      )
      update customer_order set subtotal = $4, discount = $5, shipping = $6, grandtotal = $7,
        vat = $8, updated_at = $9, company_cents = $10 where id = $1`,
    values: [
      orderId,
      JSON.stringify(deliveries),
      JSON.stringify(items),
      sums.subtotal,
      sums.discount,
      sums.shipping,
      sums.grandtotal,
      sums.vat,
      new Date(now),
      // Changes older than companies lack the field.
      sums.company ?? 0,
    ],
  })
}
