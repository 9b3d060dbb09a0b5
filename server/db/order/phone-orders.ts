import type { User } from '#shop/customer/customer.ts'
import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'

/** An order that is taken down on the phone, and for whom. */
export type PhoneOrder = {
  readonly id: string
  readonly cartId: string
  readonly orderId: string | null
  readonly customer: User
  /** The customer's own. */
  readonly lang: Language
}

/** Days after which one that was never placed is forgotten. */
const keptDays = 30

export async function addPhoneOrder(
  tx: Db,
  order: { id: string; customerId: string; staffId: string; cartId: string; now: Date },
): Promise<void> {
  const { id, customerId, staffId, cartId, now } = order
  await tx.query({
    name: 'phone-order-add',
    text: `with old as (
        delete from phone_order where order_id is null and customer_id = $2 and created_at < $6
      )
      insert into phone_order (id, customer_id, staff_id, cart_id, created_at)
      values ($1, $2, $3, $4, $5)`,
    values: [id, customerId, staffId, cartId, now, new Date(now.getTime() - keptDays * 86_400_000)],
  })
}

const read = `select p.id, p.cart_id as "cartId", p.order_id as "orderId", c.lang,
    jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email) as customer
  from phone_order p join customer c on c.id = p.customer_id where p.id = $1`

export async function phoneOrder(db: Db, id: string): Promise<PhoneOrder | null> {
  const { rows } = await db.query<PhoneOrder>({ name: 'phone-order', text: read, values: [id] })
  return rows[0] ?? null
}

/** The same, kept from others until the transaction ends. */
export async function lockPhoneOrder(tx: Db, id: string): Promise<PhoneOrder | null> {
  const text = `${read} for update of p`
  const { rows } = await tx.query<PhoneOrder>({ name: 'phone-order-lock', text, values: [id] })
  return rows[0] ?? null
}

export async function markPlaced(tx: Db, id: string, orderId: string): Promise<void> {
  await tx.query({
    name: 'phone-order-placed',
    text: 'update phone_order set order_id = $2 where id = $1',
    values: [id, orderId],
  })
}

export async function addPaymentLink(db: Db, hash: Buffer, orderId: string): Promise<void> {
  await db.query({
    name: 'payment-link-add',
    text: 'insert into payment_link (hash, order_id) values ($1, $2)',
    values: [hash, orderId],
  })
}

type Linked = Pick<User, 'name' | 'email'> & { readonly orderId: string; readonly lang: Language }

/** The order that a link pays, and who is to pay it; null: there is no such link. */
export async function orderOfLink(db: Db, hash: Buffer): Promise<Linked | null> {
  const { rows } = await db.query<Linked>({
    name: 'payment-link',
    text: `select o.id as "orderId", o.lang, c.name, c.email
      from payment_link l join customer_order o on o.id = l.order_id
        join customer c on c.id = o.customer_id where l.hash = $1`,
    values: [hash],
  })
  return rows[0] ?? null
}
