import type { Language } from '#shop/language.ts'

/** A mail as it leaves the shop, with both parts rendered. */
export type MailMessage = {
  /** The id of the mail's row, which its message id is made of. */
  readonly id: string
  readonly code: string
  /** When the mail's cause was, in epoch milliseconds. */
  readonly causedAt: number
  readonly to: { readonly name: string; readonly address: string }
  /** Whom a reply reaches; unset: the sender. */
  readonly replyTo?: string
  /** In E.164: it goes there as a text message instead, its `text` alone. */
  readonly phone?: string
  readonly lang: Language
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where one POST ends such mails (RFC 8058); a mail that belongs to a contract has none. */
  readonly unsubscribeUrl?: string
}

/** How mails leave the shop: through a mail server, or as files in a folder. */
export type MailTransport = {
  send(message: MailMessage): Promise<void>
  /** Whether a mail went out before the process died; null where that cannot be known. */
  wasSent(message: Pick<MailMessage, 'id' | 'code' | 'causedAt'>): Promise<boolean | null>
  /** Asks the mail server whether it lets the shop in; throws `MailError`. Unset: there is none to ask. */
  check?(): Promise<void>
  close(): void
}

/** The mail was not taken. `final`: it never will be, since there is no such mailbox. */
export class MailError extends Error {
  readonly final: boolean
  constructor(message: string, final: boolean) {
    super(message)
    this.final = final
  }
}

/** The mail may have been taken, but its answer did not come: another try could send it twice. */
export class UnsureError extends MailError {
  constructor(message: string) {
    super(message, true)
  }
}
