import type { ShippingAddress } from '#shop/address.ts'
import type { InvoiceDetails } from '#shop/invoice.ts'
import type { Text } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'
import type { OrderDraft, OrderItem, OrderStatus } from '#shop/order.ts'
import type { AttemptStatus } from '#shop/payment.ts'
import type { TimePeriod } from '#shop/schedule.ts'

/** An order as it was placed and as it stands; amounts in cents, instants in epoch milliseconds. */
export type PlacedOrder = Pick<
  OrderDraft,
  'type' | 'plan' | 'spot' | 'address' | 'timePeriod' | 'paymentType' | 'vat' | 'invoice' | 'notes'
> & {
  readonly id: string
  readonly number: number
  readonly cartId: string | null
  readonly customerId: string | null
  readonly status: OrderStatus
  readonly placedAt: number
  readonly paidAt: number | null
  /** Of the attempt under way, else of the latest one. */
  readonly attemptStatus: AttemptStatus | null
  readonly totals: Omit<OrderDraft['totals'], 'grouped'>
  readonly deliveries: readonly {
    readonly id: string
    readonly date: string
    readonly items: readonly OrderItem[]
  }[]
}

/** An item on its way into its table. */
export type Line = OrderItem & { readonly deliveryId: string; readonly position: number }

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
  time_from: string
  time_to: string
  payment_type: string
  payment_type_name: Text
  subtotal: Cents
  discount: Cents
  shipping: Cents
  grandtotal: Cents
  vat: Cents
  invoice: InvoiceDetails | null
  notes: string
  placed_at: Date
  paid_at: Date | null
  attempt_status: AttemptStatus | null
  deliveries: PlacedOrder['deliveries'] | null
}

export function placedOrder(row: OrderRow): PlacedOrder {
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
      from: row.time_from,
      to: row.time_to,
    },
    paymentType: { code: row.payment_type, name: row.payment_type_name },
    totals: {
      subtotal: row.subtotal,
      discount: row.discount,
      shipping: row.shipping,
      grandtotal: row.grandtotal,
    },
    vat: row.vat,
    invoice: row.invoice,
    notes: row.notes,
    placedAt: row.placed_at.getTime(),
    paidAt: row.paid_at?.getTime() ?? null,
    attemptStatus: row.attempt_status,
    deliveries: row.deliveries ?? [],
  }
}
