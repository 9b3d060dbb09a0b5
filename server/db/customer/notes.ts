import type { ShippingAddress } from '#shop/address/address.ts'
import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'
import { neverPaid } from '../payment/door.ts'

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

/** Addresses in one answer. */
const most = 200

/** Where the customer has had food brought, the last one first. */
export async function addressesOf(db: Db, customerId: string): Promise<ShippingAddress[]> {
  const { rows } = await db.query<{ address: ShippingAddress }>({
    name: 'history-addresses',
    text: `select data - 'key' as address from customer_address where customer_id = $1
      order by used_at desc limit ${most}`,
    values: [customerId],
  })
  return rows.map(({ address }) => address)
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
        count(*) filter (where invoice is not null
          and (not ${neverPaid('o')}
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
