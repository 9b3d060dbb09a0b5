import type { Language } from '#shop/language.ts'

/** A mail as it leaves the shop: both parts rendered, nothing left to decide. */
export type MailMessage = {
  /** The row's; the message is known by it wherever it goes. */
  readonly id: string
  readonly code: string
  /** When its cause was, epoch milliseconds. */
  readonly causedAt: number
  readonly to: { readonly name: string; readonly address: string }
  readonly lang: Language
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where one POST ends such mails (RFC 8058); none where the mail belongs to a contract. */
  readonly unsubscribeUrl?: string
}

/** How mails leave the house: a mail server, or a folder. */
export type MailTransport = {
  /** Resolves once the mail was taken over; throws MailError where it was not. */
  send(message: MailMessage): Promise<void>
  /** Whether a mail went out before the process died; null where nobody can tell. */
  wasSent(message: Pick<MailMessage, 'id' | 'code' | 'causedAt'>): Promise<boolean | null>
  close(): void
}

/** The mail was not taken. `final`: it never will be, as there is no such mailbox. */
export class MailError extends Error {
  readonly final: boolean
  constructor(message: string, final: boolean) {
    super(message)
    this.final = final
  }
}
