import { randomBytes } from 'node:crypto'
import { tokenHashOf } from '../calls/token.ts'
import { keepChangeToken } from '../db/customer/email-changes.ts'
import { keepMailLink, type LinkPurpose } from '../db/mail/mail-links.ts'
import type { ClaimedMail, Recipient } from '../db/mail/sending.ts'
import { addPaymentLink } from '../db/order/phone-orders.ts'
import { keepConsentLink } from '../db/release/release-lines.ts'
import type { RunningShop } from '../running-shop.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** The mails whose button carries a secret: its purpose and lifetime in milliseconds. */
const links: {
  readonly [Code in ClaimedMail['code']]?: { purpose: LinkPurpose; lifetime: number }
} = {
  'password-reset': { purpose: 'password-reset', lifetime: hour },
  // A customer who follows the button has read the mail and so owns the mailbox.
  welcome: { purpose: 'email-verify', lifetime: 30 * day },
  'email-verify': { purpose: 'email-verify', lifetime: 7 * day },
}

/**
 * Adds the link's secret at the moment of sending; the database keeps only its hash. None is added
 * where the change of an e-mail was called off, or the customer has another e-mail by now.
 */
export async function addLink(
  { db, now }: RunningShop,
  mail: ClaimedMail,
  { customerId, email }: Recipient,
): Promise<ClaimedMail> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = tokenHashOf(token)
  const withToken = { ...mail, data: { ...mail.data, token } }
  if (mail.code === 'email-change') {
    const isWanted = await keepChangeToken(db, String(mail.data.changeId), tokenHash)
    return isWanted ? withToken : mail
  }
  if (mail.code === 'order-consent') {
    const asked = { releaseId: String(mail.data.releaseId), orderId: mail.orderId ?? '' }
    const term = { now: new Date(now()), until: new Date(now() + 40 * day) }
    return (await keepConsentLink(db, tokenHash, asked, term)) ? withToken : mail
  }
  if (mail.code === 'payment-link') {
    await addPaymentLink(db, tokenHash, mail.orderId ?? '')
    return withToken
  }
  const link = links[mail.code]
  if (!link) return mail
  const { purpose, lifetime } = link
  const term = { now: now(), expiresAt: now() + lifetime }
  const isKept = await keepMailLink(db, { tokenHash, purpose, customerId, email, ...term })
  return isKept ? withToken : mail
}
