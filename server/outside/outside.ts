import type { Pool } from 'pg'
import { byBank } from '#shop/bank-transfer.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { PaymentProviderName } from '#shop/payment-provider.ts'
import type { Config } from '../config/config.ts'
import type { Sender } from '../config/sender.ts'
import type { FiscalDocuments } from './fiscal/fiscal.ts'
import { sandboxFiscal } from './fiscal/sandbox-fiscal.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { outboxTransport } from './mail/outbox.ts'
import { smtpTransport } from './mail/smtp.ts'
import type { AddressProvider } from './maps/address-service.ts'
import { addressServiceFor } from './maps/address-service-for.ts'
import { bankTransfer } from './payments/bank.ts'
import { epayProvider } from './payments/epay.ts'
import type { PaymentProvider } from './payments/provider.ts'
import { stripeProvider } from './payments/stripe.ts'
import { vivaProvider } from './payments/viva.ts'
import type { Wire } from './payments/viva-wire.ts'
import { sandboxSms } from './sms/sandbox-sms.ts'
import type { SmsProvider } from './sms/sms-provider.ts'
import { twilio } from './sms/twilio.ts'
import { facebookProvider } from './social/facebook.ts'
import { googleProvider } from './social/google.ts'
import type { Platform, SocialProvider } from './social/social-provider.ts'
import { feedMemory } from './social-feed/feed-memory.ts'
import { instagram } from './social-feed/instagram.ts'
import type { SocialFeed } from './social-feed/social-feed.ts'
import { osrm } from './travel/osrm.ts'
import type { TravelTimes } from './travel/travel-times.ts'

export type Outside = {
  readonly addresses: AddressProvider
  /** null: the shop has no social account to show. */
  readonly feed: SocialFeed | null
  /** null: no provider issues fiscal documents yet. Test payments get test documents. */
  readonly fiscal: FiscalDocuments | null
  readonly mails: MailTransport
  /** Those that have keys; while payments are tests, the local twins of all. A transfer needs none. */
  readonly payments: Readonly<
    Partial<Record<PaymentProviderName, PaymentProvider>> & { [byBank]: PaymentProvider }
  >
  readonly social: Readonly<Partial<Record<Platform, SocialProvider>>>
  /** null: phones get no text messages. */
  readonly sms: SmsProvider | null
  /** null: routes count straight lines. */
  readonly travel: TravelTimes | null
}

/**
 * The services that the configuration names. `shop`: who mails and documents come from, and where it brings to. Local twins
 * keep their books in `db`; tests pass their own `wire`. `warn` is told when a service that the shop
 * can do without fails.
 */
export function outsideFor(
  config: Config,
  db: Pool,
  shop: () => Pick<Catalogue, 'brand' | 'legalEntity' | 'areas' | 'streets'>,
  wire: Partial<Wire> = {},
  warn?: (message: string) => void,
): Outside {
  const { google, facebook } = config.social
  function from(): Sender {
    const { brand, legalEntity } = shop()
    return config.mail.from ?? { name: brand.name.el, address: legalEntity.email }
  }
  return {
    addresses: addressServiceFor(config.addresses, db, shop, wire, warn),
    feed:
      config.feed && feedMemory(instagram(config.feed, wire), { ...wire, dataDir: config.dataDir }),
    fiscal: config.sandbox ? sandboxFiscal(db, () => shop().legalEntity.vat) : null,
    mails: mailTransport(config, from),
    payments: {
      ...(config.viva && { viva: vivaProvider(config.viva, wire) }),
      ...(config.epay && { epay: epayProvider(config.epay, wire) }),
      ...(config.stripe && { stripe: stripeProvider(config.stripe, wire) }),
      bank: bankTransfer(id => new URL(`/account/orders/${id}`, config.publicUrl).href),
    },
    social: {
      ...(google && { google: googleProvider(google, wire) }),
      ...(facebook && { facebook: facebookProvider(facebook, wire) }),
    },
    sms: smsProvider(config, from, wire),
    travel: config.travelUrl ? osrm(config.travelUrl, { ...wire, warn }) : null,
  }
}

function mailTransport(
  { mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  from: () => Sender,
): MailTransport {
  return mail.smtpUrl ? smtpTransport(mail.smtpUrl, from) : outboxTransport(dataDir, from)
}

function smsProvider(
  { sms, sandbox, dataDir }: Pick<Config, 'sms' | 'sandbox' | 'dataDir'>,
  from: () => Sender,
  wire: Partial<Wire>,
): SmsProvider | null {
  if (sms) return twilio(sms, wire)
  return sandbox ? sandboxSms(dataDir, from) : null
}
