import { paymentMinutes } from '#shop/payment.ts'
import { isRefusal } from '#shop/refusal.ts'
import { transaction } from '../db/database.ts'
import { expiredOrders, payableAttempts } from '../db/expiring.ts'
import * as orders from '../db/orders.ts'
import * as payments from '../db/payments.ts'
import { endOrder } from '../orders/ending.ts'
import { type Settling, settle, settlingOf, withdraw } from '../payments/payment.ts'
import type { RunningShop } from '../running-shop.ts'

const batch = 20
const lifetime = paymentMinutes * 60_000
/** How much longer an order waits while its provider is away: it may have been paid there. */
const grace = lifetime

/** Ends orders that nobody paid in time, and gives back what they held; how many ended. */
export async function expireOrders(shop: RunningShop): Promise<number> {
  const now = shop.now()
  const ids = await expiredOrders(shop.db, { placedBefore: now - lifetime, now, limit: batch })
  let ended = 0
  for (const id of ids) if (await expireOrder(settlingOf(shop), id)) ended++
  return ended
}

async function expireOrder(settling: Settling, id: string): Promise<boolean> {
  for (const attemptId of await payableAttempts(settling.db, id))
    if (!(await isOver(settling, attemptId))) return false
  const ended = await transaction(settling.db, async tx => {
    const order = await orders.lockOrder(tx, id)
    if (order?.status !== 'not-paid') return false
    // Placed again in this very moment: it has its time anew.
    const latest = await payments.lockLatest(tx, id)
    if (latest && latest.expiresAt > settling.now && latest.status !== 'cancelled') return false
    const ending = { status: 'canceled', endReason: 'expired', refundReason: 'canceled' } as const
    await endOrder(tx, order, { ...ending, now: settling.now })
    return true
  })
  if (ended) settling.kitchen.changed()
  return ended
}

/** Whether nobody can pay it any more, or nobody could tell for too long. */
async function isOver(settling: Settling, attemptId: string): Promise<boolean> {
  const attempt = await payments.one(settling.db, attemptId)
  if (!attempt) return true
  if (attempt.providerRef === null) {
    const told = { outcome: 'failed', amount: null, transactionId: null } as const
    await settle(settling, attemptId, { ...told, reason: 'left behind' })
    return true
  }
  const refused = await withdraw(settling, attempt)
  return !isRefusal(refused) || attempt.expiresAt + grace <= settling.now
}
