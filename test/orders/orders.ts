import type { OrderAnswer } from '#server/answers.ts'
import type { Door } from '../door.ts'
import { filledCart } from '../people.ts'
import { choose, comeBack } from './paying.ts'
import { fullWeek } from './weeks.ts'

export type Bought = {
  readonly orderId: string
  readonly number: number
  readonly attemptId: string
  /** Euros. */
  readonly grandtotal: number
  readonly redirectUrl: string | null
  readonly order: OrderAnswer
}

type Options = { readonly coupon?: string; readonly mains?: number }

/** A single order that waits for its payment. */
export async function unpaidOrder(
  door: Door,
  token: string,
  { coupon, mains = 4 }: Options = {},
): Promise<Bought> {
  const { id: cartId } = await filledCart(door, mains, { token })
  if (coupon) await door.ask('cart-coupon-redeem', { cartId, code: coupon }, { token })
  return placeCart(door, token, cartId)
}

/** A single order that was paid at the test provider. */
export async function paidOrder(door: Door, token: string, options?: Options): Promise<Bought> {
  return payFor(door, token, await unpaidOrder(door, token, options))
}

/** A plan of a week in two deliveries that was paid at the test provider. */
export async function paidWeek(door: Door, token: string): Promise<Bought> {
  const { id: cartId } = await fullWeek(door, {}, token)
  return payFor(door, token, await placeCart(door, token, cartId))
}

/** Ends all orders that wait to be paid, so that a customer may place others. */
export async function endUnpaid({ db }: Pick<Door, 'db'>): Promise<void> {
  await db.query(
    `update customer_order set status = 'canceled', end_reason = 'customer'
      where status = 'not-paid'`,
  )
}

/** Places a cart that lacks nothing. */
export async function placeCart(door: Door, token: string, cartId: string): Promise<Bought> {
  const { code, data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
  if (code !== 'ok') throw new Error(`the order was not placed: ${code}`)
  const { order, redirectUrl } = data
  const { rows } = await door.db.query<{ id: string }>(
    'select id from payment_attempt where order_id = $1',
    [order.id],
  )
  return {
    orderId: order.id,
    number: order.number,
    attemptId: rows[0]?.id ?? '',
    grandtotal: order.totals.grandtotal,
    redirectUrl,
    order,
  }
}

/** Pays at the test provider. */
export async function payFor(door: Door, token: string, bought: Bought): Promise<Bought> {
  const { data } = await comeBack(door, await choose(door, bought.redirectUrl, 'approve'), token)
  if (data.order.status !== 'opened') throw new Error(`the order is ${data.order.status}`)
  return { ...bought, order: data.order }
}
