import type { Input, Output, Refused } from '../call.ts'

export type Shown = Output<'phone-cart-one'>

type Wish = Omit<Input<'phone-cart-update'>, 'phoneOrderId'>

/** The cart as it is, and the way to change one thing of it. */
export type Given = {
  readonly shown: Shown
  readonly change: (wish: Wish) => void
  readonly isChanging: boolean
  readonly refused: Refused | null
}
