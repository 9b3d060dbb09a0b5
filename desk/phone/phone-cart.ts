import type { Input, Output, Refused } from '../call.ts'
import { fieldErrors } from '../login/entering.ts'

/** Once it is placed, the same read tells of its order. */
type Read = Output<'phone-cart-one'>
export type PhoneCart = Extract<Read, { cart: unknown }>
export type PlacedCart = Extract<Read, { placed: unknown }>['placed']

export type Wish = Omit<Input<'phone-cart-update'>, 'phoneOrderId'>

/** The cart as it is, and the way to change one thing of it. */
export type PhoneCartProps = {
  readonly shown: PhoneCart
  /** One after the other, however fast they are asked for. */
  readonly change: (
    wish: Wish,
    then?: { onSuccess?: () => void; onError?: (error: Refused) => void; onSettled?: () => void },
  ) => void
  /** What is being changed, until it is answered. */
  readonly changing: Wish | null
  readonly refused: { readonly wish: Wish; readonly error: Refused } | null
}

/** The refusal of a change of these parts, which is said beside them; one of single fields is said there. */
export function refusalOf(
  refused: PhoneCartProps['refused'],
  ...parts: (keyof Wish)[]
): Refused | null {
  const error = refused && parts.some(part => part in refused.wish) ? refused.error : null
  return error && fieldErrors(error).length > 0 ? null : error
}
