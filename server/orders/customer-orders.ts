import { invalidInput, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { OrderAnswer, OrderRowAnswer } from '../answers.ts'
import type { CustomerCall } from '../calls/hook.ts'
import { placedOrder, placedOrdersOf } from '../db/order/placed-orders.ts'
import { orderAnswer } from './answer.ts'
import { orderRowAnswer } from './row-answer.ts'

const pageSize = 20

export async function customerOrderOne(
  call: CustomerCall,
  { orderId }: { orderId: string },
): Promise<OrderAnswer | Refusal> {
  const order = await placedOrder(call.db, orderId)
  if (!order || order.customerId !== call.customer.id) return refuse('order-not-found')
  return orderAnswer(order, call)
}

/** The caller's orders, newest first, 20 a page; `cursor` is the number of the last one seen. */
export async function customerOrderCollection(
  call: CustomerCall,
  { cursor }: { cursor?: string | undefined },
): Promise<{ orders: OrderRowAnswer[]; cursor: string | null } | Refusal> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    return invalidInput({ field: 'cursor', slug: 'invalid-field' })
  const before = cursor === undefined ? null : Number(cursor)
  const rows = await placedOrdersOf(call.db, call.customer.id, { before, limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  return {
    orders: page.map(order => orderRowAnswer(order, call)),
    cursor: rows.length > pageSize ? String(page.at(-1)?.number) : null,
  }
}
