import type { InvoiceDetails } from '#shop/invoice.ts'
import type { ItemType, PortionCode } from '#shop/meal.ts'
import type { ChangeKind, DeliveryStatus, EndReason, OrderStatus } from '#shop/order.ts'
import type { DietCode, PlanType } from '#shop/plan.ts'
import type { AddressAnswer } from './address.ts'
import type { TotalsAnswer } from './cart.ts'
import type { CompanyShareAnswer } from './company.ts'
import type { TimePeriodAnswer } from './delivery.ts'
import type { Named } from './named.ts'
import type { SpotAnswer } from './spot.ts'

export type OrderAnswer = {
  id: string
  number: number
  type: number
  status: OrderStatus
  placedAt: string
  plan: { name: string; type: PlanType; dietCode: DietCode }
  spot: SpotAnswer
  shippingAddress: AddressAnswer
  timePeriod: TimePeriodAnswer
  deliveries: {
    id: string
    date: string
    /** Days that it covers, its own included. */
    days: number
    status: DeliveryStatus
    timePeriod: TimePeriodAnswer
    shippingAddress: AddressAnswer
    required: { 'main-meal': number; snack: number }
    /** Cut-offs for its meals, and for cancelling or moving it; ISO instants. */
    changeUntil: string
    cancelUntil: string
    can: { change: boolean; move: boolean; cancel: boolean }
    items: {
      id: string
      slug: string
      name: string
      portion: { code: PortionCode; name: string }
      type: ItemType
      price: number
      amount: number
    }[]
  }[]
  totals: TotalsAnswer
  company: CompanyShareAnswer | null
  vat: number
  coupon: Named | null
  paymentType: { code: string; name: string }
  /** Of the latest attempt to pay. */
  payment: 'none' | 'open' | 'paid' | 'failed'
  invoice: InvoiceDetails | null
  notes: string
  /** The cart with which to try paying again; null once paid. */
  cartId: string | null
  /** Against the same meals in single orders, delivery counted; 0 for a single order. */
  saved: number
  endReason: EndReason | null
  /** Until when the place of an unpaid order is held; null: it is paid or over. */
  heldUntil: string | null
  can: { cancel: boolean; pause: boolean; resume: boolean; repeat: boolean }
  refunds: { id: string; amount: number; isDone: boolean; reason: string; at: string }[]
  changes: {
    id: string
    kind: ChangeKind
    status: 'waiting' | 'applied' | 'undone'
    effect: number
    at: string
    canUndo: boolean
    /** Where to pay a waiting change, also after a decline. */
    redirectUrl: string | null
    paymentFailed: boolean
  }[]
}

export type OrderRowAnswer = Pick<
  OrderAnswer,
  'id' | 'number' | 'type' | 'status' | 'placedAt' | 'plan' | 'timePeriod' | 'payment'
> & {
  dates: string[]
  nextDate: string | null
  paused: number
  grandtotal: number
  amounts: number
  /** The slugs of some of its dishes, of the next delivery first. */
  dishes: string[]
}
