import type { Db } from '../database.ts'
import type { MailCode } from '../mail/mail-codes.ts'

export type OrderMail = {
  readonly id: string
  readonly code: MailCode
  readonly status: 'queued' | 'sending' | 'sent' | 'unsure' | 'failed'
  readonly createdAt: Date
  readonly sentAt: Date | null
  /** It is an earlier mail that somebody sent again. */
  readonly isAgain: boolean
}

/** The text is null before it left, and 90 days after. */
export type ReadMail = OrderMail & {
  readonly subject: string | null
  readonly text: string | null
  readonly error: string | null
  /** Its words are kept whole. A mail with a personal link is only to be read. */
  readonly mayGoAgain: boolean
}

const mail = `id, code, status, created_at as "createdAt", sent_at as "sentAt",
  key like 'again %' as "isAgain"`

/** To the customer; what the shop's people are told of an order is no mail of it. */
export async function orderMails(db: Db, orderId: string): Promise<OrderMail[]> {
  const { rows } = await db.query<OrderMail>({
    name: 'desk-order-mails',
    text: `select ${mail} from mail where order_id = $1 and code not like 'staff-%'
      order by created_at, key`,
    values: [orderId],
  })
  return rows
}

const read = `${mail}, said ->> 'subject' as subject, said ->> 'text' as text, error,
  coalesce(said ? 'html', false) as "mayGoAgain"`

/** What a mail of this order said; null: it has no such mail. */
export async function orderMail(db: Db, orderId: string, mailId: string): Promise<ReadMail | null> {
  const { rows } = await db.query<ReadMail>({
    name: 'desk-order-mail',
    text: `select ${read} from mail
      where order_id = $1 and id = $2 and code not like 'staff-%'`,
    values: [orderId, mailId],
  })
  return rows[0] ?? null
}

/** What a mail about this account said; null: it has no such mail. */
export async function accountMail(
  db: Db,
  customerId: string,
  mailId: string,
): Promise<ReadMail | null> {
  const { rows } = await db.query<ReadMail>({
    name: 'desk-account-mail',
    text: `select ${read} from mail
      where customer_id = $1 and id = $2 and order_id is null and code not like 'staff-%'`,
    values: [customerId, mailId],
  })
  return rows[0] ?? null
}

/** Queues a mail once more that left and whose words are kept; false: there is no such mail. */
export async function queueAgain(
  tx: Db,
  { orderId, mailId, id }: { orderId: string; mailId: string; id: string },
  now: number,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'desk-mail-again',
    text: `insert into mail (id, key, code, order_id, data, said, next_try_at, created_at)
      select $3::text::uuid, 'again ' || id || ' ' || $3::text, code, order_id, data, said, $4, $4
      from mail where order_id = $1 and id = $2 and said ? 'html'
        and status in ('sent', 'unsure', 'failed') and code not like 'staff-%'`,
    values: [orderId, mailId, id, new Date(now)],
  })
  return rowCount === 1
}
