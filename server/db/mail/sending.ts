import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'
import type { MailCode, OwnMailCode } from './mail-codes.ts'

export type ClaimedMail = {
  readonly id: string
  readonly code: MailCode | OwnMailCode
  readonly orderId: string | null
  readonly regionInterestId: string | null
  readonly data: Readonly<Record<string, unknown>>
  /** Tries so far, this one included. */
  readonly tries: number
  readonly createdAt: Date
  /** What an earlier mail said that goes out again; null: the mail is made anew. */
  readonly said: Whole | null
}

type Whole = { readonly subject: string; readonly html: string; readonly text: string }

/** Without html it is only to be read: its personal link is left out. */
export type MailText = Whole | Omit<Whole, 'html'>

export const claimed = `m.id, m.code, m.order_id as "orderId",
  m.region_interest_id as "regionInterestId", m.data, m.tries, m.created_at as "createdAt",
  case when m.key like 'again %' then m.said end as said`

export const recipient = `coalesce(m.data -> 'recipient', case when c.id is not null then
    jsonb_build_object('customerId', c.id, 'name', c.name, 'email', c.email,
      'lang', coalesce(o.lang, c.lang)) end)`

export type Recipient = {
  readonly customerId: string
  readonly name: string
  readonly email: string
  readonly lang: Language
}

/**
 * null: the customer was erased or has no account. The mail that confirms the erasure and those about
 * a change of the e-mail carry their recipient in their own data, until they are sent.
 */
export type DueMail = ClaimedMail & { readonly recipient: Recipient | null }

/** Takes the next due mails, up to a number, with their recipients; no other process takes them before `until`. */
export async function claimMails(
  db: Db,
  most: number,
  now: number,
  until: number,
): Promise<DueMail[]> {
  const { rows } = await db.query<DueMail>({
    name: 'mail-claim',
    text: `with taken as (
        update mail set status = 'sending', tries = tries + 1, next_try_at = $2
        where id = any(array(
          select id from mail where status = 'queued' and next_try_at <= $1
          order by next_try_at limit $3 for update skip locked))
        returning *
      )
      select ${claimed}, ${recipient} as recipient
      from taken m left join customer_order o on o.id = m.order_id
        left join customer c on c.id =
          case when m.order_id is null then m.customer_id else o.customer_id end`,
    values: [new Date(now), new Date(until), most],
  })
  return rows
}

/** Takes a mail whose sender never reported back. */
export async function claimLostMail(
  db: Db,
  now: number,
  until: number,
): Promise<ClaimedMail | null> {
  const { rows } = await db.query<ClaimedMail>({
    name: 'mail-claim-lost',
    text: `update mail m set next_try_at = $2
      where m.id = (
        select id from mail where status = 'sending' and next_try_at <= $1
        order by next_try_at limit 1 for update skip locked)
      returning ${claimed}`,
    values: [new Date(now), new Date(until)],
  })
  return rows[0] ?? null
}

/** Keeps what a mail to a customer says. Of a mail that belongs to no account nothing is kept: no role may read it. */
export async function keepMailText(db: Db, id: string, text: MailText): Promise<void> {
  await db.query({
    name: 'mail-said',
    text: `update mail set said = $2
      where id = $1 and (order_id is not null or customer_id is not null)`,
    values: [id, JSON.stringify(text)],
  })
}
