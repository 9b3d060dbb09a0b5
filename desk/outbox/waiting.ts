import type { KeptNo } from '#shop/people/refusal-message.ts'
import type { Input } from '../call.ts'

/** Calls that only add something, so that the device may send them later. */
export type Keepable =
  | 'delivery-outcome'
  | 'batch-begin'
  | 'batch-end'
  | 'day-seen-create'
  | 'bag-close'
  | 'tray-scan'

export type Kept<Name extends Keepable> = {
  readonly name: Name
  readonly input: Input<Name>
  /** What it is about, as its person calls it: a dish, a bag. */
  readonly of: string
  readonly requestId: string
  /** Who said it: another person of the same tablet does not say it for them. */
  readonly staff: string
  /** By the clock of the device. */
  readonly at: string
  /** Why the shop did not take it. */
  readonly no?: KeptNo
}
/** A word that the shop may not have heard yet. */
export type Waiting<Name extends Keepable = Keepable> = { [Each in Name]: Kept<Each> }[Name]

export function isOf<Name extends Keepable>(
  one: Waiting,
  name: Name,
): one is Extract<Waiting, { name: Name }> {
  return one.name === name
}
