import type { OrderAnswer } from './order.ts'

export type ChangeAnswer = {
  order: OrderAnswer
  effect: ChangeEffectAnswer
  /** null for a preview. */
  changeId: string | null
  /** Where to pay the difference; the change is made once it is paid. */
  redirectUrl: string | null
}

/** How a change affects the price of a paid order, in euros (§4). */
export type ChangeEffectAnswer = {
  before: number
  after: number
  /** One of them is 0. */
  refund: number
  toPay: number
  couponReturned: boolean
}
