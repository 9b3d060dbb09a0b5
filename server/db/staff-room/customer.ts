import type { ShippingAddress } from '#shop/address.ts'
import type { Language, Text } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'
import type { MessageState } from '#shop/staff-room/message.ts'
import type { Db } from '../database.ts'

export type DeskAccount = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly lang: Language
  readonly createdAt: Date
  /** When they proved that the mailbox is theirs; null: never. */
  readonly emailVerifiedAt: Date | null
  /** Since when they want news; null: they do not. */
  readonly newsAt: Date | null
  readonly hasPassword: boolean
  readonly sessions: number
}

export async function deskAccount(db: Db, id: string, now: number): Promise<DeskAccount | null> {
  const { rows } = await db.query<DeskAccount>({
    name: 'desk-account',
    text: `select id, name, email, phone, lang, created_at as "createdAt",
        email_verified_at as "emailVerifiedAt", news_at as "newsAt",
        password_hash is not null as "hasPassword",
        (select count(*)::integer from session s
          where s.customer_id = c.id and s.replaced_by is null and s.expires_at > $2) as sessions
      from customer c where id = $1`,
    values: [id, new Date(now)],
  })
  return rows[0] ?? null
}

export type CustomerNote = {
  readonly id: string
  readonly text: string
  readonly staffName: string
  readonly createdAt: Date
}

/** What the shop's people noted on a customer, the newest first. */
export async function customerNotes(db: Db, customerId: string): Promise<CustomerNote[]> {
  const { rows } = await db.query<CustomerNote>({
    name: 'customer-notes',
    text: `select n.id, n.text, coalesce(s.name, '') as "staffName", n.created_at as "createdAt"
      from customer_note n left join staff s on s.id = n.staff_id
      where n.customer_id = $1 order by n.created_at desc, n.id`,
    values: [customerId],
  })
  return rows
}

export async function addCustomerNote(
  db: Db,
  note: { id: string; customerId: string; staffId: string; text: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'customer-note-add',
    text: `insert into customer_note (id, customer_id, staff_id, text, created_at)
      values ($1, $2, $3, $4, $5)`,
    values: [note.id, note.customerId, note.staffId, note.text, note.now],
  })
}

/** Rows of each kind in one answer. */
const most = 200

export type HistoryOrder = {
  readonly number: number
  readonly status: string
  readonly placedAt: Date
  readonly grandtotal: Cents
}

export type History = {
  readonly orders: readonly HistoryOrder[]
  readonly coupons: readonly { readonly code: string; readonly name: Text }[]
  readonly addresses: readonly ShippingAddress[]
  readonly mails: readonly {
    readonly code: string
    readonly status: string
    readonly orderNumber: number | null
    readonly createdAt: Date
  }[]
  readonly messages: readonly {
    readonly id: string
    readonly state: MessageState
    readonly createdAt: Date
  }[]
}

/** The newest of everything that the shop knows of a customer. */
export async function historyOf(db: Db, customerId: string): Promise<History> {
  const read = async (name: string, text: string) =>
    (
      await db.query({
        name: `history-${name}`,
        text: `${text} limit ${most}`,
        values: [customerId],
      })
    ).rows
  return {
    orders: await read(
      'orders',
      `select number, status, placed_at as "placedAt", grandtotal from customer_order
        where customer_id = $1 order by placed_at desc`,
    ),
    coupons: await read(
      'coupons',
      `select data ->> 'code' as code, data -> 'name' as name from coupon where customer_id = $1
        or id in (select coupon_id from customer_coupon where customer_id = $1)
        order by created_at desc`,
    ),
    addresses: (
      await read(
        'addresses',
        `select data - 'key' as address from customer_address where customer_id = $1
          order by used_at desc`,
      )
    ).map(({ address }) => address),
    mails: await read(
      'mails',
      `select m.code, m.status, o.number as "orderNumber", m.created_at as "createdAt"
        from (select id from mail where customer_id = $1
            union select of.id from customer_order c join mail of on of.order_id = c.id
              where c.customer_id = $1) own
          join mail m on m.id = own.id left join customer_order o on o.id = m.order_id
        order by m.created_at desc`,
    ),
    messages: await read(
      'messages',
      `select m.id, m.state, m.created_at as "createdAt" from customer c join (
          select id, state, created_at, email_key from contact_message
          union all select id, state, created_at, email_key from partnership_request) m
        on m.email_key = c.email_key where c.id = $1 order by m.created_at desc`,
    ),
  }
}

export type Staying = {
  readonly orders: number
  readonly documents: number
  readonly invoices: number
}

/** What of a customer stays in the books, without name, street, phone and notes. */
export async function stayingOf(db: Db, customerId: string): Promise<Staying> {
  const { rows } = await db.query<Staying>({
    name: 'desk-staying',
    text: `select count(*)::integer as orders,
        count(*) filter (where invoice is not null and (paid_at is not null
          or exists (select from fiscal_document d where d.order_id = o.id)))::integer as invoices,
        (select count(*)::integer from fiscal_document d join customer_order p on p.id = d.order_id
          where p.customer_id = $1) as documents
      from customer_order o where customer_id = $1`,
    values: [customerId],
  })
  const [staying] = rows
  if (!staying) throw new Error('a count has a row')
  return staying
}
