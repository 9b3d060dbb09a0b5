import type { PoolClient } from 'pg'
import type { TrackWish } from '#shop/delivering/track-wish.ts'
import type { Language } from '#shop/language.ts'
import type { MessagePlace, MessageState } from '#shop/people/message.ts'
import type { Db } from '../database.ts'

/** A message of either form; `company` null: the contact form. */
export type Message = {
  readonly id: string
  readonly state: MessageState
  readonly staffId: string | null
  readonly staffName: string | null
  readonly lang: Language
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly company: string | null
  readonly employees: string | null
  /** What it is about, where it was written by the link of a delivery. */
  readonly wish: TrackWish | null
  readonly createdAt: Date
}

const fields = `id, state, staff_id, lang, name, email, email_key, phone, message, created_at`
const messages = `(select ${fields}, null as company, null as employees, wish
      from contact_message
    union all select ${fields}, company, employees, null as wish from partnership_request)`
const message = `select m.id, m.state, m.staff_id as "staffId", s.name as "staffName", m.lang, m.name,
    m.email, m.phone, m.message, m.company, m.employees, m.wish, m.created_at as "createdAt"
  from ${messages} m left join staff s on s.id = m.staff_id`

/** As exact as an answer shows it, so that the next rows begin where the ones before ended. */
const shownAt = `date_trunc('milliseconds', m.created_at)`

type ListedMessage = Message & {
  readonly answers: number
}

/** Messages that wait come first, then the others; each group newest first. `before`: those behind this place. */
export async function listMessages(
  db: Db,
  before: MessagePlace | null,
  most: number,
): Promise<ListedMessage[]> {
  const { rows } = await db.query<ListedMessage>({
    name: 'inbox',
    text: `select m.*, (select count(*)::integer from message_reply r
          where r.contact_id = m.id or r.partnership_id = m.id) as answers
      from (${message}
        where $2::boolean is null or (m.state <> 'new') > not $2
          or (m.state <> 'new') = not $2 and (${shownAt}, m.id) < ($3, $4)
        order by m.state <> 'new', ${shownAt} desc, m.id desc limit $1) m
      order by m.state <> 'new', date_trunc('milliseconds', m."createdAt") desc, m.id desc`,
    values: [most, before?.waits ?? null, before?.at ?? null, before?.id ?? null],
  })
  return rows
}

export async function messageOf(db: Db, id: string): Promise<Message | null> {
  const { rows } = await db.query<Message>({
    name: 'inbox-one',
    text: `${message} where m.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** The delivery by whose link a message was written, with the codes of the trays in its bag; null: by none. */
export async function deliveryOf(
  db: Db,
  id: string,
): Promise<{ number: number; date: string; codes: string[] } | null> {
  const { rows } = await db.query<{ number: number; date: string; codes: string[] }>({
    name: 'inbox-delivery',
    text: `select o.number::integer, d.date::text,
        (select coalesce(array_agg(code), '{}') from closed_bag b,
            jsonb_array_elements(b.trays) t, jsonb_array_elements_text(t -> 'codes') code
          where b.delivery_id = d.id and b.number = (select max(number) from closed_bag
            where delivery_id = d.id)) as codes
      from contact_message m join order_delivery d on d.id = m.delivery_id
        join customer_order o on o.id = d.order_id
      where m.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** The account with the e-mail of a message; the writer need not be its customer. */
export async function writerOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'inbox-writer',
    text: `select c.id from ${messages} m join customer c on c.email_key = m.email_key
      where m.id = $1 limit 1`,
    values: [id],
  })
  return rows[0]?.id ?? null
}

/** The message, kept from others until the transaction ends. */
export async function lockMessage(tx: PoolClient, id: string): Promise<Message | null> {
  for (const table of tables)
    await tx.query({
      name: `inbox-lock-${table}`,
      text: `select from ${table} where id = $1 for update`,
      values: [id],
    })
  return messageOf(tx, id)
}

export async function setMessage(
  tx: PoolClient,
  { id, company }: Pick<Message, 'id' | 'company'>,
  { state, staffId }: Pick<Message, 'state' | 'staffId'>,
): Promise<void> {
  const table = company === null ? tables[0] : tables[1]
  await tx.query({
    name: `inbox-set-${table}`,
    text: `update ${table} set state = $2, staff_id = $3 where id = $1`,
    values: [id, state, staffId],
  })
}

const tables = ['contact_message', 'partnership_request'] as const
