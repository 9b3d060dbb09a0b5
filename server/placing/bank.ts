import { bankTermsAt, byBank, transferUntil } from '#shop/bank-transfer.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { OrderDraft } from '#shop/order/order.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { Placing } from '../db/placing.ts'

/**
 * Why an order cannot wait for a transfer; null: it can, or it is paid in another way. It holds its portions for
 * days, so the mailbox is proved; and on the phone a link is quicker.
 */
export function bankRefusal(
  { draft, now }: Placing,
  { catalogue, byShop, isUnproved }: { catalogue: Catalogue; byShop: boolean; isUnproved: boolean },
): Refusal | null {
  if (draft.provider !== byBank) return null
  if (byShop) return refuse('bank-not-possible', { why: 'phone' })
  if (isUnproved) return refuse('bank-not-possible', { why: 'email' })
  return untilOf(draft, catalogue, now) === null
    ? refuse('bank-not-possible', { why: 'late' })
    : null
}

/** Until when the order's money may come (epoch milliseconds); null: it is paid in another way, or too late. */
export function untilOf(draft: OrderDraft, catalogue: Catalogue, now: number): number | null {
  const terms = draft.provider === byBank ? bankTermsAt(catalogue, draft.spot.id) : null
  const [first] = draft.deliveries
  if (!terms || !first) return null
  const { holidays } = catalogue
  return transferUntil(terms.days, { ...first, timePeriod: draft.timePeriod }, { holidays, now })
}
