import type { Trouble } from './trouble.ts'

/** What epay's two services and its page need (facts §2.6). */
export type EpayConfig = {
  readonly acquirerId: string
  readonly merchantId: string
  readonly posId: string
  readonly user: string
  readonly password: string
  /** How the bank's transaction service files the shop's payments. */
  readonly channel: string
  readonly ticketUrl: string
  readonly payUrl: string
  readonly inquiryUrl: string
  /** The shop's page with that form, the only referrer that the bank accepts. */
  readonly startUrl: string
}

type Environment = {
  readonly EPAY_ACQUIRER_ID?: string | undefined
  readonly EPAY_MERCHANT_ID?: string | undefined
  readonly EPAY_POS_ID?: string | undefined
  readonly EPAY_USER?: string | undefined
  readonly EPAY_PASSWORD?: string | undefined
  readonly EPAY_CHANNEL: string
  readonly EPAY_TICKET_URL: string
  readonly EPAY_PAY_URL: string
  readonly EPAY_INQUIRY_URL: string
}

/**
 * null where no key is set, and epay is not offered. `sandbox`: where this server reaches the local
 * twin, in a shop that takes test payments. Adds what is missing to `troubles`.
 */
export function readEpay(
  env: Environment,
  publicUrl: string,
  sandbox: string | null,
  troubles: Trouble[],
): EpayConfig | null {
  const keys = {
    EPAY_ACQUIRER_ID: env.EPAY_ACQUIRER_ID,
    EPAY_MERCHANT_ID: env.EPAY_MERCHANT_ID,
    EPAY_POS_ID: env.EPAY_POS_ID,
    EPAY_USER: env.EPAY_USER,
    EPAY_PASSWORD: env.EPAY_PASSWORD,
  }
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]))
  const isSet = missing.length < Object.keys(keys).length
  if (isSet)
    troubles.push(...missing.map(name => ({ name, says: 'is missing beside the other epay keys' })))
  const startUrl = `${publicUrl}/checkout/epay/pay`
  if (sandbox) return { ...twin(sandbox, publicUrl), startUrl }
  if (!isSet) return null
  return {
    acquirerId: env.EPAY_ACQUIRER_ID ?? '',
    merchantId: env.EPAY_MERCHANT_ID ?? '',
    posId: env.EPAY_POS_ID ?? '',
    user: env.EPAY_USER ?? '',
    password: env.EPAY_PASSWORD ?? '',
    channel: env.EPAY_CHANNEL,
    ticketUrl: env.EPAY_TICKET_URL,
    payUrl: env.EPAY_PAY_URL,
    inquiryUrl: env.EPAY_INQUIRY_URL,
    startUrl,
  }
}

function twin(here: string, publicUrl: string) {
  return {
    acquirerId: '14',
    merchantId: '2100000001',
    posId: '2100000002',
    user: 'sandbox',
    password: 'sandbox',
    channel: 'eCommerce',
    ticketUrl: `${here}/epay/services/tickets/issuer.asmx`,
    payUrl: `${publicUrl}/sandbox/epay/redirection/pay.aspx`,
    inquiryUrl: `${here}/epay/services/paymentgateway.asmx`,
  }
}
