import type { OrderAnswer } from '#server/answers.ts'
import type { Door } from './door.ts'
import { choose, comeBack } from './paying.ts'
import { filledCart } from './people.ts'

export type Bought = {
  readonly orderId: string
  readonly number: number
  readonly attemptId: string
  /** Euros. */
  readonly grandtotal: number
  readonly redirectUrl: string | null
  readonly order: OrderAnswer
}

/** A single order that waits for its payment. */
export async function unpaidOrder(
  door: Door,
  token: string,
  { coupon, mains = 4 }: { coupon?: string; mains?: number } = {},
): Promise<Bought> {
  const { id: cartId } = await filledCart(door, mains, { token })
  if (coupon) await door.ask('cart-coupon-redeem', { cartId, code: coupon }, { token })
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

/** A single order that was paid at the test provider. */
export async function paidOrder(
  door: Door,
  token: string,
  options: { coupon?: string; mains?: number } = {},
): Promise<Bought> {
  const bought = await unpaidOrder(door, token, options)
  const { data } = await comeBack(door, await choose(door, bought.redirectUrl, 'approve'), token)
  if (data.order.status !== 'opened') throw new Error(`the order is ${data.order.status}`)
  return { ...bought, order: data.order }
}
