import type { PoolClient } from 'pg'
import type { Settlement } from '#shop/payment.ts'
import type { LockedOrder } from './db/orders.ts'
import type { PaymentAttempt } from './db/payments.ts'

/**
 * A payment for a change of a paid order was settled: paid, the change is made where it still can
 * be, else its money goes back; ended, the change is dropped.
 */
export async function settleChange(
  _tx: PoolClient,
  _order: LockedOrder,
  changeId: string,
  _attempt: PaymentAttempt,
  _told: Settlement,
  _now: number,
): Promise<Settlement> {
  throw new Error(`change ${changeId} cannot be settled yet`)
}
