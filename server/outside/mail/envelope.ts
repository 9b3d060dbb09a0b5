import type { Sender } from '../../config/sender.ts'
import type { MailMessage } from './mail-transport.ts'

/** What nodemailer writes. A mail always has the same message id, so mail programs know a second copy. */
export function envelopeOf(message: MailMessage, from: Sender) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from,
    to: { name: oneLine(message.to.name), address: message.to.address },
    ...(message.replyTo && { replyTo: oneLine(message.replyTo) }),
    subject: oneLine(message.subject),
    messageId: `<${message.id}@${domain}>`,
    headers: {
      'Content-Language': message.lang,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(message.unsubscribeUrl && {
        'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    html: message.html,
    text: message.text,
    // Greek is shorter in base64 than in quoted-printable.
    textEncoding: 'base64' as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
