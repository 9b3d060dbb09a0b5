import type { Cents } from '#shop/money.ts'
import type {
  ChangeKind,
  EndReason,
  OrderDelivery,
  OrderDraft,
  OrderStatus,
} from '#shop/order/order.ts'
import type { StandingDelivery } from '#shop/order/rights.ts'
import type { OrderSums } from '#shop/order/sums.ts'
import type { AttemptStatus } from '#shop/payment.ts'

/** An order as it was placed and as it stands; amounts in cents, instants in epoch milliseconds. */
export type PlacedOrder = Pick<
  OrderDraft,
  | 'type'
  | 'plan'
  | 'spot'
  | 'address'
  | 'timePeriod'
  | 'paymentType'
  | 'vat'
  | 'coupon'
  | 'invoice'
  | 'notes'
> & {
  readonly id: string
  readonly number: number
  readonly cartId: string | null
  readonly customerId: string | null
  readonly status: OrderStatus
  readonly placedAt: number
  readonly paidAt: number | null
  /** Of the open attempt, else of the latest. */
  readonly attemptStatus: AttemptStatus | null
  /** What is still to be paid when it is handed over; null: nothing is. */
  readonly atDoor: Cents | null
  readonly totals: Omit<OrderDraft['totals'], 'grouped'> & {
    readonly company: Cents
  }
  /** The totals at placing, before any change. */
  readonly placed: Pick<OrderSums, 'subtotal' | 'discount' | 'shipping'>
  /** What the shop gave back out of kindness. */
  readonly goodwill: Cents
  readonly deliveries: readonly OrderDelivery[]
  readonly endReason: EndReason | null
  /** Until when an unpaid order holds its place in the kitchen; null: it is paid or over. */
  readonly heldUntil: number | null
  /** Refunds, sent or due; amounts in cents. */
  readonly refunds: readonly {
    readonly id: string
    readonly amount: Cents
    readonly status: 'due' | 'sending' | 'done' | 'by-hand'
    readonly reason: string
    readonly changeId: string | null
    readonly createdAt: number
  }[]
  /** Changes since it was paid, oldest first. */
  readonly changes: readonly {
    readonly id: string
    readonly kind: ChangeKind
    readonly status: 'waiting' | 'applied' | 'undone'
    /** Cents that it added to the order; negative: it made it cheaper. */
    readonly effect: Cents
    /** The payment that it waits for; null: none. */
    readonly attempt: ChangeAttempt | null
    readonly touched: readonly StandingDelivery[]
    readonly byShop: boolean
    readonly createdAt: number
  }[]
}

/** How the payment of a change stands; `expiresAt` in epoch milliseconds. */
export type ChangeAttempt = {
  readonly provider: string
  readonly status: AttemptStatus
  readonly redirectUrl: string | null
  readonly expiresAt: number
}
