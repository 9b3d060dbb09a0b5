import { couponKey } from '#shop/coupon/coupon.ts'
import type { Text } from '#shop/language.ts'
import type { OrderStatus } from '#shop/order/order.ts'
import type { Db } from './database.ts'
import { ahead } from './delivery-states.ts'

export type FoundOrder = {
  readonly id: string
  readonly number: number
  readonly status: OrderStatus
  readonly placedAt: Date
  /** In cents. */
  readonly grandtotal: number
  readonly name: string
  readonly nextDate: string | null
}

export type FoundCustomer = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly orders: number
}

export type FoundCoupon = {
  readonly id: string
  readonly code: string
  readonly name: Text
  /** Whose it is; null: everybody's. */
  readonly customerId: string | null
  readonly customerName: string
}

/** What was typed, as the question needs it; null where it cannot be meant. */
export type Wanted = {
  readonly digits: string | null
  readonly email: string | null
  /** The beginnings of words, folded. */
  readonly words: readonly string[]
  readonly coupon: string | null
}

const most = 20

// The phones are found before they are put in order: else all orders are walked from the newest on.
// A kept plan knows no prefix in LIKE, so beginnings are looked up as ranges; ":" follows "9".

/** Orders by number or by the end of a phone, then those of a coupon; the newest first. */
export async function findOrders(db: Db, wanted: Wanted): Promise<FoundOrder[]> {
  const { rows } = await db.query<FoundOrder>({
    name: 'desk-find-orders',
    text: `with by_phone as materialized (
        select id, number from customer_order
          where reverse(digits(address ->> 'phone')) ~>=~ reverse($2)
            and reverse(digits(address ->> 'phone')) ~<~ (reverse($2) || ':')
      ), found as (
        (select id from customer_order where number = $1::bigint)
        union (select id from by_phone order by number desc limit ${most})
        union (select id from customer_order where coupon is not null and coupon ->> 'code' = $3
          order by number desc limit ${most}))
      select o.id, o.number, o.status, o.placed_at as "placedAt", o.grandtotal,
        coalesce(c.name, '') as name,
        (select min(d.date) from order_delivery d
          where d.order_id = o.id and d.status in (${ahead})) as "nextDate"
      from found join customer_order o on o.id = found.id
        left join customer c on c.id = o.customer_id
      order by o.number desc limit ${most}`,
    values: [numberIn(wanted.digits), longEnough(wanted.digits), wanted.coupon],
  })
  return rows
}

/** Customers by e-mail, by the words of their name, or by the end of their phone. */
export async function findCustomers(db: Db, wanted: Wanted): Promise<FoundCustomer[]> {
  const { rows } = await db.query<FoundCustomer>({
    name: 'desk-find-customers',
    text: `with by_email as materialized (
        select id from customer where email_key ~>=~ $1 and email_key ~<~ ($1 || chr(1114111))
      ), by_name as materialized (
        select id from customer where to_tsvector('simple', folded(name)) @@ $2::tsquery
      ), by_phone as materialized (
        select id from customer where reverse(digits(phone)) ~>=~ reverse($3)
          and reverse(digits(phone)) ~<~ (reverse($3) || ':')
      ), found as (
        (select id from by_email limit ${most})
        union (select id from by_name limit ${most})
        union (select id from by_phone limit ${most}))
      select c.id, c.name, c.email,
        (select count(*)::integer from customer_order o where o.customer_id = c.id) as orders
      from found join customer c on c.id = found.id order by c.name, c.id limit ${most}`,
    values: [wanted.email, queryOf(wanted.words), longEnough(wanted.digits)],
  })
  return rows
}

/** The coupon of this code, however it is typed. */
export async function findCoupons(db: Db, { coupon }: Wanted): Promise<FoundCoupon[]> {
  if (coupon === null) return []
  const { rows } = await db.query<FoundCoupon>({
    name: 'desk-find-coupons',
    text: `select p.id, p.data ->> 'code' as code, p.data -> 'name' as name,
        p.customer_id as "customerId", coalesce(c.name, '') as "customerName"
      from coupon p left join customer c on c.id = p.customer_id where p.code_key = $1`,
    values: [couponKey(coupon)],
  })
  return rows
}

function numberIn(digits: string | null): string | null {
  return digits !== null && digits.length <= 15 ? digits : null
}

/** Three digits end too many phones. */
function longEnough(digits: string | null): string | null {
  return digits !== null && digits.length >= 4 ? digits : null
}

function queryOf(words: readonly string[]): string | null {
  const safe = words.map(word => word.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean)
  return safe.length > 0 ? safe.map(word => `'${word}':*`).join(' & ') : null
}
