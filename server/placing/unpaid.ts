import type { PoolClient } from 'pg'
import type { Demand } from '#shop/capacity/capacity.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { isTooLargeUnpaid, isTooMuchUnpaid, isTooMuchUnproved, portionsIn } from '#shop/unpaid.ts'
import { lockUnpaid, type Waiting, waitingBeside } from '../db/order/unpaid-orders.ts'
import { heldUnproved } from '../db/order/unpaid-shares.ts'
import type { Placing } from '../db/placing.ts'

/** Thrown in a transaction, so that nothing of an order is saved that may not wait unpaid. */
export class TooMuchUnpaid extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`an order was refused: ${refusal.refused}`)
    this.refusal = refusal
  }
}

/**
 * Counts the order among those that wait to be paid; throws `TooMuchUnpaid` with `unpaid-orders`
 * where its customer, phone or network has too many, or with `delivery-too-large`. Answers whether the mailbox is unproved.
 */
export async function countUnpaid(
  tx: PoolClient,
  orderId: string,
  { customer, draft, network }: Placing,
): Promise<boolean> {
  if (isTooLargeUnpaid(draft)) throw new TooMuchUnpaid(refuse('delivery-too-large'))
  const phone = draft.address.phone
  const waiting: Waiting = { orderId, customerId: customer.id, phone, network }
  await lockUnpaid(tx, waiting)
  const beside = await waitingBeside(tx, waiting)
  const portions = portionsIn(draft)
  if (isTooMuchUnpaid('customer', beside.customer, portions))
    throw new TooMuchUnpaid(refuse('unpaid-orders', { orders: beside.own }))
  // One answer for phone and network, so that it does not tell whose phone has ordered.
  if (
    isTooMuchUnpaid('phone', beside.phone, portions) ||
    isTooMuchUnpaid('network', beside.network, portions)
  )
    throw new TooMuchUnpaid(refuse('unpaid-orders', { orders: [], asksEmail: beside.isUnproved }))
  return beside.isUnproved
}

/** Throws `TooMuchUnpaid` (`email-not-proved`) where unproved mailboxes would hold more than their share. */
export async function checkUnproved(tx: PoolClient, taken: readonly Demand[]): Promise<void> {
  const more = taken.filter(({ amount }) => amount > 0)
  if (more.length === 0) return
  const held = await heldUnproved(tx, more)
  if (held.some(one => isTooMuchUnproved(one.held, one.most)))
    throw new TooMuchUnpaid(refuse('email-not-proved'))
}
