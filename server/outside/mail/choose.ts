import { shopName } from '#shop/shop-name.ts'
import type { Config } from '../../config/config.ts'
import { legalEntity } from '../../config/legal-entity.ts'
import type { MailTransport } from './mail-transport.ts'
import { outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

export function mailTransport({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  const from = mail.from ?? { name: shopName.el, address: legalEntity.email }
  return mail.smtpUrl ? smtpTransport(mail.smtpUrl, from) : outboxTransport(dataDir, from)
}
