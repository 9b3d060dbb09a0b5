import type { SpotPaymentType } from '../address/spot.ts'
import type { Catalogue } from '../catalogue.ts'
import { onAccount } from '../company.ts'
import { doorTermsAt } from '../door-payment.ts'
import { isPaidOnline } from '../payment-provider.ts'
import { type ChangeableOrder, type ChangeEffect, isDue } from './order-change.ts'

/**
 * Whether a change can be paid: now, or at the door within its terms (16.05). Where the door is the only way
 * to pay, what was paid there cannot grow.
 */
export function isPayable(
  order: ChangeableOrder,
  { before, after, toPay }: Pick<ChangeEffect, 'before' | 'after' | 'toPay'>,
  { paymentTypes }: Pick<Catalogue, 'paymentTypes'>,
): boolean {
  const at = { spotId: order.spot.id, code: order.paymentType.code }
  if (isDue(order)) return after <= before || after <= doorTermsAt(paymentTypes, at).most
  return toPay === 0 || paymentTypeFor(order, { paymentTypes }) !== null
}

/** The order's own way to pay, or another that its place offers now; null: none. */
export function paymentTypeFor(
  { spot, paymentType }: ChangeableOrder,
  { paymentTypes }: Pick<Catalogue, 'paymentTypes'>,
): SpotPaymentType | null {
  const offered = paymentTypes.filter(
    ({ spotId, provider }) =>
      spotId === spot.id && (isPaidOnline(provider) || provider === 'account'),
  )
  return (
    offered.find(({ code }) => code === paymentType.code) ??
    offered.find(({ code }) => code !== onAccount) ??
    null
  )
}
