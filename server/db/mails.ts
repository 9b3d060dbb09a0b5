import { randomUUID } from 'node:crypto'
import type { Db } from './database.ts'

/** The mails of the shop, by their code in content/emails.json. */
export type MailCode =
  | 'order-confirmed'
  | 'payment-failed'
  | 'delivery-reminder'
  | 'order-cancelled'
  | 'order-not-accepted'
  | 'refund-sent'
  | 'delivery-today'
  | 'welcome'
  | 'password-reset'

export type Mail = {
  /** Names the cause: the same cause never makes a second mail. */
  readonly key: string
  readonly code: MailCode
  readonly orderId?: string | null
  /** Who gets it where no order tells. */
  readonly customerId?: string | null
  readonly data?: Readonly<Record<string, unknown>>
}

/** Writes a mail down beside its cause, in the same transaction; a job sends it after the commit. */
export async function queueMail(tx: Db, mail: Mail, now: number): Promise<void> {
  await tx.query({
    name: 'mail-queue',
    text: `insert into mail (id, key, code, order_id, customer_id, data, next_try_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (key) do nothing`,
    values: [
      randomUUID(),
      mail.key,
      mail.code,
      mail.orderId ?? null,
      mail.customerId ?? null,
      JSON.stringify(mail.data ?? {}),
      new Date(now),
    ],
  })
}
