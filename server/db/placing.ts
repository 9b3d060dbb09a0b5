import type { PoolClient } from 'pg'
import { mailbox } from '#shop/coupon/coupon.ts'
import type { User } from '#shop/customer/customer.ts'
import type { Language } from '#shop/language.ts'
import type { OrderDraft } from '#shop/order/order.ts'
import { portionsIn } from '#shop/unpaid.ts'
import { randomId } from '../calls/random.ts'

/** A cart with the order that it becomes. */
export type Placing = {
  readonly cartId: string
  readonly cartVersion: number
  readonly customer: User
  readonly lang: Language
  readonly draft: OrderDraft
  /** The network that it is placed from, as limits count it; null: it is not counted. */
  readonly network: string | null
  /** Epoch milliseconds. */
  readonly now: number
}

/** Columns that the database fills in itself, from mailbox, network and customer. */
const marks = 'payer_key, network_key, is_unproved'

/** Writes the order of a cart; answers its id, or null where another call has just written it. */
export async function insertOrder(tx: PoolClient, placing: Placing): Promise<string | null> {
  const id = randomId()
  const placed = { id, cart_id: placing.cartId, placed_at: new Date(placing.now) }
  const row = { ...placed, ...orderRow(placing) }
  const { rowCount } = await tx.query({
    name: 'order-insert',
    text: `insert into customer_order (${columnsOf(row)}, ${marks})
      select ${columnsOf(row)}, ${marksOf('$2', '$3', '$4')}
      from jsonb_populate_record(null::customer_order, $1)
      on conflict (cart_id) do nothing`,
    values: [JSON.stringify(row), ...marksFrom(placing)],
  })
  if (rowCount === 0) return null
  await insertDeliveries(tx, id, placing.draft)
  return id
}

/** Rewrites an unpaid order whose cart was changed: it keeps its id and its number. */
export async function rewriteOrder(tx: PoolClient, id: string, placing: Placing): Promise<string> {
  const row = orderRow(placing)
  await tx.query({
    name: 'order-rewrite',
    text: `update customer_order set (${columnsOf(row)}, ${marks}) = (
        select ${columnsOf(row)}, ${marksOf('$3', '$4', '$5')}
        from jsonb_populate_record(null::customer_order, $2))
      where id = $1 and status = 'not-paid'`,
    values: [id, JSON.stringify(row), ...marksFrom(placing)],
  })
  await tx.query({
    name: 'order-lines-delete',
    text: 'delete from order_delivery where order_id = $1',
    values: [id],
  })
  await insertDeliveries(tx, id, placing.draft)
  return id
}

function marksOf(mailbox: string, network: string, customerId: string): string {
  return `payer_key(${mailbox}), payer_key('network ' || ${network}),
    exists (select from customer where id = ${customerId} and email_verified_at is null)`
}

function marksFrom({ customer, network }: Placing): unknown[] {
  return [mailbox(customer.email), network, customer.id]
}

async function insertDeliveries(
  tx: PoolClient,
  orderId: string,
  { deliveries: ordered, timePeriod }: OrderDraft,
): Promise<void> {
  const deliveries = ordered.map(({ date, days, allowance }, position) => ({
    id: randomId(),
    order_id: orderId,
    position,
    date,
    days,
    ...periodRow(timePeriod),
    allowance_date: allowance > 0 ? date : null,
    allowance_cents: allowance,
  }))
  const items = deliveries.flatMap(({ id }, index) =>
    (ordered[index]?.items ?? []).map((item, position) => ({
      delivery_id: id,
      position,
      build_id: item.buildId,
      meal_id: item.mealId,
      slug: item.slug,
      name: item.name,
      portion: item.portion,
      type: item.type,
      unit_price: item.price,
      single_price: item.singly,
      amount: item.amount,
      vat_rate: item.vatRate,
    })),
  )
  await insertRows(tx, 'order_delivery', deliveries)
  await insertRows(tx, 'order_item', items)
}

async function insertRows(
  tx: PoolClient,
  table: 'order_delivery' | 'order_item',
  rows: readonly object[],
): Promise<void> {
  const [row] = rows
  if (!row) return
  await tx.query({
    name: `${table}-insert`,
    text: `insert into ${table} (${columnsOf(row)})
      select ${columnsOf(row)} from jsonb_populate_recordset(null::${table}, $1)`,
    values: [JSON.stringify(rows)],
  })
}

/** A row's fields are named as the columns that they are written into. */
function columnsOf(row: object): string {
  return Object.keys(row).join(', ')
}

function orderRow({ cartVersion, customer, lang, draft, now }: Placing) {
  const { spot, timePeriod, paymentType, totals } = draft
  return {
    cart_version: cartVersion,
    customer_id: customer.id,
    lang,
    type: draft.type,
    plan: draft.plan,
    spot_id: spot.id,
    spot,
    address: draft.address,
    ...periodRow(timePeriod),
    payment_type: paymentType.code,
    payment_type_name: paymentType.name,
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    grandtotal: totals.grandtotal,
    placed_subtotal: totals.subtotal,
    placed_discount: totals.discount,
    company_cents: draft.company,
    vat: draft.vat,
    portions: portionsIn(draft),
    coupon: draft.coupon,
    invoice: draft.invoice,
    notes: draft.notes,
    updated_at: new Date(now),
  }
}

function periodRow({ id, code, name, from, to, ...cutOffs }: OrderDraft['timePeriod']) {
  return {
    ...{ time_period_id: id, time_period_code: code, time_from: from, time_to: to },
    time_period_name: name,
    ...{ order_hours: cutOffs.orderHours, change_hours: cutOffs.changeHours },
  }
}
