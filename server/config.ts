import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type AnalyticsConfig, readAnalytics } from './config-analytics.ts'
import { type EpayConfig, readEpay } from './config-epay.ts'
import { type FeedConfig, readFeed } from './config-feed.ts'
import { readSocial, type SocialConfig } from './config-social.ts'
import { addressesIn } from './known-addresses.ts'
import { type Sender, senderIn } from './outside/mail/envelope.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const url = z.url({ protocol: /^https?$/ })
const addresses = z
  .string()
  .check(z.refine(value => addressesIn(value) !== null, 'write addresses, separated by commas'))
const mailServer = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'write it as smtp://user:password@host:587',
})
const sender = z
  .string()
  .check(z.refine(value => senderIn(value) !== null, 'write it as Name <address@shop.example>'))

/** The environment, by its names (contract: Around the calls). An empty value counts as unset. */
const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65535)), 3000),
  HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z._default(text, './data'),
  // Not a URL of the web: a socket's folder may stand as ?host=….
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/))),
  PUBLIC_URL: z.optional(url),
  CUSTOMER_NOT_FOUND: z._default(z.enum(['on', 'off']), 'off'),
  TRUSTED_PROXIES: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(5))),
  RATE_LIMIT: z._default(z.enum(['on', 'off']), 'on'),
  JOBS: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
  API_ACCOUNT: z._default(text, 'demo'),
  API_REPOSITORY: z._default(text, 'shop'),
  API_BUSINESS: z._default(text, 'demo'),
  API_KEY: z._default(text, 'demo'),
  API_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(500), z.lte(120000)), 15000),
  APP_NAME: z._default(text, 'gastra-web'),
  FILES_URL: z.optional(url),
  TOKEN_EXPIRES: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(120)), 12),
  SMTP_URL: z.optional(mailServer),
  MAIL_FROM: z.optional(sender),
  ALLOW_SANDBOX: z.optional(z.enum(['0', '1'])),
  GA_MEASUREMENT_ID: z.optional(
    z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'write it as G-XXXXXXXXXX')),
  ),
  INSTAGRAM_TOKEN: z.optional(text),
  INSTAGRAM_USER: z._default(z.string().check(z.regex(/^(me|\d{1,30})$/)), 'me'),
  INSTAGRAM_URL: z._default(url, 'https://graph.instagram.com'),
  VIVA_CLIENT_ID: z.optional(text),
  VIVA_CLIENT_SECRET: z.optional(text),
  VIVA_MERCHANT_ID: z.optional(text),
  VIVA_API_KEY: z.optional(text),
  VIVA_SOURCE_CODE: z._default(text, 'Default'),
  VIVA_ACCOUNTS_URL: z._default(url, 'https://accounts.vivapayments.com'),
  VIVA_API_URL: z._default(url, 'https://api.vivapayments.com'),
  VIVA_CHECKOUT_URL: z._default(url, 'https://www.vivapayments.com'),
  VIVA_WEBHOOK_IPS: z.optional(addresses),
  EPAY_ACQUIRER_ID: z.optional(text),
  EPAY_MERCHANT_ID: z.optional(text),
  EPAY_POS_ID: z.optional(text),
  EPAY_USER: z.optional(text),
  EPAY_PASSWORD: z.optional(text),
  EPAY_CHANNEL: z._default(z.enum(['eCommerce', '3DSecure']), 'eCommerce'),
  EPAY_TICKET_URL: z._default(url, 'https://paycenter.piraeusbank.gr/services/tickets/issuer.asmx'),
  EPAY_PAY_URL: z._default(url, 'https://paycenter.piraeusbank.gr/redirection/pay.aspx'),
  EPAY_INQUIRY_URL: z._default(
    url,
    'https://paycenter.piraeusbank.gr/services/paymentgateway.asmx',
  ),
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_LOGIN_URL: z._default(url, 'https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_CERTS_URL: z._default(url, 'https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_APP_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/))),
  FACEBOOK_APP_SECRET: z.optional(text),
  FACEBOOK_API_VERSION: z._default(z.string().check(z.regex(/^v\d{1,3}\.\d$/)), 'v25.0'),
  FACEBOOK_SDK_URL: z._default(url, 'https://connect.facebook.net'),
  FACEBOOK_GRAPH_URL: z._default(url, 'https://graph.facebook.com'),
})

export type VivaConfig = {
  readonly accountsUrl: string
  readonly apiUrl: string
  /** Where the browser pays, and the older API stands. */
  readonly checkoutUrl: string
  /** The older API as this server reaches it. */
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
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** So many proxies stand before the shop: only what they say of an address is believed. */
  readonly trustedProxies: number
  readonly rateLimit: boolean
  /** Whether asking for a new password tells that an e-mail is nobody's. */
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
    /** null: mails are files in the folder `outbox` of `dataDir`. */
    readonly smtpUrl: string | null
    /** null: the shop's own name and address. */
    readonly from: Sender | null
  }
  /** No provider keys: the shop pays at its own test provider. */
  readonly sandbox: boolean
  readonly viva: VivaConfig
  /** Where its webhooks come from; null: from anywhere, for none of them is believed. */
  readonly vivaWebhookIps: string | null
  /** null: no keys for it, it is not offered. */
  readonly epay: EpayConfig | null
  readonly social: SocialConfig
  /** null: visits are not counted, and nobody is asked. */
  readonly analytics: AnalyticsConfig | null
  /** null: the home page shows the shop's own pictures. */
  readonly feed: FeedConfig | null
}

/** Reads the environment once. Throws one sentence that names the wrong variable. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const value = set[name]?.replace(/\/\/.*@/, '//…@')
    throw new Error(
      `The environment variable ${name} is set to "${value}": ${issue?.message}. See .env.example.`,
    )
  }
  const env = parsed.data
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

type Environment = z.infer<typeof environment>

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

/** The local twin answers on this very server. */
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
