import { isStaffMail, replyMailCode } from '../db/mail/mail-codes.ts'
import { giftOf } from '../db/mail/mails.ts'
import type { ClaimedMail, DueMail, MailText } from '../db/mail/sending.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import type { MailMessage } from '../outside/mail/mail-transport.ts'
import type { RunningShop } from '../running-shop.ts'
import { mailDocument } from './content.ts'
import type { Needless } from './facts.ts'
import { mailHtml } from './html.ts'
import { addLink } from './link.ts'
import { mailPlace } from './place.ts'
import { makeRegionMessage } from './region.ts'
import { makeReplyMessage } from './reply.ts'
import { makeStaffMessage } from './staff.ts'
import { mailText, smsText, textWithoutLinks } from './text.ts'
import { unsubscribeUrl } from './unsubscribe-routes.ts'
import { mailWords } from './values.ts'

export type ReadOrders = Promise<ReadonlyMap<string, PlacedOrder>>

/** A mail as it leaves, and what of it the shop's people may read; null: nothing, or it is kept already. */
type Made = { readonly message: MailMessage; readonly said: MailText | null }
type Addressed = Omit<MailMessage, 'id' | 'code' | 'causedAt'>

export async function makeMessage(
  shop: RunningShop,
  mail: DueMail,
  orders: ReadOrders,
): Promise<Made | Needless> {
  const message = await makeForOthers(shop, mail)
  if (!message) return makeForCustomer(shop, mail, orders)
  if ('needless' in message) return message
  return { message: { ...identityOf(mail), ...message }, said: null }
}

/** To the shop's people and to those who have no account; null: the mail is to a customer. */
async function makeForOthers(
  shop: RunningShop,
  mail: DueMail,
): Promise<Addressed | Needless | null> {
  const { code } = mail
  if (isStaffMail(code)) return makeStaffMessage(shop, mail, code)
  if (code === replyMailCode) return makeReplyMessage(shop, mail)
  if (mail.regionInterestId)
    return makeRegionMessage(shop, { ...mail, code }, mail.regionInterestId)
  return null
}

async function makeForCustomer(
  shop: RunningShop,
  mail: DueMail,
  orders: ReadOrders,
): Promise<Made | Needless> {
  const { code, recipient, orderId } = mail
  if (isStaffMail(code) || code === replyMailCode) throw new Error(`${code} is to no customer`)
  if (!recipient) return { needless: 'the customer is gone' }
  const { customerId, name, email, lang } = recipient
  const phone = phoneOf(mail)
  const to = {
    ...identityOf(mail),
    to: { name, address: email },
    ...(phone && { phone }),
    lang,
    ...leavingOf(shop, mail),
  }
  if (mail.said) return { message: { ...to, ...mail.said }, said: null }
  const linked = await addLink(shop, mail, recipient)
  const words = mailWords(code, {
    mail: linked,
    name,
    lang,
    order: (orderId && (await orders).get(orderId)) || null,
    gift: code === 'welcome' ? await giftOf(shop.db, customerId) : null,
    catalogue: shop.catalogue(),
    now: shop.now(),
  })
  if ('needless' in words) return words
  const document = mailDocument(code, lang, words, mailPlace(shop))
  const { subject } = document
  const parts = phone
    ? { subject, html: '', text: smsText(document) }
    : { subject, html: mailHtml(document), text: mailText(document) }
  const isOpen = orderId !== null && !secretMails.has(code)
  return {
    message: { ...to, ...parts },
    said: isOpen ? parts : readable(parts.subject, textWithoutLinks(document), linked),
  }
}

/** A mail that belongs to no contract is ended by one press in the mail program. */
function leavingOf({ config }: RunningShop, { code, data: { track } }: ClaimedMail) {
  return code === 'meal-question' && typeof track === 'string'
    ? { unsubscribeUrl: unsubscribeUrl(config.publicUrl, code, track) }
    : {}
}

/** Their links let their customer choose or pay; those of an account's mails open the account. */
const secretMails: ReadonlySet<string> = new Set(['order-consent', 'payment-link'])

/** Nothing where an owner's words hold the secret of a link themselves. */
function readable(subject: string, text: string, { data }: ClaimedMail): MailText | null {
  const { token } = data
  return typeof token === 'string' && `${subject} ${text}`.includes(token)
    ? null
    : { subject, text }
}

/** Where a row of the mails goes as a text message; null: it is a mail. */
export function phoneOf({ data: { phone } }: ClaimedMail): string | null {
  return typeof phone === 'string' ? phone : null
}

export function identityOf({ id, code, createdAt }: ClaimedMail) {
  return { id, code, causedAt: createdAt.getTime() }
}
