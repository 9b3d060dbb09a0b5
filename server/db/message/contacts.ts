import type { ContactForm, PartnershipForm } from '#shop/contact.ts'
import { emailKey } from '#shop/customer/email-key.ts'
import type { TrackWish } from '#shop/delivering/track-wish.ts'
import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'

type Receipt = { readonly id: string; readonly lang: Language; readonly now: Date }

/** `about`: the delivery by whose link it was written. */
export async function addContactMessage(
  db: Db,
  message: Required<ContactForm> & Receipt,
  about?: { readonly deliveryId: string; readonly wish: TrackWish },
): Promise<void> {
  const { id, lang, name, email, phone, message: text, now } = message
  await db.query(
    `insert into contact_message
        (id, lang, name, email, email_key, phone, message, created_at, delivery_id, wish)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, lang, name, email, emailKey(email), phone, text, now],
      ...[about?.deliveryId ?? null, about?.wish ?? null],
    ],
  )
}

export async function addPartnershipRequest(
  db: Db,
  request: Required<PartnershipForm> & Receipt,
): Promise<void> {
  const { id, lang, company, name, email, phone, employees, message, now } = request
  await db.query(
    `insert into partnership_request
        (id, lang, company, name, email, email_key, phone, employees, message, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, lang, company, name, email, emailKey(email), phone, employees, message, now],
  )
}

/** A message of either form; `company` null: the contact form. */
export type Received = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly company: string | null
  readonly employees: string | null
  /** What it is about, where it was written by the link of a delivery. */
  readonly wish: TrackWish | null
}

export async function readReceived(db: Db, ids: readonly string[]): Promise<Received[]> {
  const { rows } = await db.query<Received>(
    `select id, name, email, phone, message, null as company, null as employees, wish, created_at
        from contact_message where id = any($1)
      union all
      select id, name, email, phone, message, company, employees, null, created_at
        from partnership_request where id = any($1)
      order by created_at`,
    [ids],
  )
  return rows
}
