import * as z from 'zod/mini'
import { email, loginForm } from './customer.ts'

/** An account without a password sends none. */
export const emailChangeForm = z.object({ email, password: loginForm.shape.password })

/** How long the link in the mail to the new address serves, in milliseconds. */
export const emailChangeLifetime = 24 * 60 * 60_000

/** How often a change can be asked for within that time, so that nobody fills a stranger's mailbox. */
const mostByCustomer = 5
const mostForAddress = 3

type Asked = {
  readonly byCustomer: number
  readonly forAddress: number
  readonly ownForAddress: number
  /** The account's present mailbox is proved. */
  readonly isProved: boolean
}

/** A first wish always passes: else three strangers’ wishes would keep an address from its owner. */
export function mayAskForEmail({
  byCustomer,
  forAddress,
  ownForAddress,
  isProved,
}: Asked): boolean {
  if (byCustomer >= mostByCustomer) return false
  return forAddress < mostForAddress || (isProved && ownForAddress === 0)
}

/** "m…@example.gr": enough for who knows the address, nothing for another reader. */
export function shortened(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}…${address.slice(at)}`
}
