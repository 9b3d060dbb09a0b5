import type { Cart } from '#shop/cart/cart.ts'
import type { User } from '#shop/customer/customer.ts'
import type { Db } from './database.ts'

export type KeptCart = {
  readonly cart: Cart
  readonly version: number
  /** Epoch milliseconds. */
  readonly expiresAt: number
}
export type CartRow = KeptCart & { readonly caller: User | null }

type Row = {
  state: Cart
  version: number
  expires_at: Date
  caller_id: string | null
  caller_name: string
  caller_email: string
}

/** Reads the cart and its caller in one statement; null for an expired cart. */
export async function findCart(
  db: Db,
  id: string,
  tokenHash: Buffer | null,
  now: number,
): Promise<CartRow | null> {
  const { rows } = await db.query<Row>({
    name: 'cart-read',
    text: `select c.state, c.version, c.expires_at,
        u.id as caller_id, u.name as caller_name, u.email as caller_email
      from cart c
        left join session s on s.token_hash = $2 and s.expires_at > $3
        left join customer u on u.id = s.customer_id
      where c.id = $1 and c.expires_at > $3`,
    values: [id, tokenHash, new Date(now)],
  })
  const [row] = rows
  return row ? seen(row) : null
}

/** The customer's newest open cart, without those that are put together for them on the phone. */
export async function findCustomerCart(
  db: Db,
  customerId: string,
  now: number,
): Promise<KeptCart | null> {
  const { rows } = await db.query<Row>({
    name: 'cart-of-customer',
    text: `select state, version, expires_at from cart
      where customer_id = $1 and expires_at > $2
        and not exists (select from phone_order p where p.cart_id = cart.id)
      order by updated_at desc limit 1`,
    values: [customerId, new Date(now)],
  })
  const [row] = rows
  return row ? seen(row) : null
}

export async function addCart(db: Db, cart: Cart, now: number, expiresAt: number): Promise<void> {
  await db.query({
    name: 'cart-add',
    text: `insert into cart (id, state, customer_id, updated_at, expires_at)
      values ($1, $2, $3, $4, $5)`,
    values: [cart.id, JSON.stringify(cart), cart.customerId, new Date(now), new Date(expiresAt)],
  })
}

/** Writes the cart where its version is still `version`; false where another call was faster. */
export async function saveCart(
  db: Db,
  cart: Cart,
  version: number,
  now: number,
  expiresAt: number,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'cart-write',
    text: `update cart set state = $2, version = version + 1, customer_id = $4,
        updated_at = $5, expires_at = $6
      where id = $1 and version = $3`,
    values: [
      cart.id,
      JSON.stringify(cart),
      version,
      cart.customerId,
      new Date(now),
      new Date(expiresAt),
    ],
  })
  return rowCount === 1
}

export async function deleteCart(db: Db, id: string): Promise<void> {
  await db.query('delete from cart where id = $1', [id])
}

function seen(row: Row): CartRow {
  const { caller_id: id, caller_name: name, caller_email: email } = row
  return {
    cart: row.state,
    version: row.version,
    expiresAt: row.expires_at.getTime(),
    caller: id ? { id, name, email } : null,
  }
}
