import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'
import { isStaffMail, type MailCode, type OwnMailCode } from './mail-codes.ts'

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

/** A mail as it left. */
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

/**
 * Takes the next due mails, up to a number, with their recipients; no other process takes them
 * before `until`.
 */
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

/**
 * Marks mails as sent, also where one was given up as lost meanwhile. Secret links and recipients in
 * their data are deleted: they are not needed any more.
 */
export async function markSent(
  db: Db,
  mails: readonly Pick<ClaimedMail, 'id' | 'tries'>[],
  now: number,
): Promise<void> {
  if (mails.length === 0) return
  await db.query({
    name: 'mail-sent',
    text: `update mail m set status = 'sent', sent_at = $3, error = null, data = data - '{token,recipient}'::text[]
      where m.id = any($1) and m.tries = ($2::integer[])[array_position($1, m.id)]
        and m.status in ('sending', 'unsure')`,
    values: [mails.map(({ id }) => id), mails.map(({ tries }) => tries), new Date(now)],
  })
}

/** Records that a mail was not sent; it is tried again at `nextTry` (epoch milliseconds). */
export async function markWaiting(
  db: Db,
  { id, tries }: ClaimedMail,
  error: string | null,
  nextTry: number,
): Promise<void> {
  await db.query({
    name: 'mail-waiting',
    text: `update mail set status = 'queued', error = $3, next_try_at = $4
      where id = $1 and tries = $2 and status = 'sending'`,
    values: [id, tries, error, new Date(nextTry)],
  })
}

/**
 * Gives a mail up. unsure: it may have been sent; needless: it was not true any more. The reason may
 * name an erased customer, so it is deleted with the recipient. A failed mail is told, unless it was
 * such a telling itself.
 */
export async function markEnded(
  db: Db,
  { id, tries, code, orderId }: ClaimedMail,
  end: 'failed' | 'unsure' | 'needless',
  error: string,
): Promise<void> {
  const isTold = end === 'failed' && !isStaffMail(code)
  await db.query({
    name: 'mail-ended',
    text: `with ended as (
        update mail set status = $3, data = data - '{token,recipient}'::text[],
          error = case when data ? 'recipient' then null else $4 end
        where id = $1 and tries = $2 and status = 'sending' returning id
      )
      insert into shop_event (type, data) select 'mail.failed', $5::jsonb from ended where $5::jsonb is not null`,
    values: [
      id,
      tries,
      end === 'needless' ? 'failed' : end,
      error,
      isTold ? { mail: id, code, order: orderId } : null,
    ],
  })
}
