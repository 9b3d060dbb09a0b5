import type { PoolClient } from 'pg'
import type { EndReason } from '#shop/order/order.ts'
import { cancelable } from '../delivery-states.ts'

/** Ends a locked order before it was delivered; what of it may still be cancelled is. */
export async function end(
  tx: PoolClient,
  id: string,
  to: { status: 'canceled' | 'not-accepted'; endReason: EndReason; now: number },
): Promise<void> {
  await tx.query({
    name: 'order-end',
    text: `with ended as (
        update customer_order set status = $2, end_reason = $3, updated_at = $4,
          network_key = null
        where id = $1
      )
      update order_delivery set status = 'canceled'
      where order_id = $1 and status in (${cancelable})`,
    values: [id, to.status, to.endReason, new Date(to.now)],
  })
}
