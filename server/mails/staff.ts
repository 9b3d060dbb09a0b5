import type { Language } from '#shop/language.ts'
import type { StaffMailCode } from '../db/mail/mail-codes.ts'
import type { ClaimedMail } from '../db/mail/sending.ts'
import { eventsOf } from '../db/shop/shop-events.ts'
import type { MailMessage } from '../outside/mail/mail-transport.ts'
import type { RunningShop } from '../running-shop.ts'
import { mailFooter } from './content.ts'
import type { Needless } from './facts.ts'
import { mailHtml } from './html.ts'
import type { MailBlock, MailDocument } from './mail-document.ts'
import { mailPlace } from './place.ts'
import { staffMessages } from './staff-messages.ts'
import { staffMoney } from './staff-money.ts'
import { staffOrders } from './staff-orders.ts'
import { staffTrouble } from './staff-trouble.ts'
import { staffWord } from './staff-words.ts'
import { mailText } from './text.ts'

const newsOf = {
  'staff-orders': staffOrders,
  'staff-messages': staffMessages,
  'staff-money': staffMoney,
  'staff-trouble': staffTrouble,
} as const satisfies Readonly<Record<StaffMailCode, unknown>>

/** A mail to the shop's people about all that happened since the last one of its kind. */
export async function makeStaffMessage(
  shop: RunningShop,
  mail: ClaimedMail,
  code: StaffMailCode,
): Promise<Omit<MailMessage, 'id' | 'code' | 'causedAt'> | Needless> {
  const { recipient, events: ids, more } = mail.data as StaffMailData
  if (!recipient) return { needless: 'it goes to nobody' }
  const { email, lang } = recipient
  const events = await eventsOf(shop.db, ids)
  const news = await newsOf[code](shop, { events, lang, more })
  if (!news) return { needless: 'there is nothing left to tell' }
  const rest: MailBlock[] =
    more > 0 ? [{ kind: 'text', lines: [staffWord('more', lang, { count: more })] }] : []
  const document: MailDocument = {
    lang,
    subject: news.subject,
    preheader: news.preheader,
    heading: news.heading ?? news.subject,
    blocks: [...news.blocks, ...rest],
    action: { label: staffWord('open', lang), url: `${shop.config.deskUrl}/desk${news.page}` },
    leave: null,
    closing: [staffWord('closing', lang)],
    footer: mailFooter(shop.catalogue(), lang),
    place: mailPlace(shop),
  }
  return {
    to: { name: '', address: email },
    lang,
    subject: news.subject,
    html: mailHtml(document),
    text: mailText(document),
    ...(news.replyTo && { replyTo: news.replyTo }),
  }
}

type StaffMailData = {
  readonly recipient?: { readonly email: string; readonly lang: Language }
  readonly events: readonly string[]
  readonly more: number
}
