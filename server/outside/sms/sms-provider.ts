import type { MailMessage } from '../mail/mail-transport.ts'

/** Text messages to phones. */
export type SmsProvider = {
  /** Hands `text` over, once; throws `MailError`. Whether one went out before the process died cannot be asked. */
  send(message: MailMessage & { readonly phone: string }): Promise<void>
}
