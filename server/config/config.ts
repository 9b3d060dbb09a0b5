import { resolve } from 'node:path'
import { type AddressConfig, readAddresses } from './addresses.ts'
import { type AnalyticsConfig, readAnalytics } from './analytics.ts'
import { type Environment, misspelt, readEnvironment } from './environment.ts'
import type { EpayConfig } from './epay.ts'
import { legalEntityTrouble } from './legal-entity.ts'
import { type MapConfig, readMap } from './map.ts'
import { readPayments, sandboxUrl } from './payments.ts'
import { troublesInProduction } from './production.ts'
import { type Sender, senderIn } from './sender.ts'
import { readSms, type SmsConfig } from './sms.ts'
import { readSocial, type SocialConfig } from './social.ts'
import { type FeedConfig, readFeed } from './social-feed.ts'
import { readStaffMail, type StaffMailConfig } from './staff-mail.ts'
import type { StripeConfig } from './stripe.ts'
import { readTraces, type TracesConfig } from './traces.ts'
import { refuseFor, type Trouble } from './trouble.ts'
import type { VivaConfig } from './viva.ts'

export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null
  /** How many connections the calls of this process may hold. */
  readonly databasePool: number
  readonly reportsPool: number
  /** An origin, without a slash at the end. */
  readonly publicUrl: string
  /** Where the staff room is: an origin of its own, or the shop's. */
  readonly deskUrl: string
  /**
   * Who is believed about a caller's address: so many proxies in front of the shop, or every machine
   * of the private networks.
   */
  readonly trustedProxies: number | 'private'
  /** The owner for whom an empty database becomes a closed shop; null: none is made. */
  readonly owner: string | null
  /** Whether an empty database is filled with the demo shop. */
  readonly demo: boolean
  /** Whether the demo shop gets orders for each next day: by itself only where npm start runs it. */
  readonly demoDay: boolean
  readonly rateLimit: boolean
  /** Whether asking for a new password tells that no customer has that e-mail. */
  readonly customerNotFound: boolean
  /** false: other processes on the same database run the jobs. */
  readonly jobs: boolean
  readonly logLevel: string
  /** Where the metrics are served; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** Spans go where OpenTelemetry's own environment says; null: nowhere. */
  readonly traces: TracesConfig | null
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
  readonly staffMail: StaffMailConfig
  /** Whether webhooks may go to http and to private addresses. */
  readonly webhooksInside: boolean
  /** true without provider keys: the shop pays at its own test providers. */
  readonly sandbox: boolean
  /** null: the shop has no keys for Viva and does not offer it. */
  readonly viva: VivaConfig | null
  /** Where Viva's webhooks come from; null lets in any address, since no webhook is believed. */
  readonly vivaWebhookIps: string | null
  /** null: the same of epay. */
  readonly epay: EpayConfig | null
  /** null: the same of Stripe. */
  readonly stripe: StripeConfig | null
  readonly social: SocialConfig
  /** null: the shop counts no visits and asks no visitor about it. */
  readonly analytics: AnalyticsConfig | null
  readonly addresses: AddressConfig
  /** An OSRM that knows how long vans drive; null: routes count straight lines. */
  readonly travelUrl: string | null
  /** null: the map of routes is drawn without streets. */
  readonly map: MapConfig | null
  /** null: phones get no text messages. */
  readonly sms: SmsConfig | null
  /** null: the home page shows the shop's own pictures. */
  readonly feed: FeedConfig | null
}

/**
 * Reads the environment once. Throws all that is wrong with it, a line each. `legalTrouble`: why the
 * company's legal data cannot be shown in production. `namesInFile`: what `.env` sets.
 */
export function readConfig(
  variables: Record<string, string | undefined>,
  legalTrouble: string | null = legalEntityTrouble,
  namesInFile: readonly string[] = [],
): Config {
  const { env, troubles } = readEnvironment(variables)
  troubles.push(...misspelt(namesInFile))
  const production = env.NODE_ENV === 'production'
  const publicUrl = env.PUBLIC_URL ?? new URL(`http://localhost:${env.PORT}`).origin
  const { sandbox, viva, epay, stripe } = readPayments(env, publicUrl, troubles)
  const deskUrl = readDeskUrl(env.DESK_URL, publicUrl, troubles)
  const addresses = readAddresses(env, publicUrl, troubles)
  const sms = readSms(env, troubles)
  const map = readMap(env, troubles)
  const social = readSocial(env, sandbox ? sandboxUrl(env) : null, troubles)
  if (production) troubles.push(...troublesInProduction(env, legalTrouble))
  if (env.SMTP_URL && env.MAIL)
    troubles.push({ name: 'MAIL', says: 'is files beside SMTP_URL: unset one of the two' })
  if (env.SHOP_OWNER && env.SEED === 'demo')
    troubles.push({ name: 'SEED', says: 'is demo beside SHOP_OWNER: unset one of the two' })
  refuseFor(troubles)
  return Object.freeze({
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    reportsPool: env.REPORTS_POOL,
    publicUrl,
    deskUrl,
    trustedProxies: env.TRUSTED_PROXIES ?? (production ? 'private' : 0),
    owner: env.SHOP_OWNER ?? null,
    demo: !production && !env.SHOP_OWNER && (env.SEED ? env.SEED === 'demo' : sandbox),
    demoDay: sandbox && !env.SHOP_OWNER && isWithDay(env),
    rateLimit: env.RATE_LIMIT === 'on',
    customerNotFound: env.CUSTOMER_NOT_FOUND === 'on',
    jobs: env.JOBS === 'on',
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : null,
    traces: readTraces(env),
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
    staffMail: readStaffMail(env, production),
    webhooksInside: env.WEBHOOKS_INSIDE ? env.WEBHOOKS_INSIDE === 'on' : !production,
    sandbox,
    viva,
    vivaWebhookIps: env.VIVA_WEBHOOK_IPS ?? null,
    epay,
    stripe,
    social,
    analytics: readAnalytics(env.GA_MEASUREMENT_ID, sandbox),
    addresses,
    travelUrl: env.OSRM_URL ?? null,
    map,
    sms,
    feed: readFeed(env),
  })
}

/** A cookie knows no port, so another port of the shop's host would keep nothing apart. */
function readDeskUrl(url: string | undefined, publicUrl: string, troubles: Trouble[]): string {
  if (url && url !== publicUrl && new URL(url).hostname === new URL(publicUrl).hostname)
    troubles.push({
      name: 'DESK_URL',
      says: 'has the host of PUBLIC_URL: give the staff room one of its own, or unset it',
    })
  return url ?? publicUrl
}

/** Tests make their own orders and count them. */
function isWithDay({ NODE_ENV, SEED, DEMO_DAY, npm_lifecycle_event: script }: Environment) {
  if (NODE_ENV !== 'development' || SEED === 'none') return false
  return DEMO_DAY ? DEMO_DAY === 'on' : script === 'start'
}
