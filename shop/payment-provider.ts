import { atDoor } from './door-payment.ts'

/** The payment providers; each has an adapter in `server/outside/payments/`. */
export const paymentProviders = ['viva', 'epay', 'stripe'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** How a way to pay is paid. account: the company is billed. door: when the food is handed over. */
export const waysOfPayment = [...paymentProviders, 'account', atDoor] as const
export type WayOfPayment = (typeof waysOfPayment)[number]
