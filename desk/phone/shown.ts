import type { Input, Output, Refused } from '../call.ts'

/** Once it is placed, the same read tells of its order. */
type Read = Output<'phone-cart-one'>
export type Shown = Extract<Read, { cart: unknown }>
export type Placed = Extract<Read, { placed: unknown }>['placed']

export type Wish = Omit<Input<'phone-cart-update'>, 'phoneOrderId'>

/** The cart as it is, and the way to change one thing of it. */
export type Given = {
  readonly shown: Shown
  /** One after the other, however fast they are asked for. */
  readonly change: (wish: Wish, then?: { onSuccess?: () => void; onSettled?: () => void }) => void
  readonly isChanging: boolean
  readonly refused: Refused | null
}
