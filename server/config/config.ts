import { resolve } from 'node:path'
import { type AnalyticsConfig, readAnalytics } from './analytics.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { type EpayConfig, readEpay } from './epay.ts'
import { type Sender, senderIn } from './sender.ts'
import { readSocial, type SocialConfig } from './social.ts'
import { type FeedConfig, readFeed } from './social-feed.ts'

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

export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null
  readonly publicUrl: string
  /**
   * The number of proxies in front of the shop; only these are believed about a caller's address.
   */
  readonly trustedProxies: number
  readonly rateLimit: boolean
  /** Whether asking for a new password tells that no customer has that e-mail. */
  readonly customerNotFound: boolean
  /** false: other processes on the same database run the jobs. */
  readonly jobs: boolean
  readonly logLevel: string
  readonly api: {
    readonly account: string
    readonly repository: string
    readonly business: string
    readonly key: string
    readonly app: string
    readonly timeoutMs: number
  }
  readonly filesUrl: string
  /** Months that a session lasts. */
  readonly tokenExpires: number
  readonly mail: {
    readonly smtpUrl: string | null
    readonly from: Sender | null
  }
  /** true without provider keys: the shop pays at its own test provider. */
  readonly sandbox: boolean
  readonly viva: VivaConfig
  /** Where Viva's webhooks come from; null lets in any address, since no webhook is believed. */
  readonly vivaWebhookIps: string | null
  /** null: the shop has no keys for epay and does not offer it. */
  readonly epay: EpayConfig | null
  readonly social: SocialConfig
  /** null: the shop counts no visits and asks no visitor about it. */
  readonly analytics: AnalyticsConfig | null
  /** null: the home page shows the shop's own pictures. */
  readonly feed: FeedConfig | null
}

/** Reads the environment once. Throws one sentence that names the wrong variable. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const env = readEnvironment(variables)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const { sandbox, viva, epay } = paymentConfig(env, publicUrl)
  const social = readSocial(env, sandbox ? sandboxUrl(env) : null)
  return Object.freeze({
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl,
    trustedProxies: env.TRUSTED_PROXIES ?? (env.NODE_ENV === 'production' ? 1 : 0),
    rateLimit: env.RATE_LIMIT === 'on',
    customerNotFound: env.CUSTOMER_NOT_FOUND === 'on',
    jobs: env.JOBS === 'on',
    logLevel: env.LOG_LEVEL,
    api: {
      account: env.API_ACCOUNT,
      repository: env.API_REPOSITORY,
      business: env.API_BUSINESS,
      key: env.API_KEY,
      app: env.APP_NAME,
      timeoutMs: env.API_TIMEOUT_MS,
    },
    filesUrl: env.FILES_URL ?? '',
    tokenExpires: env.TOKEN_EXPIRES,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM === undefined ? null : senderIn(env.MAIL_FROM),
    },
    sandbox,
    viva,
    vivaWebhookIps: env.VIVA_WEBHOOK_IPS ?? null,
    epay,
    social,
    analytics: readAnalytics(env.GA_MEASUREMENT_ID, sandbox),
    feed: readFeed(env),
  })
}

function paymentConfig(env: Environment, publicUrl: string) {
  const keys = {
    VIVA_CLIENT_ID: env.VIVA_CLIENT_ID,
    VIVA_CLIENT_SECRET: env.VIVA_CLIENT_SECRET,
    VIVA_MERCHANT_ID: env.VIVA_MERCHANT_ID,
    VIVA_API_KEY: env.VIVA_API_KEY,
  }
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]))
  const sandbox = missing.length === Object.keys(keys).length
  if (!sandbox && missing.length > 0)
    throw new Error(`The environment variable ${missing[0]} is missing beside the other Viva keys.`)
  if (sandbox && env.NODE_ENV === 'production' && env.ALLOW_SANDBOX !== '1')
    throw new Error(
      'The environment variable VIVA_CLIENT_ID is missing: without provider keys the shop would take test payments. Set the Viva keys, or ALLOW_SANDBOX=1 for a demonstration.',
    )
  const here = sandbox ? sandboxUrl(env) : null
  return {
    sandbox,
    viva: here ? sandboxKeys(env, publicUrl, here) : realKeys(env),
    epay: readEpay(env, publicUrl, here),
  }
}

function realKeys(env: Environment): VivaConfig {
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

/** The local twin answers on this server. */
function sandboxUrl({ HOST, PORT }: Environment): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/sandbox`
}

function sandboxKeys(env: Environment, publicUrl: string, here: string): VivaConfig {
  return {
    accountsUrl: `${here}/viva/accounts`,
    apiUrl: `${here}/viva/api`,
    checkoutUrl: `${publicUrl}/sandbox/viva`,
    legacyUrl: `${here}/viva`,
    clientId: 'sandbox',
    clientSecret: 'sandbox',
    merchantId: 'sandbox',
    apiKey: 'sandbox',
    sourceCode: env.VIVA_SOURCE_CODE,
  }
}
