import type { Cents } from '../money.ts'
import { addDays, athensDate } from '../schedule.ts'
import type { Coupon } from './coupon.ts'
import { asksNothing } from './gift.ts'

/** Days that a goodwill coupon lasts. */
const goodDays = 365

/**
 * A coupon of one customer that serves once, from any amount on. Each is a campaign of its own: an
 * earlier one that was used is no obstacle. `now` in epoch milliseconds.
 */
export function goodwillCoupon({
  id,
  code,
  customerId,
  cents,
  now,
}: {
  id: string
  code: string
  customerId: string
  cents: Cents
  now: number
}): Coupon & { readonly until: string } {
  return {
    ...asksNothing,
    ...{ id, code, customerId },
    campaign: `goodwill ${code}`,
    name: { el: 'Από εμάς', en: 'From us' },
    benefit: { amount: cents },
    until: addDays(athensDate(now), goodDays),
    uses: 1,
    usesPerCustomer: 1,
  }
}
