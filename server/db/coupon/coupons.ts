import type { PoolClient } from 'pg'
import { type Coupon, couponKey } from '#shop/coupon/coupon.ts'
import type { Db } from '../database.ts'

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

/**
 * The gift of a customer whose mailbox is not proved yet: it waits on a new cart, where it counts
 * from the proof on. null: there is none, or it is used.
 */
export async function waitingGiftOf(db: Db, customerId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'coupon-waiting',
    text: `select c.id from coupon c join customer u on u.id = c.customer_id
      where u.id = $1 and u.email_verified_at is null
        and (c.data ->> 'needsProof')::boolean and c.taken = 0
      order by c.created_at limit 1`,
    values: [customerId],
  })
  return rows[0]?.id ?? null
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

/** Holds a coupon for an order that holds none; one that serves a door once marks the door. */
export async function holdCoupon(
  tx: PoolClient,
  orderId: string,
  couponId: string,
  { door, now }: { door: string | null; now: number },
): Promise<void> {
  await tx.query({
    name: 'coupon-hold',
    text: `insert into coupon_use (order_id, coupon_id, campaign, held_at, door_key)
      select $1, id, campaign, $3, case when (data ->> 'oncePerDoor')::boolean then payer_key('door ' || $4) end
      from coupon where id = $2`,
    values: [orderId, couponId, new Date(now), door],
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
