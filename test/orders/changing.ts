import type { CartAnswer, OrderAnswer } from '#server/answers.ts'
import type { Door } from '../door.ts'
import { choose, comeBack } from './paying.ts'
import { fullWeek, type WeekChoice } from './weeks.ts'

/** A plan that was paid at the test provider. */
export async function paidWeek(
  door: Door,
  token: string,
  choice: WeekChoice = {},
  coupon?: string,
): Promise<OrderAnswer> {
  return paidFrom(door, token, await fullWeek(door, choice, token), coupon)
}

/** A cart that was placed and paid. */
export async function paidFrom(
  door: Door,
  token: string,
  { id: cartId }: Pick<CartAnswer, 'id'>,
  coupon?: string,
): Promise<OrderAnswer> {
  if (coupon) await door.ask('cart-coupon-redeem', { cartId, code: coupon }, { token })
  const { code, data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
  if (code !== 'ok') throw new Error(`the order was not placed: ${code}`)
  const back = await comeBack(door, await choose(door, data.redirectUrl, 'approve'), token)
  return back.data.order
}

/** An order's money in cents: what was charged less what was refunded, and what it costs. */
export async function booksOf(door: Door, orderId: string) {
  const { rows } = await door.db.query<{ status: string; grandtotal: number; kept: number }>(
    `select status, grandtotal,
       (select coalesce(sum(charged_cents), 0) from payment_attempt
         where order_id = o.id and (status = 'paid' or refund_due))
       - (select coalesce(sum(amount_cents), 0) from refund
         where order_id = o.id and status <> 'withdrawn') as kept
     from customer_order o where id = $1`,
    [orderId],
  )
  const [books] = rows
  if (!books) throw new Error(`no order ${orderId}`)
  return books
}

export async function refundsOf(door: Door, orderId: string) {
  const { rows } = await door.db.query<{
    amount: number
    reason: string
    status: string
    due_at: Date
  }>(
    `select amount_cents as amount, reason, status, due_at from refund where order_id = $1
     order by created_at, amount_cents`,
    [orderId],
  )
  return rows
}

/**
 * How far the kitchen's counters are from what planned deliveries ask for. The difference stays the
 * same whatever is changed, since the demo shop's own orders are not counted.
 */
export async function kitchenDrift(door: Door): Promise<string[]> {
  const { rows } = await door.db.query<{ drift: string }>(
    `with wanted as (
       select date, 'window' as kind, time_period_id as what, count(*)::integer as amount
         from order_delivery where status = 'planned' group by 1, 3
       union all
       select d.date, 'meal', i.meal_id, sum(i.amount)::integer
         from order_delivery d join order_item i on i.delivery_id = d.id
         where d.status = 'planned' group by 1, 3
     )
     select concat_ws(' ', date, kind, what, coalesce(taken, 0) - coalesce(amount, 0)) as drift
     from kitchen_load full join wanted using (date, kind, what)
     where coalesce(taken, 0) <> coalesce(amount, 0) order by 1`,
  )
  return rows.map(({ drift }) => drift)
}
