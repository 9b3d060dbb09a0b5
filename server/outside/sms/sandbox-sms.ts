import type { Sender } from '../../config/sender.ts'
import { outboxTransport } from '../mail/outbox.ts'
import type { SmsProvider } from './sms-provider.ts'

/** The local twin: text messages lie beside the mails, to an address that has the number. */
export function sandboxSms(dataDir: string, from: () => Sender): SmsProvider {
  const outbox = outboxTransport(dataDir, from)
  return {
    send: ({ phone, ...message }) => {
      const address = `${phone.slice(1)}@sms.invalid`
      return outbox.send({
        ...message,
        to: { name: phone, address },
        html: `<p>${linked(message.text)}</p>`,
      })
    },
  }
}

function linked(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return safe.replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>')
}
