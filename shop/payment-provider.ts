import { byBank } from './bank-transfer.ts'
import { atDoor } from './door-payment.ts'

/** The payment providers, which the shop has keys of; each has an adapter in `server/outside/payments/`. */
export const paymentProviders = ['viva', 'epay', 'stripe'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** Those with a page to pay at, on which an order is paid within the hour. */
export function isPaidOnline(provider: WayOfPayment): boolean {
  return provider !== 'account' && provider !== atDoor && provider !== byBank
}

/**
 * How a way to pay is paid. bank: by a transfer to the shop’s account. account: the company is billed. door: when the
 * food is handed over.
 */
export const waysOfPayment = [...paymentProviders, byBank, 'account', atDoor] as const
export type WayOfPayment = (typeof waysOfPayment)[number]
