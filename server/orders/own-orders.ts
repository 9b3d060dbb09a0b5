import { invalidInput, type Refusal, refuse } from '#shop/refusal.ts'
import type { OrderAnswer, OrderRowAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { placedOrder, placedOrdersOf } from '../db/placed-orders.ts'
import { customerOf } from '../db/sessions.ts'
import { orderAnswer, orderRowAnswer } from './answer.ts'

const pageSize = 20

/** One order of the caller's own. */
export async function customerOrderOne(
  call: Call,
  { orderId }: { orderId: string },
): Promise<OrderAnswer | Refusal> {
  const customer = await customerOf(call.db, call.tokenHash, call.now)
  if (!customer) return refuse('user-not-allowed')
  const order = await placedOrder(call.db, orderId)
  if (!order || order.customerId !== customer.id) return refuse('order-not-found')
  return orderAnswer(order, call)
}

/** The caller's orders, newest first, 20 a page; `cursor` is the number of the last one seen. */
export async function customerOrderCollection(
  call: Call,
  { cursor }: { cursor?: string | undefined },
): Promise<{ orders: OrderRowAnswer[]; cursor: string | null } | Refusal> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    return invalidInput({ field: 'cursor', slug: 'invalid-field' })
  const customer = await customerOf(call.db, call.tokenHash, call.now)
  if (!customer) return refuse('user-not-allowed')
  const before = cursor === undefined ? null : Number(cursor)
  // One more than a page tells whether there is another.
  const found = await placedOrdersOf(call.db, customer.id, { before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    orders: page.map(order => orderRowAnswer(order, call)),
    cursor: found.length > pageSize ? String(page.at(-1)?.number) : null,
  }
}
