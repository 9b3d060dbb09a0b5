import type { ShippingAddress } from '#shop/address/address.ts'
import type { InvoiceDetails } from '#shop/invoice.ts'
import type { Text } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'
import type { EndReason, OrderDelivery, OrderDraft, OrderStatus } from '#shop/order/order.ts'
import { type AttemptStatus, paymentMinutes, unprovedMinutes } from '#shop/payment.ts'
import type { TimePeriod } from '#shop/schedule/schedule.ts'
import { windowName } from '#shop/schedule/window.ts'
import { doorAttempt } from '../payment/door.ts'
import type { PlacedOrder } from './placed-order.ts'

/** What a window had before each delivery kept its own. */
const earlierHours = `'{"orderHours": 24, "changeHours": 48}'::jsonb`

export const read = `select o.id, o.number, o.cart_id, o.customer_id, o.status, o.type,
    o.plan, o.spot, o.address, o.time_period_id, o.time_period_code, o.time_period_name,
    left(o.time_from::text, 5) as time_from, left(o.time_to::text, 5) as time_to,
    o.order_hours, o.change_hours,
    o.payment_type, o.payment_type_name, o.subtotal, o.discount, o.shipping, o.grandtotal, o.vat,
    o.company_cents, o.goodwill_cents,
    o.coupon, o.invoice, o.notes, o.placed_at, o.paid_at,
    (select a.status from payment_attempt a where a.order_id = o.id and a.change_id is null
      order by a.status in ('created', 'pending') desc, a.created_at desc, a.id limit 1)
      as attempt_status,
    (select a.amount_cents from ${doorAttempt}) as door_cents,
    (select json_agg(json_build_object('id', d.id, 'date', d.date, 'days', d.days,
        'status', d.status, 'track', d.track, 'address', d.address, 'timePeriod', json_build_object(
          'id', d.time_period_id, 'code', d.time_period_code, 'name', d.time_period_name,
          'from', left(d.time_from::text, 5), 'to', left(d.time_to::text, 5),
          'orderHours', d.order_hours, 'changeHours', d.change_hours),
        'items', (
          select coalesce(json_agg(json_build_object('buildId', i.build_id, 'mealId', i.meal_id,
            'slug', i.slug, 'name', i.name, 'portion', i.portion, 'type', i.type,
            'price', i.unit_price, 'singly', i.single_price, 'amount', i.amount,
            'vatRate', i.vat_rate)
            order by i.position), '[]')
          from order_item i where i.delivery_id = d.id),
        'allowance', case when d.allowance_cents > 0 then
          json_build_object('date', d.allowance_date, 'cents', d.allowance_cents) end)
        order by d.position)
      from order_delivery d where d.order_id = o.id) as deliveries,
    o.end_reason,
    case when o.status = 'not-paid' then greatest(
      o.placed_at + case when o.is_unproved then interval '${unprovedMinutes} minutes'
        else interval '${paymentMinutes} minutes' end,
      (select max(a.expires_at) from payment_attempt a where a.order_id = o.id
        and a.change_id is null and a.status in ('created', 'pending', 'failed'))) end as held_until,
    (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount_cents,
        'status', r.status, 'reason', r.reason, 'changeId', r.change_id,
        'createdAt', (extract(epoch from r.created_at) * 1000)::bigint) order by r.created_at), '[]')
      from refund r where r.order_id = o.id and r.status <> 'withdrawn') as refunds,
    (select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'status', c.status,
        'effect', c.effect, 'byShop', coalesce(c.after ->> 'by' = 'shop', false),
        'attempt', case when c.status = 'waiting' then (
          select json_build_object('provider', a.provider, 'status', a.status,
            'redirectUrl', a.redirect_url,
            'expiresAt', (extract(epoch from a.expires_at) * 1000)::bigint)
          from payment_attempt a where a.order_id = o.id and a.change_id = c.id
          order by a.created_at desc, a.id limit 1) end,
        'touched', (select coalesce(json_agg(json_build_object('id', t -> 'id', 'date', t -> 'date',
            'status', t -> 'status', 'timePeriod', ${earlierHours} || (t -> 'timePeriod'))), '[]')
          from jsonb_array_elements((c.before -> 'deliveries') || (c.after -> 'deliveries')) t),
        'createdAt', (extract(epoch from c.created_at) * 1000)::bigint) order by c.created_at), '[]')
      from order_change c where c.order_id = o.id and c.status <> 'dropped') as changes,
    coalesce(o.placed_subtotal, o.subtotal) as placed_subtotal,
    coalesce(o.placed_discount, o.discount) as placed_discount,
    coalesce((select (c.before #>> '{sums,shipping}')::integer from order_change c
      where c.order_id = o.id and c.status in ('applied', 'undone') order by c.created_at limit 1),
      o.shipping) as placed_shipping
  from customer_order o`

export type OrderRow = {
  id: string
  number: number
  cart_id: string | null
  customer_id: string | null
  status: OrderStatus
  type: number
  plan: OrderDraft['plan']
  spot: OrderDraft['spot']
  address: ShippingAddress
  time_period_id: string
  time_period_code: TimePeriod['code']
  time_period_name: Text | null
  time_from: string
  time_to: string
  order_hours: number
  change_hours: number
  payment_type: string
  payment_type_name: Text
  subtotal: Cents
  discount: Cents
  shipping: Cents
  grandtotal: Cents
  vat: Cents
  company_cents: Cents
  goodwill_cents: Cents
  coupon: OrderDraft['coupon']
  invoice: InvoiceDetails | null
  notes: string
  placed_at: Date
  paid_at: Date | null
  attempt_status: AttemptStatus | null
  door_cents: Cents | null
  deliveries: readonly (OrderDelivery & { allowance: OrderDelivery['allowance'] | null })[] | null
  end_reason: EndReason | null
  held_until: Date | null
  refunds: PlacedOrder['refunds']
  changes: PlacedOrder['changes']
  placed_subtotal: Cents
  placed_discount: Cents
  placed_shipping: Cents
}

export function fromRow(row: OrderRow): PlacedOrder {
  return {
    id: row.id,
    number: row.number,
    cartId: row.cart_id,
    customerId: row.customer_id,
    status: row.status,
    type: row.type,
    plan: row.plan,
    spot: row.spot,
    address: row.address,
    timePeriod: {
      id: row.time_period_id,
      code: row.time_period_code,
      name: windowName(row.time_period_code, row.time_period_name),
      from: row.time_from,
      to: row.time_to,
      orderHours: row.order_hours,
      changeHours: row.change_hours,
    },
    paymentType: { code: row.payment_type, name: row.payment_type_name },
    totals: {
      subtotal: row.subtotal,
      discount: row.discount,
      shipping: row.shipping,
      grandtotal: row.grandtotal,
      company: row.company_cents,
    },
    placed: {
      subtotal: row.placed_subtotal,
      discount: row.placed_discount,
      shipping: row.placed_shipping,
    },
    goodwill: row.goodwill_cents,
    vat: row.vat,
    coupon: row.coupon,
    invoice: row.invoice,
    notes: row.notes,
    placedAt: row.placed_at.getTime(),
    paidAt: row.paid_at?.getTime() ?? null,
    attemptStatus: row.attempt_status,
    atDoor: row.door_cents,
    deliveries: (row.deliveries ?? []).map(({ allowance, timePeriod, ...delivery }) => ({
      ...delivery,
      timePeriod: { ...timePeriod, name: windowName(timePeriod.code, timePeriod.name) },
      ...(allowance && { allowance }),
    })),
    endReason: row.end_reason,
    heldUntil: row.held_until?.getTime() ?? null,
    refunds: row.refunds,
    changes: row.changes,
  }
}
