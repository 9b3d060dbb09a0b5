import type { Catalogue } from '#shop/catalogue.ts'
import type { Coupon } from '#shop/coupon/coupon.ts'
import type { Language } from '#shop/language.ts'
import type { ClaimedMail } from '../db/mail/sending.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import type { Say, Values } from './content.ts'

export type MailFacts = {
  readonly mail: Pick<ClaimedMail, 'data' | 'createdAt'>
  readonly name: string
  readonly lang: Language
  readonly order: PlacedOrder | null
  readonly gift: Coupon | null
  readonly catalogue: Catalogue
  /** The fragments of the mail's language. */
  readonly say: Say
  /** Epoch milliseconds. */
  readonly now: number
}

/** Why a queued mail is no longer true and not sent. */
export type Needless = { readonly needless: string }

export type OrderFacts = MailFacts & { readonly order: PlacedOrder }

export function orderWords({ order }: OrderFacts): Values {
  return { orderNumber: String(order.number), orderId: order.id }
}
