import type { SpotPaymentType } from '#shop/address/spot.ts'
import { onAccount } from '#shop/company.ts'
import { isPaidOnline } from '#shop/payment-provider.ts'
import type { Call } from '../calls/hook.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'

/** The order's own way to pay online, or another that its place has now; null: none. */
export function wayToPay(
  { catalogue }: Pick<Call, 'catalogue'>,
  { spot, paymentType }: PlacedOrder,
): SpotPaymentType | null {
  const offered = catalogue.paymentTypes.filter(
    ({ spotId, provider }) =>
      spotId === spot.id && (isPaidOnline(provider) || provider === 'account'),
  )
  return (
    offered.find(({ code }) => code === paymentType.code) ??
    offered.find(({ code }) => code !== onAccount) ??
    null
  )
}
