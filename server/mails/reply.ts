import { formatMoment } from '#shop/format.ts'
import type { Language, Text } from '#shop/language.ts'
import type { ClaimedMail } from '../db/mail/sending.ts'
import type { Message } from '../db/message/inbox.ts'
import { replyOf } from '../db/message/inbox-replies.ts'
import type { MailMessage } from '../outside/mail/mail-transport.ts'
import type { RunningShop } from '../running-shop.ts'
import { mailFooter, sayIn } from './content.ts'
import type { Needless } from './facts.ts'
import { greeting } from './greeting.ts'
import { mailHtml } from './html.ts'
import type { MailBlock, MailDocument } from './mail-document.ts'
import { mailPlace } from './place.ts'
import { mailText } from './text.ts'

/** What surrounds the words of the colleague who answers, and writes the rest. */
const words = {
  subject: { el: 'Απάντηση στο μήνυμά σου', en: 'Our answer to your message' },
  quoted: { el: 'Το μήνυμά σου, {{at}}:', en: 'Your message, {{at}}:' },
  partnership: { el: 'Αίτημα συνεργασίας, {{company}}', en: 'Partnership request, {{company}}' },
  closing: { el: 'Με εκτίμηση,\n{{shop}}', en: 'Kind regards,\nthe {{shop}} team' },
} as const satisfies Readonly<Record<string, Text>>

/** The answer to a message, in the language in which somebody wrote, with the message quoted. */
export async function makeReplyMessage(
  shop: RunningShop,
  mail: ClaimedMail,
): Promise<Omit<MailMessage, 'id' | 'code' | 'causedAt'> | Needless> {
  const reply = await replyOf(shop.db, String(mail.data.replyId))
  if (!reply) return { needless: 'the message was erased' }
  const { lang, name, email } = reply.message
  const catalogue = shop.catalogue()
  const subject = words.subject[lang]
  const document: MailDocument = {
    lang,
    subject,
    preheader: reply.text.slice(0, 90).replace(/\s+/g, ' '),
    heading: subject,
    blocks: [
      text([greeting(name, lang, sayIn(catalogue, lang))]),
      ...reply.text.split(/\n\s*\n/).map(part => text(part.split('\n'))),
      text(quoteOf(reply.message, lang)),
    ],
    action: null,
    leave: null,
    closing: words.closing[lang].replace('{{shop}}', () => catalogue.brand.name[lang]).split('\n'),
    footer: mailFooter(catalogue, lang),
    place: mailPlace(shop),
  }
  return {
    to: { name, address: email },
    lang,
    subject,
    html: mailHtml(document),
    text: mailText(document),
    replyTo: catalogue.legalEntity.email,
  }
}

function quoteOf({ message, company, createdAt }: Message, lang: Language): string[] {
  const at = formatMoment(createdAt.getTime(), lang)
  const about =
    company === null ? [] : [words.partnership[lang].replace('{{company}}', () => company)]
  const lines = [...about, ...(message ? message.split('\n') : [])]
  return [words.quoted[lang].replace('{{at}}', at), ...lines.map(line => `> ${line}`)]
}

function text(lines: readonly string[]): MailBlock {
  return { kind: 'text', lines }
}
