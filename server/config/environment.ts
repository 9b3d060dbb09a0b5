import * as z from 'zod/mini'
import { nearest } from '../nearest.ts'
import { addressesIn } from './address-list.ts'
import { mailboxesIn, senderIn } from './sender.ts'
import type { Trouble } from './trouble.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const url = z.url({ protocol: /^https?$/, error: 'write it as https://shop.example' })
/** The shop's address as browsers write an origin: in small letters, without a slash at the end. */
const origin = z.pipe(
  like(isOrigin, 'write it as https://shop.example, without a path, a query or a password'),
  z.transform(value => new URL(value).origin),
)
const addresses = like(value => addressesIn(value) !== null, 'write addresses, separated by commas')
/** off: to nobody. */
const mailboxes = like(
  value => value === 'off' || mailboxesIn(value) !== null,
  'write addresses, separated by commas, or off',
)
const sender = like(value => senderIn(value) !== null, 'write it as Name <address@shop.example>')
const mailServer = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'write it as smtp://user:password@host:587',
})
// Not a web URL: a socket's folder may come as ?host=….
const databaseServer = like(
  value => /^postgres(ql)?:\/\/\S+$/.test(value),
  'write it as postgresql://user:password@host:5432/database, since the shop keeps its data in PostgreSQL',
)

/** All settings in one table, however long it is. An empty value counts as unset. */
const variables = z.object({
  NODE_ENV: z._default(oneOf('development', 'production', 'test'), 'development'),
  PORT: z._default(whole(1, 65_535), 3000),
  HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(databaseServer),
  DATABASE_POOL: z._default(whole(2, 200), 10),
  REPORTS_POOL: z._default(whole(1, 20), 3),
  PUBLIC_URL: z.optional(origin),
  DESK_URL: z.optional(origin),
  LEGAL_ENTITY: z.optional(text),
  SHOP_OWNER: z.optional(
    like(value => mailboxesIn(value)?.length === 1, 'write an address, such as you@shop.example'),
  ),
  SEED: z.optional(oneOf('demo', 'none')),
  DEMO_DAY: z.optional(oneOf('on', 'off')),
  /** Which script of package.json npm runs. */
  npm_lifecycle_event: z.optional(text),
  CUSTOMER_NOT_FOUND: z._default(oneOf('on', 'off'), 'off'),
  TRUSTED_PROXIES: z.optional(whole(0, 5)),
  RATE_LIMIT: z._default(oneOf('on', 'off'), 'on'),
  JOBS: z._default(oneOf('on', 'off'), 'on'),
  LOG_LEVEL: z._default(oneOf('silent', 'error', 'warn', 'info', 'debug'), 'warn'),
  METRICS_PORT: z.optional(whole(1, 65_535)),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(url),
  OTEL_SDK_DISABLED: z.optional(text),
  OTEL_TRACES_SAMPLER: z.optional(text),
  OTEL_TRACES_SAMPLER_ARG: z.optional(
    z.coerce
      .number({ error: 'write a number from 0 to 1' })
      .check(z.gte(0), z.lte(1, { error: 'write a number from 0 to 1' })),
  ),
  API_ACCOUNT: z._default(text, 'demo'),
  API_REPOSITORY: z._default(text, 'shop'),
  API_BUSINESS: z._default(text, 'demo'),
  API_KEY: z._default(text, 'demo'),
  API_TIMEOUT_MS: z._default(whole(500, 120_000), 15_000),
  APP_NAME: z._default(text, 'gastra-web'),
  FILES_URL: z.optional(url),
  TOKEN_EXPIRES: z._default(whole(1, 120), 12),
  SMTP_URL: z.optional(mailServer),
  MAIL: z.optional(oneOf('files')),
  MAIL_FROM: z.optional(sender),
  STAFF_MAIL: z.optional(mailboxes),
  STAFF_MAIL_ORDERS: z.optional(mailboxes),
  STAFF_MAIL_MESSAGES: z.optional(mailboxes),
  STAFF_MAIL_MONEY: z.optional(mailboxes),
  STAFF_MAIL_TROUBLE: z.optional(mailboxes),
  STAFF_LANG: z._default(oneOf('el', 'en'), 'el'),
  WEBHOOKS_INSIDE: z.optional(oneOf('on', 'off')),
  ALLOW_SANDBOX: z.optional(oneOf('0', '1')),
  GA_MEASUREMENT_ID: z.optional(
    like(value => /^G-[A-Z0-9]{4,20}$/.test(value), 'write it as G-XXXXXXXXXX'),
  ),
  INSTAGRAM_TOKEN: z.optional(text),
  INSTAGRAM_USER: z._default(
    like(value => /^(me|\d{1,30})$/.test(value), 'write me, or an account’s number'),
    'me',
  ),
  INSTAGRAM_URL: z._default(url, 'https://graph.instagram.com'),
  ADDRESS_SERVICE: z.optional(oneOf('built-in', 'photon', 'google')),
  PHOTON_URL: z._default(url, 'https://photon.komoot.io'),
  GOOGLE_PLACES_KEY: z.optional(text),
  GOOGLE_PLACES_URL: z._default(url, 'https://places.googleapis.com'),
  OSRM_URL: z.optional(url),
  MAP_TILES: z.optional(
    like(
      value => URL.canParse(value) && ['{z}', '{x}', '{y}'].every(part => value.includes(part)),
      'write it as https://tiles.example/{z}/{x}/{y}.png',
    ),
  ),
  MAP_ATTRIBUTION: z.optional(text),
  TWILIO_ACCOUNT_SID: z.optional(
    like(value => /^AC[0-9a-f]{32}$/.test(value), 'write it as Twilio does: AC and 32 digits'),
  ),
  TWILIO_AUTH_TOKEN: z.optional(text),
  TWILIO_FROM: z.optional(
    like(
      value => /^(\+\d{8,15}|[A-Za-z0-9 ]{1,11})$/.test(value),
      'write a number as +30…, or a name of up to 11 letters',
    ),
  ),
  TWILIO_URL: z._default(url, 'https://api.twilio.com'),
  PAYMENTS: z.optional(oneOf('door')),
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
  EPAY_CHANNEL: z._default(oneOf('eCommerce', '3DSecure'), 'eCommerce'),
  EPAY_TICKET_URL: z._default(url, 'https://paycenter.piraeusbank.gr/services/tickets/issuer.asmx'),
  EPAY_PAY_URL: z._default(url, 'https://paycenter.piraeusbank.gr/redirection/pay.aspx'),
  EPAY_INQUIRY_URL: z._default(
    url,
    'https://paycenter.piraeusbank.gr/services/paymentgateway.asmx',
  ),
  STRIPE_SECRET_KEY: z.optional(
    like(value => /^[sr]k_(test|live)_\w+$/.test(value), 'write it as sk_live_… or rk_live_…'),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    like(value => /^whsec_\w+$/.test(value), 'write it as whsec_…'),
  ),
  STRIPE_API_URL: z._default(url, 'https://api.stripe.com'),
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_LOGIN_URL: z._default(url, 'https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_CERTS_URL: z._default(url, 'https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_APP_ID: z.optional(
    like(value => /^\d{5,20}$/.test(value), 'write the app’s number, 5 to 20 digits'),
  ),
  FACEBOOK_APP_SECRET: z.optional(text),
  FACEBOOK_API_VERSION: z._default(
    like(value => /^v\d{1,3}\.\d$/.test(value), 'write it as v25.0'),
    'v25.0',
  ),
  FACEBOOK_SDK_URL: z._default(url, 'https://connect.facebook.net'),
  FACEBOOK_GRAPH_URL: z._default(url, 'https://graph.facebook.com'),
})

export type Environment = z.infer<typeof variables>

/** Reads every variable. A wrong one counts as unset, and `troubles` says why. */
export function readEnvironment(given: Record<string, string | undefined>): {
  env: Environment
  troubles: Trouble[]
} {
  const set = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value?.trim() && !isOfLogin(name, value)),
  )
  const parsed = variables.safeParse(set)
  if (parsed.success) return { env: parsed.data, troubles: [] }
  const wrong = new Map(parsed.error.issues.map(issue => [String(issue.path[0]), issue.message]))
  const right = Object.fromEntries(Object.entries(set).filter(([name]) => !wrong.has(name)))
  return {
    env: variables.parse(right),
    troubles: [...wrong].map(([name, message]) => ({
      name,
      says: `is set to "${withoutPassword(set[name])}": ${message}`,
    })),
  }
}

/** A login of Linux, and `su`, name the person's own mailbox so: no word about the shop's mails. */
function isOfLogin(name: string, value: string): boolean {
  return name === 'MAIL' && value.startsWith('/')
}

/**
 * Names of `.env` that the shop does not know and that are one or two letters from one it knows: left
 * unread, `DATABSE_URL` would open the shop on another database. Names of other programs are theirs.
 */
export function misspelt(names: readonly string[]): Trouble[] {
  const known = Object.keys(variables.shape)
  return names.flatMap(name => {
    const most = Math.min(2, Math.floor(name.length / 4))
    const meant = known.includes(name) ? null : nearest(name, known, most)
    return meant
      ? [{ name, says: `is no setting of the shop: ${meant} is meant, most likely` }]
      : []
  })
}

function withoutPassword(value = ''): string {
  return value.replace(/:.*@/, ':…@')
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, href, origin } = new URL(value)
  return /^https?:$/.test(protocol) && href.replace(/\/+$/, '') === origin
}

function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, { error: `write ${values.join(' or ')}` })
}

function whole(least: number, most: number) {
  const error = `write a whole number from ${least} to ${most}`
  return z.coerce
    .number({ error })
    .check(z.int({ error }), z.gte(least, { error }), z.lte(most, { error }))
}

function like(isRight: (value: string) => boolean, error: string) {
  return z.string().check(z.refine(isRight, error))
}
