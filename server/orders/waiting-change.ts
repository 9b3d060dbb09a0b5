import type { PoolClient } from 'pg'
import { type Demand, demandOf, difference } from '#shop/capacity/capacity.ts'
import { waitsForKitchen } from '#shop/delivery-life.ts'
import type { OrderDelivery } from '#shop/order/order.ts'
import * as changes from '../db/order/order-changes.ts'
import { holdResting } from '../db/payment/resting-refunds.ts'

/** Drops the change of this order that waits for its payment; answers as `dropChange` does. */
export async function dropWaiting(
  tx: PoolClient,
  orderId: string,
  now: number,
): Promise<readonly Demand[]> {
  const latest = await changes.latest(tx, orderId)
  return latest ? dropChange(tx, latest, now) : []
}

/**
 * Drops a waiting change and lets the refunds go that it kept back. Answers what it held in the
 * kitchen: the caller gives that back in one statement with all else that its transaction takes or
 * gives, since two statements could lock the kitchen's rows in a circle with another transaction.
 */
export async function dropChange(
  tx: PoolClient,
  change: changes.OrderChange,
  now: number,
): Promise<readonly Demand[]> {
  if (change.status !== 'waiting') return []
  await changes.markDropped(tx, change.id)
  await holdResting(tx, change.orderId, now)
  return kitchenOf(change).more
}

type Touched = { readonly deliveries: readonly OrderDelivery[] }

/** The capacity that a change takes and gives back; all amounts are positive. */
export function kitchenOf({ before, after }: Record<'before' | 'after', Touched>): {
  more: Demand[]
  less: Demand[]
} {
  const all = difference(cooked(before.deliveries), cooked(after.deliveries))
  return {
    more: all.filter(({ amount }) => amount > 0),
    less: all.filter(({ amount }) => amount < 0).map(one => ({ ...one, amount: -one.amount })),
  }
}

function cooked(deliveries: readonly OrderDelivery[]): Demand[] {
  const planned = deliveries.filter(waitsForKitchen)
  return demandOf(
    planned.map(({ date, timePeriod, items }) => ({ date, timePeriodId: timePeriod.id, items })),
  )
}
