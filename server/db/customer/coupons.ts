import { type CouponStanding, mailbox } from '#shop/coupon/coupon.ts'
import type { User } from '#shop/customer/customer.ts'
import type { Db } from '../database.ts'

export type CustomerCoupon = CouponStanding & {
  readonly order: {
    readonly id: string
    readonly number: number
    /** Epoch milliseconds; null: not paid yet. */
    readonly usedAt: number | null
  } | null
}

const most = 100

/**
 * The customer's own coupons, those that they added, those that their orders have, and the ones that
 * are asked about, the newest first; with what counts against each, as a cart's coupon counts it.
 */
export async function couponsOf(
  db: Db,
  customer: Pick<User, 'id' | 'email'>,
  asked: readonly string[],
): Promise<CustomerCoupon[]> {
  const { rows } = await db.query<CustomerCoupon>({
    name: 'coupon-of-customer',
    text: `with own as (
        select id, number, status, customer_id from customer_order
        where customer_id = $1 and status in ('not-paid', 'opened', 'delivered')
        union
        select id, number, status, customer_id from customer_order
        where payer_key = payer_key($2) and status in ('opened', 'delivered')
      ), shown as (
        select id from coupon where customer_id = $1
        union select u.coupon_id from coupon_use u join own on own.id = u.order_id
          where own.customer_id = $1
        union select coupon_id from customer_coupon where customer_id = $1
        union select unnest($3::text[])
      )
      select c.data as coupon, jsonb_build_object(
        'uses', c.taken,
        'usesByCustomer', (select count(*) from own join coupon_use u on u.order_id = own.id
          where u.campaign = c.campaign),
        'earlierOrders', (select count(*) from own where status in ('opened', 'delivered')),
        'isProved', exists (select from customer where id = $1 and email_verified_at is not null),
        'ordersByPhone', 0, 'usesByHousehold', 0
      ) as facts, (
        select jsonb_build_object('id', own.id, 'number', own.number,
          'usedAt', (extract(epoch from u.used_at) * 1000)::bigint)
        from coupon_use u join own on own.id = u.order_id
        where u.coupon_id = c.id and own.customer_id = $1
        order by u.used_at desc nulls first limit 1
      ) as "order"
      from shown join coupon c on c.id = shown.id
      order by c.created_at desc, c.id limit ${most}`,
    values: [customer.id, mailbox(customer.email), asked],
  })
  return rows
}

/** Keeps a code on the customer's list. False: the customer or the coupon is gone. */
export async function keepCoupon(
  db: Db,
  customerId: string,
  couponId: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'customer-coupon-keep',
    text: `with there as (
        select c.id as customer_id, k.id as coupon_id from customer c, coupon k
        where c.id = $1 and k.id = $2 for key share),
      kept as (
        insert into customer_coupon (customer_id, coupon_id, added_at)
        select customer_id, coupon_id, $3 from there on conflict do nothing)
      select from there`,
    values: [customerId, couponId, new Date(now)],
  })
  return rowCount === 1
}
