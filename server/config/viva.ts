import type { Trouble } from './trouble.ts'

export type VivaConfig = {
  readonly accountsUrl: string
  readonly apiUrl: string
  /** Where the customer's browser pays. */
  readonly checkoutUrl: string
  /** The older API, which takes the merchant id and the API key. */
  readonly legacyUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly merchantId: string
  readonly apiKey: string
  readonly sourceCode: string
}

type Environment = {
  readonly VIVA_CLIENT_ID?: string | undefined
  readonly VIVA_CLIENT_SECRET?: string | undefined
  readonly VIVA_MERCHANT_ID?: string | undefined
  readonly VIVA_API_KEY?: string | undefined
  readonly VIVA_SOURCE_CODE: string
  readonly VIVA_ACCOUNTS_URL: string
  readonly VIVA_API_URL: string
  readonly VIVA_CHECKOUT_URL: string
}

/**
 * null where no key is set, and Viva is not offered. `sandbox`: where this server reaches the local
 * twin, in a shop that takes test payments. Adds what is missing to `troubles`.
 */
export function readViva(
  env: Environment,
  publicUrl: string,
  sandbox: string | null,
  troubles: Trouble[],
): VivaConfig | null {
  if (sandbox) return { ...twin(sandbox, publicUrl), sourceCode: env.VIVA_SOURCE_CODE }
  const keys = {
    VIVA_CLIENT_ID: env.VIVA_CLIENT_ID,
    VIVA_CLIENT_SECRET: env.VIVA_CLIENT_SECRET,
    VIVA_MERCHANT_ID: env.VIVA_MERCHANT_ID,
    VIVA_API_KEY: env.VIVA_API_KEY,
  }
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(keys).length) return null
  troubles.push(...missing.map(name => ({ name, says: 'is missing beside the other Viva keys' })))
  return {
    accountsUrl: env.VIVA_ACCOUNTS_URL,
    apiUrl: env.VIVA_API_URL,
    checkoutUrl: env.VIVA_CHECKOUT_URL,
    legacyUrl: env.VIVA_CHECKOUT_URL,
    clientId: env.VIVA_CLIENT_ID ?? '',
    clientSecret: env.VIVA_CLIENT_SECRET ?? '',
    merchantId: env.VIVA_MERCHANT_ID ?? '',
    apiKey: env.VIVA_API_KEY ?? '',
    sourceCode: env.VIVA_SOURCE_CODE,
  }
}

function twin(here: string, publicUrl: string) {
  return {
    accountsUrl: `${here}/viva/accounts`,
    apiUrl: `${here}/viva/api`,
    checkoutUrl: `${publicUrl}/sandbox/viva`,
    legacyUrl: `${here}/viva`,
    clientId: 'sandbox',
    clientSecret: 'sandbox',
    merchantId: 'sandbox',
    apiKey: 'sandbox',
  }
}
