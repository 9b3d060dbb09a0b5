import type { PoolClient } from 'pg'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { Db } from '../db/database.ts'
import * as changes from '../db/order/order-changes.ts'
import * as orders from '../db/order/orders.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { dropWaiting } from '../orders/waiting-change.ts'
import { type Claim, clearWay } from '../payments/carry-out.ts'
import { answer, applyWish, type ChangeClaim, type Changer, type ClaimedChange } from './wish.ts'

/** Makes the change, or answers what stands in its way. Throws `KitchenIsShort`. */
export async function changeInTransaction(
  tx: PoolClient,
  call: Changer,
  asking: ChangeClaim,
): Promise<Claim<ClaimedChange> | Refusal> {
  const { orderId, customer, wish } = asking
  const { now } = call
  const locked = await orders.lockOrder(tx, orderId)
  const order = locked?.customerId === customer.id ? await placedOrder(tx, orderId) : null
  if (!locked || !order) return refuse('order-not-found')
  const latest = await changes.latest(tx, orderId)
  const isRepeated = latest?.after.wish === wish
  if (isRepeated && latest.status === 'applied') return answer(latest, null)
  const changed = asking.rule(order, await findUndone(tx, asking))
  if (isRefusal(changed)) return changed
  if (locked.status !== 'not-paid' && latest?.status !== 'waiting')
    return applyWish(tx, call, { asking, locked, order, changed, freed: [] })
  const unpaid = { id: orderId, status: 'not-paid' } as const
  const inTheWay = await clearWay(tx, unpaid, { changed: !isRepeated, now })
  if (latest && inTheWay?.do === 'answer') return answer(latest, inTheWay.redirectUrl)
  if (inTheWay && inTheWay.do !== 'answer') return inTheWay
  const freed = await dropWaiting(tx, orderId, now)
  return applyWish(tx, call, { asking, locked, order, changed, freed })
}

export async function findUndone(
  db: Db,
  { orderId, changeId }: ChangeClaim,
): Promise<changes.OrderChange | null> {
  const change = changeId === undefined ? null : await changes.one(db, changeId)
  return change?.orderId === orderId ? change : null
}
