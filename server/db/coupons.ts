import type { PoolClient } from 'pg'
import type { Cart } from '#shop/cart.ts'
import { type Coupon, type CouponStanding, couponKey, mailbox } from '#shop/coupon.ts'
import type { User } from '#shop/customer.ts'
import type { Db } from './database.ts'

/** A customer who wants to use a coupon, as far as the shop knows. */
type CouponPayer = {
  readonly customerId: string | null
  readonly email: string | null
  readonly phone: string
}

export async function addCoupon(db: Db, coupon: Coupon, now: Date): Promise<void> {
  await db.query({
    name: 'coupon-add',
    text: `insert into coupon (id, code_key, campaign, customer_id, data, created_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [
      coupon.id,
      couponKey(coupon.code),
      coupon.campaign,
      coupon.customerId,
      JSON.stringify(coupon),
      now,
    ],
  })
}

export async function couponIdOf(db: Db, code: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'coupon-by-code',
    text: 'select id from coupon where code_key = $1',
    values: [couponKey(code)],
  })
  return rows[0]?.id ?? null
}

/** The coupon of a cart, as it stands for the caller; null: the cart has none, or it is gone. */
export async function standingOf(
  db: Db,
  cart: Pick<Cart, 'id' | 'couponId' | 'customerId' | 'address'>,
  caller: User | null,
): Promise<CouponStanding | null> {
  if (!cart.couponId) return null
  const { customerId, address } = cart
  const payer = { customerId, email: caller?.email ?? null, phone: address?.phone ?? '' }
  return couponStanding(db, cart.couponId, payer, cart.id)
}

/**
 * A coupon with what counts against it: its uses, also by unpaid orders, and this payer's uses and
 * orders. The payer is known by account, mailbox or phone. The cart's own order does not count.
 */
export async function couponStanding(
  db: Db,
  couponId: string,
  payer: CouponPayer,
  cartId: string,
): Promise<CouponStanding | null> {
  const { rows } = await db.query<CouponStanding>({
    name: 'coupon-standing',
    text: `with own as (
        select id, status from customer_order
        where (customer_id = $2 or payer_key = payer_key($3) or address ->> 'phone' = $4)
          and cart_id is distinct from $5
          and status in ('not-paid', 'opened', 'delivered')
      )
      select c.data as coupon, jsonb_build_object(
        'uses', case when c.data ->> 'uses' is null then 0 else (
          select count(*) from coupon_use u join customer_order o on o.id = u.order_id
          where u.coupon_id = c.id and o.cart_id is distinct from $5
            and o.status in ('not-paid', 'opened', 'delivered')) end,
        'usesByCustomer', (select count(*) from coupon_use u join own on own.id = u.order_id
          where u.campaign = c.campaign),
        'earlierOrders', (select count(*) from own where status in ('opened', 'delivered'))
      ) as facts
      from coupon c where c.id = $1`,
    values: [
      couponId,
      payer.customerId,
      payer.email && mailbox(payer.email),
      payer.phone || null,
      cartId,
    ],
  })
  return rows[0] ?? null
}

/** Locks the coupon's campaign until the transaction ends. False: there is no such coupon. */
export async function lockCoupon(tx: PoolClient, couponId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'coupon-lock',
    text: `select pg_advisory_xact_lock(hashtext('coupon ' || campaign)) from coupon where id = $1`,
    values: [couponId],
  })
  return rowCount === 1
}

/** Holds a coupon for an order that holds none. */
export async function holdCoupon(
  tx: PoolClient,
  orderId: string,
  couponId: string,
  now: number,
): Promise<void> {
  await tx.query({
    name: 'coupon-hold',
    text: `insert into coupon_use (order_id, coupon_id, campaign, held_at)
      select $1, id, campaign, $3 from coupon where id = $2`,
    values: [orderId, couponId, new Date(now)],
  })
}

/** Frees the coupon of an order that ended; false: the order held none. */
export async function giveCouponBack(tx: Db, orderId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'coupon-give-back',
    text: 'delete from coupon_use where order_id = $1',
    values: [orderId],
  })
  return rowCount === 1
}
