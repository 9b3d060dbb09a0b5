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
    /** How many days it covers, its own counted. */
    days: number
    status: DeliveryStatus
    timePeriod: TimePeriodAnswer
    shippingAddress: AddressAnswer
    /** What it must hold at least. */
    required: { 'main-meal': number; snack: number }
    /** Until when meals may be changed, and the delivery cancelled or moved; ISO instants. */
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
  /** What a company bears; null: nothing. */
  company: CompanyShareAnswer | null
  vat: number
  /** The coupon that the discount came from. */
  coupon: Named | null
  paymentType: { code: string; name: string }
  /** How the latest attempt to pay stands. */
  payment: 'none' | 'open' | 'paid' | 'failed'
  invoice: InvoiceDetails | null
  notes: string
  /** The cart it was placed from, to try paying again; null when it is paid. */
  cartId: string | null
  /** What the meals would have cost in single orders beyond what they cost here; 0 for single orders. */
  saved: number
  /** Why it ended before it was delivered. */
  endReason: EndReason | null
  can: { cancel: boolean; pause: boolean; resume: boolean; repeat: boolean }
  refunds: { id: string; amount: number; isDone: boolean; reason: string; at: string }[]
  /** Oldest first. */
  changes: {
    id: string
    kind: ChangeKind
    status: 'waiting' | 'applied' | 'undone'
    effect: number
    at: string
    canUndo: boolean
    /** Where a change that waits can be paid, again after a decline; undo withdraws it. */
    redirectUrl: string | null
    /** Its payment was declined. */
    paymentFailed: boolean
  }[]
}

export type OrderRowAnswer = Pick<
  OrderAnswer,
  'id' | 'number' | 'type' | 'status' | 'placedAt' | 'plan' | 'timePeriod' | 'payment'
> & {
  dates: string[]
  /** Of the delivery that comes next; null where none does. */
  nextDate: string | null
  /** How many deliveries wait for the plan to go on. */
  paused: number
  grandtotal: number
  amounts: number
}
