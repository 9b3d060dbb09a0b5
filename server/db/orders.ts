import type { PoolClient } from 'pg'
import type { Language } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'
import type { OrderDraft, OrderStatus } from '#shop/order.ts'
import type { PayableOrder } from '#shop/payment.ts'
import type { TimePeriod } from '#shop/schedule.ts'
import { payerKey } from './coupons.ts'
import type { Line } from './placed-orders.ts'

/** What a locked order tells those who change it. */
export type LockedOrder = PayableOrder & {
  readonly id: string
  readonly number: number
  readonly status: OrderStatus
  readonly customerId: string | null
  readonly cartId: string | null
  readonly cartVersion: number
  readonly spotId: string
}

const lockedColumns = `id, number, status, grandtotal, company_cents as company, customer_id as "customerId",
  cart_id as "cartId", cart_version as "cartVersion", spot_id as "spotId"`

/** An order, locked until the transaction ends. */
export async function lockOrder(tx: PoolClient, id: string): Promise<LockedOrder | null> {
  const { rows } = await tx.query<LockedOrder>({
    name: 'order-lock',
    text: `select ${lockedColumns} from customer_order where id = $1 for update`,
    values: [id],
  })
  return rows[0] ?? null
}

/** The order of a cart, locked until the transaction ends. */
export async function lockOfCart(tx: PoolClient, cartId: string): Promise<LockedOrder | null> {
  const { rows } = await tx.query<LockedOrder>({
    name: 'order-lock-of-cart',
    text: `select ${lockedColumns} from customer_order where cart_id = $1 for update`,
    values: [cartId],
  })
  return rows[0] ?? null
}

/** The order that an attempt pays. Whoever locks both locks the order first. */
export async function lockOfAttempt(
  tx: PoolClient,
  attemptId: string,
): Promise<LockedOrder | null> {
  const { rows } = await tx.query<LockedOrder>({
    name: 'order-lock-of-attempt',
    text: `select ${lockedColumns} from customer_order
      where id = (select order_id from payment_attempt where id = $1) for update`,
    values: [attemptId],
  })
  return rows[0] ?? null
}

export type Placing = {
  readonly cartId: string
  readonly cartVersion: number
  readonly customerId: string
  readonly email: string
  readonly lang: Language
  readonly draft: OrderDraft
  readonly now: number
}

/** Puts the order of a cart there without its lines; nothing happens where another call was faster. */
export async function insert(tx: PoolClient, id: string, placing: Placing): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'order-insert',
    text: `insert into customer_order (id, cart_id, cart_version, customer_id, lang, type, plan, spot_id,
        spot, address, time_period_id, time_period_code, time_from, time_to, payment_type,
        payment_type_name, subtotal, discount, shipping, grandtotal, vat, invoice, notes, coupon,
        payer_key, placed_at, updated_at, company_cents, placed_subtotal, placed_discount)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
        $20, $21, $22, $23, $24, $25, $26, $26, $27, $17, $18)
      on conflict (cart_id) do nothing`,
    values: [id, placing.cartId, ...columns(placing)],
  })
  return rowCount === 1
}

/** Rewrites an unpaid order after its cart was changed: the same id and number, other lines and sums. */
export async function rewrite(tx: PoolClient, id: string, placing: Placing): Promise<void> {
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
  deliveries: readonly {
    id: string
    position: number
    date: string
    days: number
    allowance: Cents
  }[],
  period: TimePeriod,
  items: readonly Line[],
): Promise<void> {
  await tx.query({
    name: 'order-lines-insert',
    text: `with delivery as (
        insert into order_delivery (id, order_id, position, date, days, time_period_id,
          time_period_code, time_from, time_to, allowance_date, allowance_cents)
        select id, $1, position, date, days, $4, $5, $6, $7,
          case when allowance > 0 then date end, allowance
        from jsonb_to_recordset($2::jsonb)
          as d (id text, position smallint, date date, days smallint, allowance integer)
      )
      insert into order_item (delivery_id, position, build_id, meal_id, slug, name, portion, type,
        unit_price, amount, vat_rate)
      select "deliveryId", position, "buildId", "mealId", slug, name, portion, type, price, amount,
        "vatRate"
      from jsonb_to_recordset($3::jsonb) as i ("deliveryId" text, position smallint, "buildId" text,
        "mealId" text, slug text, name jsonb, portion text, type text, price integer,
        amount integer, "vatRate" numeric)`,
    values: [
      orderId,
      JSON.stringify(deliveries),
      JSON.stringify(items),
      period.id,
      period.code,
      period.from,
      period.to,
    ],
  })
}

/** An order that ended unpaid lets go of its cart, which may be placed anew. */
export async function releaseCart(tx: PoolClient, id: string): Promise<void> {
  await tx.query({
    name: 'order-release-cart',
    text: 'update customer_order set cart_id = null where id = $1',
    values: [id],
  })
}

/**
 * What opening an order writes, for an order $1 at $2. One statement, for it stands in the way of
 * every paid order: it is open, its coupon used up, its cart has done its work, and its customer
 * hears of it. `beside`: what is written with it, where the sum to charge is `opened.charged`.
 */
function opening(beside = ''): string {
  return `with opened as (
        update customer_order set status = 'opened', paid_at = $2, updated_at = $2 where id = $1
        returning id, cart_id, grandtotal - company_cents as charged
      ), cart_gone as (
        delete from cart where id = (select cart_id from opened)
      ), coupon_used as (
        update coupon_use set used_at = $2 where order_id = $1 and used_at is null
      )${beside}
      insert into mail (id, key, code, order_id, next_try_at, created_at)
      select gen_random_uuid(), 'order-confirmed ' || $1, 'order-confirmed', $1, $2, $2 from opened`
}

/** An order that nobody has to pay here is open. */
export async function open(
  tx: PoolClient,
  order: Pick<LockedOrder, 'id'>,
  now: number,
): Promise<void> {
  await tx.query({ name: 'order-open', text: opening(), values: [order.id, new Date(now)] })
}

/** The money is there: the attempt is paid, its order open, its fiscal document due. */
export async function openPaid(
  tx: PoolClient,
  order: Pick<LockedOrder, 'id'>,
  paid: {
    readonly attemptId: string
    readonly transactionId: string | null
    readonly charged: Cents | null
    readonly reason: string | null
  },
  now: number,
): Promise<void> {
  await tx.query({
    name: 'order-open-paid',
    text: opening(`, paid as (
        update payment_attempt set status = 'paid', refund_due = false,
          transaction_id = coalesce($4, transaction_id), charged_cents = $5,
          reason = coalesce($6, reason), settled_at = $2
        where id = $3
      ), document as (
        insert into fiscal_document (id, order_id, attempt_id, amount_cents, next_try_at, created_at)
        select gen_random_uuid(), $1, $3, charged, $2, $2 from opened
      )`),
    values: [
      order.id,
      new Date(now),
      paid.attemptId,
      paid.transactionId,
      paid.charged,
      paid.reason,
    ],
  })
}

/** All its deliveries were handed over. */
export async function deliver(tx: PoolClient, id: string, now: number): Promise<void> {
  await tx.query({
    name: 'order-deliver',
    text: `with delivered as (
        update customer_order set status = 'delivered', updated_at = $2
        where id = $1 and status = 'opened' returning id
      )
      update order_delivery set status = 'delivered'
      where order_id = (select id from delivered) and status = 'planned'`,
    values: [id, new Date(now)],
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
