/** The payment providers; each has an adapter in `server/outside/payments/`. */
export const paymentProviders = ['viva', 'epay', 'stripe'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** How a way to pay is paid. account: the company is billed. */
export const waysOfPayment = [...paymentProviders, 'account'] as const
