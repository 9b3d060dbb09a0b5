import { type PaymentProviderName, paymentProviders } from '#shop/payment-provider.ts'
import type { Environment } from './environment.ts'
import { readEpay } from './epay.ts'
import { readStripe } from './stripe.ts'
import type { Trouble } from './trouble.ts'
import { readViva } from './viva.ts'

/**
 * Each provider of which a key is set, and no other. Without any key payments are tests, at the local twins of
 * all, unless the shop says that it takes no payment online. Adds what is missing to `troubles`.
 */
export function readPayments(env: Environment, publicUrl: string, troubles: Trouble[]) {
  const hasKey = keyNames.some(name => env[name])
  const sandbox = !hasKey && env.PAYMENTS !== 'door'
  if (sandbox && env.NODE_ENV === 'production' && env.ALLOW_SANDBOX !== '1')
    troubles.push({
      name: 'PAYMENTS',
      says: 'has no provider: the shop would take test payments; set the keys of Viva, epay or Stripe, PAYMENTS=door for a shop that is paid on delivery alone, or ALLOW_SANDBOX=1 for a demonstration',
    })
  if (hasKey && env.PAYMENTS === 'door')
    troubles.push({
      name: 'PAYMENTS',
      says: 'is door beside the keys of a provider: unset one of the two',
    })
  const here = sandbox ? sandboxUrl(env) : null
  return {
    sandbox,
    viva: readViva(env, publicUrl, here, troubles),
    epay: readEpay(env, publicUrl, here, troubles),
    stripe: readStripe(env, publicUrl, here, troubles),
  }
}

/** Any of them says that payments are real. */
const keyNames = [
  ...(['VIVA_CLIENT_ID', 'VIVA_CLIENT_SECRET', 'VIVA_MERCHANT_ID', 'VIVA_API_KEY'] as const),
  ...(['EPAY_ACQUIRER_ID', 'EPAY_MERCHANT_ID', 'EPAY_POS_ID', 'EPAY_USER'] as const),
  ...(['EPAY_PASSWORD', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const),
]

/** The providers that customers can pay at. */
export function providersIn(
  config: Readonly<Record<PaymentProviderName, object | null>>,
): PaymentProviderName[] {
  return paymentProviders.filter(name => config[name] !== null)
}

/** The local twins answer on this server. */
export function sandboxUrl({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/sandbox`
}
