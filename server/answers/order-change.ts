import type { OrderAnswer } from './order.ts'

/** A change that was made, or, asked with `preview`, only thought through. */
export type ChangeAnswer = {
  order: OrderAnswer
  effect: ChangeEffectAnswer
  /** null: only a preview. */
  changeId: string | null
  /** Where to pay what it costs more; the change is made when that is paid. */
  redirectUrl: string | null
}

/** What a change of a paid order does to what it costs, in euros (§4). */
export type ChangeEffectAnswer = {
  before: number
  after: number
  /** Goes back the way it was paid, or has to be paid; one of them is 0. */
  refund: number
  toPay: number
  /** The coupon comes back with it. */
  couponReturned: boolean
}
