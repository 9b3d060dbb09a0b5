import type { Trouble } from './trouble.ts'

/** What Stripe's calls and the signatures of its messages need. */
export type StripeConfig = {
  readonly apiUrl: string
  readonly secretKey: string
  /** Of the endpoint that takes the shop's messages; each endpoint has its own. */
  readonly webhookSecret: string
  /** Where Stripe sends the browser back. */
  readonly returnUrl: string
}

type Environment = {
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API_URL: string
}

/**
 * null where no key is set, and Stripe is not offered. `sandbox`: where this server reaches the local
 * twin, in a shop that takes test payments. Adds what is missing to `troubles`.
 */
export function readStripe(
  env: Environment,
  publicUrl: string,
  sandbox: string | null,
  troubles: Trouble[],
): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]))
  const isSet = missing.length < 2
  if (isSet)
    troubles.push(
      ...missing.map(name => ({ name, says: 'is missing beside the other Stripe key' })),
    )
  const returnUrl = `${publicUrl}/checkout/stripe`
  if (sandbox) return { ...twin(sandbox), returnUrl }
  if (!secretKey || !webhookSecret) return null
  return { apiUrl: env.STRIPE_API_URL, secretKey, webhookSecret, returnUrl }
}

function twin(here: string) {
  const keys = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }
  return { apiUrl: `${here}/stripe`, ...keys }
}
