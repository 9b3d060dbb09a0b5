import type { Sender } from '../../config/sender.ts'
import { outboxTransport } from '../mail/outbox.ts'
import { html, type Markup } from '../markup.ts'
import type { SmsProvider } from './sms-provider.ts'

/** The local twin: text messages lie beside the mails, to an address that has the number. */
export function sandboxSms(dataDir: string, from: () => Sender): SmsProvider {
  const outbox = outboxTransport(dataDir, from)
  return {
    send: ({ phone, ...message }) => {
      const address = `${phone.slice(1)}@sms.invalid`
      const body = html`<p>${linked(message.text)}</p>`.html
      return outbox.send({ ...message, to: { name: phone, address }, html: body })
    },
  }
}

function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
