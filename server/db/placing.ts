import type { PoolClient, QueryConfig } from 'pg'
import type { Language } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'
import type { OrderDraft } from '#shop/order.ts'
import type { TimePeriod } from '#shop/schedule.ts'
import { payerKey } from './coupons.ts'
import * as payments from './payments.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { Line } from './placed-orders.ts'

export type Placing = {
  readonly cartId: string
  readonly cartVersion: number
  readonly customerId: string
  readonly email: string
  readonly lang: Language
  readonly draft: OrderDraft
  readonly now: number
}

/** The deliveries of an order and what is in them, on their way into their tables. */
export type Lines = {
  readonly deliveries: readonly {
    readonly id: string
    readonly position: number
    readonly date: string
    readonly days: number
    readonly allowance: Cents
    readonly period: TimePeriod
  }[]
  readonly items: readonly Line[]
}

/** Writes the lines $n and $m of the one order of a `placed` before it, if there is one. */
function linesWritten(deliveries: '$2' | '$28', items: '$3' | '$29'): string {
  return `delivery as (
        insert into order_delivery (id, order_id, position, date, days, time_period_id,
          time_period_code, time_from, time_to, allowance_date, allowance_cents)
        select d.id, placed.id, position, date, days, period ->> 'id', period ->> 'code',
          (period ->> 'from')::time, (period ->> 'to')::time,
          case when allowance > 0 then date end, allowance
        from placed, jsonb_to_recordset(${deliveries}::jsonb)
          as d (id text, position smallint, date date, days smallint, allowance integer,
            period jsonb)
      ), item as (
        insert into order_item (delivery_id, position, build_id, meal_id, slug, name, portion, type,
          unit_price, amount, vat_rate)
        select "deliveryId", position, "buildId", "mealId", slug, name, portion, type, price,
          amount, "vatRate"
        from placed, jsonb_to_recordset(${items}::jsonb) as i ("deliveryId" text,
          position smallint, "buildId" text, "mealId" text, slug text, name jsonb, portion text,
          type text, price integer, amount integer, "vatRate" numeric)
      )`
}

/** A new order with its lines, and the attempt that pays it where there is something to pay. */
export type FreshOrder = {
  readonly id: string
  readonly lines: Lines
  readonly attempt: payments.FreshAttempt | null
}

/** What comes back of it: its number, and its attempt. */
export type Inserted = { number: number } & (payments.Row | { id: null })

const taken = 'the cart has an order since'

/**
 * Puts the order of a cart there; where it has one already the statement fails, which `isTaken`
 * knows. One statement, as every order waits for it.
 */
export function inserting(
  placing: Placing,
  { id, lines, attempt: fresh }: FreshOrder,
): QueryConfig {
  const { deliveries, items } = lines
  return {
    name: 'order-insert',
    text: `with placed as (
        insert into customer_order (id, cart_id, cart_version, customer_id, lang, type, plan,
          spot_id, spot, address, time_period_id, time_period_code, time_from, time_to,
          payment_type, payment_type_name, subtotal, discount, shipping, grandtotal, vat, invoice,
          notes, coupon, payer_key, placed_at, updated_at, company_cents, placed_subtotal,
          placed_discount)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
          $19, $20, $21, $22, $23, $24, $25, $26, $26, $27, $17, $18)
        on conflict (cart_id) do nothing
        returning id, number, customer_id
      ), ${linesWritten('$28', '$29')}, attempt as (
        insert into payment_attempt
          (id, order_id, provider, method, amount_cents, created_at, expires_at, next_check_at)
        select $30::uuid, placed.id, $31, $32, $33::integer, $34::timestamptz, $35::timestamptz,
          $36::timestamptz
        from placed where $30::uuid is not null
        returning *
      )
      select o.number, ${payments.columns},
        case when o.id is null then ('${taken} ' || clock_timestamp())::integer end as nothing
      from (select) one left join placed o on true left join attempt a on true`,
    values: [
      id,
      placing.cartId,
      ...columns(placing),
      JSON.stringify(deliveries),
      JSON.stringify(items),
      fresh?.id ?? null,
      fresh?.provider ?? null,
      fresh?.method ?? null,
      fresh?.amount ?? null,
      fresh && new Date(fresh.createdAt),
      fresh && new Date(fresh.expiresAt),
      fresh && payments.firstCheck(fresh.createdAt),
    ],
  }
}

/** The same in a transaction. */
export async function insertOrder(
  tx: PoolClient,
  placing: Placing,
  fresh: FreshOrder,
): Promise<Inserted | undefined> {
  const { rows } = await tx.query<Inserted>(inserting(placing, fresh))
  return rows[0]
}

export function isTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes(`"${taken} `)
}

/** An order as it stands in its tables when it was just written and its payment has begun. */
export function justPlaced(
  { cartId, customerId, draft, now }: Placing,
  { id, lines }: FreshOrder,
  number: number,
): PlacedOrder {
  const { type, plan, spot, address, timePeriod, paymentType, vat, coupon, invoice, notes } = draft
  const { subtotal, discount, shipping, grandtotal } = draft.totals
  return {
    ...{ id, number, cartId, customerId, status: 'not-paid', type, plan, spot, address },
    ...{ timePeriod, paymentType, vat, coupon, invoice, notes, placedAt: now, paidAt: null },
    totals: { subtotal, discount, shipping, grandtotal, company: draft.company },
    placed: { subtotal, discount, shipping },
    attemptStatus: 'pending',
    deliveries: lines.deliveries.map(({ id, date, days, period, allowance: cents }) => ({
      ...{ id, date, days, status: 'planned', address: null, timePeriod: period },
      items: lines.items.filter(({ deliveryId }) => deliveryId === id),
      ...(cents > 0 && { allowance: { date, cents } }),
    })),
    ...{ endReason: null, refunds: [], changes: [] },
  }
}

/** Rewrites an unpaid order after its cart was changed: the same id and number, other lines and sums. */
export async function rewriteOrder(tx: PoolClient, id: string, placing: Placing): Promise<void> {
  await tx.query({
    name: 'order-rewrite',
    text: `update customer_order set cart_version = $2, customer_id = $3, lang = $4, type = $5,
        plan = $6, spot_id = $7, spot = $8, address = $9, time_period_id = $10,
        time_period_code = $11, time_from = $12, time_to = $13, payment_type = $14,
        payment_type_name = $15, subtotal = $16, discount = $17, shipping = $18, grandtotal = $19,
        vat = $20, invoice = $21, notes = $22, coupon = $23, payer_key = $24, updated_at = $25, company_cents = $26,
        placed_subtotal = $16, placed_discount = $17
      where id = $1 and status = 'not-paid'`,
    values: [id, ...columns(placing)],
  })
  await tx.query({
    name: 'order-lines-delete',
    text: 'delete from order_delivery where order_id = $1',
    values: [id],
  })
}

export async function insertLines(
  tx: PoolClient,
  orderId: string,
  { deliveries, items }: Lines,
): Promise<void> {
  await tx.query({
    name: 'order-lines-insert',
    text: `with placed as (select $1::text as id), ${linesWritten('$2', '$3')}
      select from placed`,
    values: [orderId, JSON.stringify(deliveries), JSON.stringify(items)],
  })
}

function columns({ cartVersion, customerId, email, lang, draft, now }: Placing): unknown[] {
  const { plan, spot, timePeriod, paymentType, totals } = draft
  return [
    cartVersion,
    customerId,
    lang,
    draft.type,
    plan,
    spot.id,
    spot,
    draft.address,
    timePeriod.id,
    timePeriod.code,
    timePeriod.from,
    timePeriod.to,
    paymentType.code,
    paymentType.name,
    totals.subtotal,
    totals.discount,
    totals.shipping,
    totals.grandtotal,
    draft.vat,
    draft.invoice,
    draft.notes,
    draft.coupon,
    payerKey(email),
    new Date(now),
    draft.company,
  ]
}
