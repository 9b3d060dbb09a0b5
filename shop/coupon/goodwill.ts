import type { Cents } from '../money.ts'
import { addDays, athensDate } from '../schedule/schedule.ts'
import type { Coupon } from './coupon.ts'
import { asksNothing } from './gift.ts'

const goodDays = 365

/** One customer's coupon that serves once, as a campaign of its own: earlier ones do not count. `now`: epoch ms. */
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
