import * as z from 'zod/mini'
import { addressesIn } from './known-addresses.ts'
import { senderIn } from './sender.ts'

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

/** An empty value counts as unset. */
const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65535)), 3000),
  HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z._default(text, './data'),
  // Not a web URL: a socket's folder may come as ?host=….
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

export type Environment = z.infer<typeof variables>

export function readEnvironment(given: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(set)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  const value = set[name]?.replace(/\/\/.*@/, '//…@')
  throw new Error(
    `The environment variable ${name} is set to "${value}": ${issue?.message}. See .env.example.`,
  )
}
