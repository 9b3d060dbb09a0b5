import type { GoodwillReason } from '#shop/order-change/goodwill.ts'
import type { OrderAnswer } from '../answers.ts'
import type { OrderMail } from '../db/order/order-mails.ts'
import type { OrderNote } from '../db/order/order-notes.ts'
import type { Deed } from '../db/staff/deeds.ts'

/** Amounts in euros. */
export type DeskOrder = {
  readonly order: OrderAnswer
  /** Version mark of the order. An act sends the mark that its person saw. */
  readonly seen: string
  readonly customer: { readonly id: string; readonly name: string; readonly email: string } | null
  readonly payments: readonly {
    readonly provider: string
    readonly providerRef: string | null
    readonly method: string
    readonly status: string
    readonly amount: number
    readonly reason: string | null
    readonly at: Date
  }[]
  readonly refunds: readonly {
    readonly id: string
    readonly amount: number
    readonly status: string
    readonly reason: string
    readonly at: Date
    readonly sentAt: Date | null
  }[]
  readonly documents: readonly {
    readonly number: number
    readonly at: Date
    readonly amount: number
    readonly status: string
    readonly mark: string | null
  }[]
  readonly mails: readonly OrderMail[]
  readonly byShop: readonly string[]
  readonly notes: readonly OrderNote[]
  readonly deeds: readonly Deed[]
  readonly goodwill: { readonly most: number; readonly limit: number }
  readonly couponLimit: number
  readonly request: {
    readonly id: string
    readonly amount: number
    readonly why: GoodwillReason
    readonly reason: string
    readonly staffName: string
    readonly at: Date
    readonly isOwn: boolean
    /** Whether the reader is another person than the asker and has a sufficient limit. */
    readonly mayDecide: boolean
    readonly isChanged: boolean
  } | null
  /** Euros: what the shop holds, and what each side still owes. */
  readonly books: {
    readonly paid: number
    readonly back: number
    readonly due: number
    readonly owed: number
  }
  /** Deliveries that the staff may change: their food, or at least their door. */
  readonly may: {
    readonly [deliveryId: string]: { readonly food: boolean; readonly door: boolean }
  }
}
