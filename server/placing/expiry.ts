import { byBank } from '#shop/bank-transfer.ts'
import { paymentMinutes } from '#shop/payment.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { transaction } from '../db/database.ts'
import { expiredOrders, payableAttempts } from '../db/expiring.ts'
import { queueMail } from '../db/mail/mails.ts'
import * as orders from '../db/order/orders.ts'
import * as payments from '../db/payment/payments.ts'
import { endOrder } from '../orders/order-end.ts'
import { isConfigured, type Settling, settle, settlingOf, withdraw } from '../payments/payment.ts'
import type { RunningShop } from '../running-shop.ts'

const batch = 20
/** How much longer an order waits while its provider is away, since it may be paid there. */
const grace = paymentMinutes * 60_000

/** Ends orders that were not paid in time and gives back what they held; answers how many. */
export async function expireOrders(shop: RunningShop): Promise<number> {
  const now = shop.now()
  const ids = await expiredOrders(shop.db, { now, limit: batch })
  let ended = 0
  for (const id of ids)
    try {
      if (await expireOrder(settlingOf(shop), id)) ended++
    } catch (error) {
      shop.log(error, `order ${id} could not be ended`)
    }
  return ended
}

async function expireOrder(settling: Settling, id: string): Promise<boolean> {
  for (const attemptId of await payableAttempts(settling.db, id))
    if (!(await closeAttempt(settling, attemptId))) return false
  const ended = await transaction(settling.db, async tx => {
    const order = await orders.lockOrder(tx, id)
    if (order?.status !== 'not-paid') return false
    // The customer has just placed it again: it has a new attempt with a new time.
    const latest = await payments.lockLatest(tx, id)
    if (latest && latest.expiresAt > settling.now && latest.status !== 'cancelled') return false
    const ending = { status: 'canceled', endReason: 'expired', refundReason: 'canceled' } as const
    await endOrder(tx, order, { ...ending, now: settling.now })
    if (latest?.provider === byBank) await queueMail(tx, expiredMail(id), settling.now)
    return true
  })
  if (ended) settling.kitchen.changed()
  return ended
}

const expiredMail = (orderId: string) =>
  ({ key: `transfer-expired ${orderId}`, code: 'transfer-expired', orderId }) as const

/**
 * Closes an attempt at its provider. False: the provider is away, and there is time to wait. One
 * whose keys were removed is no reason to hold what the order took.
 */
async function closeAttempt(settling: Settling, attemptId: string): Promise<boolean> {
  const attempt = await payments.one(settling.db, attemptId)
  if (!attempt) return true
  if (attempt.providerRef === null) {
    const settlement = { outcome: 'failed', amount: null, transactionId: null } as const
    await settle(settling, attemptId, { ...settlement, reason: 'left behind' })
    return true
  }
  if (!isConfigured(settling, attempt.provider)) {
    settling.log(null, `payment ${attemptId}: ${attempt.provider} has no keys and cannot be asked`)
    return true
  }
  const refused = await withdraw(settling, attempt)
  return !isRefusal(refused) || attempt.expiresAt + grace <= settling.now
}
