import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { onAccount } from '#shop/company.ts'
import type { ChangeEffect } from '#shop/order-change/order-change.ts'
import { paymentMinutes } from '#shop/payment.ts'
import type { Call } from '../calls/hook.ts'
import type { OrderChange } from '../db/order-changes.ts'
import * as payments from '../db/payments.ts'
import type { PlacedOrder } from '../db/placed-order.ts'
import { holdResting } from '../db/resting-refunds.ts'

type Dearer = {
  readonly order: PlacedOrder
  readonly change: OrderChange
  readonly effect: ChangeEffect
}

/**
 * The attempt to pay what a change costs more, the same way as the order was; what rests of earlier
 * changes waits with it.
 */
export async function changeAttempt(
  tx: PoolClient,
  { order, change, effect }: Dearer,
  { catalogue, now }: Call,
): Promise<payments.PaymentAttempt> {
  const expiresAt = now + paymentMinutes * 60_000
  const { code: method } = order.paymentType
  const offered = catalogue.paymentTypes.filter(({ spotId }) => spotId === order.spot.id)
  const type =
    offered.find(({ code }) => code === method) ?? offered.find(({ code }) => code !== onAccount)
  if (!type) throw new Error(`spot ${order.spot.id} offers no way to pay`)
  const attempt = await payments.insert(tx, {
    id: randomUUID(),
    orderId: order.id,
    changeId: change.id,
    provider: type.provider,
    method: type.code,
    amount: effect.toPay,
    createdAt: now,
    expiresAt,
  })
  if (effect.kept > 0) await holdResting(tx, order.id, expiresAt + paymentMinutes * 60_000)
  return attempt
}
