import type { Cart } from '#shop/cart/cart.ts'
import { type CouponStanding, mailbox } from '#shop/coupon/coupon.ts'
import type { User } from '#shop/customer/customer.ts'
import type { Db } from '../database.ts'

/** A customer who wants to use a coupon, as far as the shop knows. */
type CouponPayer = {
  readonly customerId: string | null
  readonly email: string | null
}

/** Where an order is to go: `giftDoors` of the address, none for a counter or an office. */
export type Household = { readonly phone: string; readonly doors: readonly string[] }

const mostStandings = 50

/** The coupon of a cart, as it stands for the caller; null: the cart has none, or it is gone. */
export async function standingOf(
  db: Db,
  cart: Pick<Cart, 'id' | 'couponId' | 'customerId'>,
  caller: User | null,
): Promise<CouponStanding | null> {
  if (!cart.couponId) return null
  return couponStanding(db, cart.couponId, payerOf(cart, caller), cart.id)
}

/** The coupon of a cart, and those that its customer has or is offered without a code. */
export async function standingsFor(
  db: Db,
  cart: Pick<Cart, 'id' | 'couponId' | 'customerId'>,
  caller: User | null,
): Promise<{ standing: CouponStanding | null; others: CouponStanding[] }> {
  const { couponId, id: cartId } = cart
  const all = await read(db, { couponId, payer: payerOf(cart, caller), cartId, others: true })
  return {
    standing: all.find(({ coupon }) => coupon.id === couponId) ?? null,
    others: all.filter(({ coupon }) => coupon.id !== couponId),
  }
}

function payerOf({ customerId }: Pick<Cart, 'customerId'>, caller: User | null): CouponPayer {
  return { customerId, email: caller?.email ?? null }
}

/**
 * A coupon with what counts against it: the customer's orders, and paid ones of the same mailbox.
 * With `household`, which placing alone gives, paid orders to its phone and door count too: a cart
 * that asked for them would show a stranger whose phone has ordered. The cart's own order does not
 * count. Nor does an unpaid order of another account, unless both write one mailbox in two spellings;
 * even then an unproved mailbox cannot spend the coupon of a proved one.
 */
export async function couponStanding(
  db: Db,
  couponId: string,
  payer: CouponPayer,
  cartId: string,
  household: Household | null = null,
): Promise<CouponStanding | null> {
  const [standing] = await read(db, { couponId, payer, cartId, household })
  return standing ?? null
}

type Asked = {
  readonly couponId: string | null
  readonly payer: CouponPayer
  readonly cartId: string
  readonly household?: Household | null
  /** Also what the payer has, or may claim. */
  readonly others?: boolean
}

async function read(
  db: Db,
  { couponId, payer, cartId, household = null, others = false }: Asked,
): Promise<CouponStanding[]> {
  const { rows } = await db.query<CouponStanding>({
    name: 'coupon-standing',
    text: `with own as (
        select id, status from customer_order
        where customer_id = $2 and cart_id is distinct from $4
          and status in ('not-paid', 'opened', 'delivered')
        union
        select o.id, o.status from customer_order o
          left join customer holder on holder.id = o.customer_id
          left join customer payer on payer.id = $2
        where o.payer_key = payer_key($3) and o.cart_id is distinct from $4
          and (o.status in ('opened', 'delivered') or o.status = 'not-paid'
            and (payer.email_verified_at is null or holder.email_verified_at is not null))
      ), of_phone as (
        select id from customer_order
        where address ->> 'phone' = $5 and address ->> 'phone' <> ''
          and status in ('opened', 'delivered')
      ), asked as (
        select $1 as id
        union select id from coupon where $7 and customer_id = $2
        union select coupon_id from customer_coupon where $7 and customer_id = $2
        union select id from coupon where $7 and (data ->> 'offered')::boolean
      )
      select c.data as coupon, jsonb_build_object(
        'uses', c.taken - (select count(*) from coupon_use u join customer_order o on o.id = u.order_id
          where o.cart_id = $4 and u.coupon_id = c.id),
        'usesByCustomer', (select count(*) from own join coupon_use u on u.order_id = own.id
          where u.campaign = c.campaign),
        'earlierOrders', (select count(*) from own where status in ('opened', 'delivered')),
        'isProved', exists (select from customer
          where id = $2 and email_verified_at is not null),
        'ordersByPhone', (select count(*) from of_phone),
        'usesByHousehold', (select count(*) from coupon_use u
          where u.campaign = c.campaign and u.order_id in (
            select id from of_phone
            union select d.order_id from coupon_use d join customer_order o on o.id = d.order_id
              where d.door_key in (select payer_key('door ' || door) from unnest($6::text[]) door)
                and o.status in ('opened', 'delivered')))
      ) as facts
      from asked cross join lateral (select * from coupon where id = asked.id limit 1) c
      order by c.created_at, c.id limit ${mostStandings}`,
    values: [
      couponId,
      payer.customerId,
      payer.email && mailbox(payer.email),
      cartId,
      household?.phone ?? null,
      household?.doors ?? [],
      others,
    ],
  })
  return rows
}
